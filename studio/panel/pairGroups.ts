import type { TokenPath } from '#ui/theme/tokens.ts';
import type { DraftReading } from '../draft/themeOf.ts';

/** An ink with all grounds on which it passes, or on which it fails. */
export interface PairGroup {
  readonly part: string | undefined;
  readonly ink: TokenPath;
  readonly on: readonly [TokenPath, ...TokenPath[]];
  readonly atLeast: number;
  readonly passes: boolean;
  /** The lowest ratio among them. */
  readonly ratio: number;
}

const keyOf = ({ part, ink, atLeast, passes }: DraftReading): string => `${part ?? ''} ${ink} ${atLeast} ${passes}`;

/**
 * Lists each ink once with the grounds that it fails on, and once with those that it passes on. A derived ground
 * fails together with its source, so a row for each would repeat it. A part lists only pairs that differ from the
 * whole.
 */
export function groupPairs(readings: readonly DraftReading[]): readonly PairGroup[] {
  const groups = new Map<string, PairGroup>();
  for (const reading of readings) {
    const { part, ink, on, atLeast, passes, ratio } = reading;
    const isSaid =
      part !== undefined &&
      readings.some((one) => one.part === undefined && one.ink === ink && one.on === on && one.ratio === ratio);
    if (isSaid) continue;
    const key = keyOf(reading);
    const before = groups.get(key);
    groups.set(
      key,
      before === undefined
        ? { part, ink, on: [on], atLeast, passes, ratio }
        : { ...before, on: [...before.on, on], ratio: Math.min(before.ratio, ratio) },
    );
  }
  return [...groups.values()];
}
