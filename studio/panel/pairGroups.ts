import type { TokenPath } from '#ui/theme/tokens.ts';
import type { DraftReading } from '../draft/themeOf.ts';

/** An ink, and everything on which it reads as well, or as badly. */
export interface PairGroup {
  readonly part: string | undefined;
  readonly ink: TokenPath;
  readonly on: readonly [TokenPath, ...TokenPath[]];
  readonly atLeast: number;
  readonly passes: boolean;
  /** The least ratio among them. */
  readonly ratio: number;
}

const keyOf = ({ part, ink, atLeast, passes }: DraftReading): string => `${part ?? ''} ${ink} ${atLeast} ${passes}`;

/**
 * Lists each ink once with the grounds that it fails on, and once with those on which it reads. A ground that is derived from another
 * fails with it: a row for each would say the same several times. On a part, what fails as on the whole is not said again.
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
