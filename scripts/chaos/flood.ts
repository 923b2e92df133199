import { setTimeout as sleep } from 'node:timers/promises';
import { RequestFailure } from '#features/base/client/index.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import type { Player } from './player.ts';

/** Four times the limit. */
const CALLS_PER_SECOND = 12;

/** A call that the limit let through, with its start and end in milliseconds of the clock. A node counted it at some time in between. */
export interface PassedCall {
  readonly sent: number;
  readonly answered: number;
}

/** The calls of a player that exceeds the limit of {@link searchPlayers}, in the order of their start. */
export interface Flood {
  readonly passed: readonly PassedCall[];
  readonly refused: number;
}

/** Calls until the signal. Each connection of the player may be on a different node. */
export async function flood({ client }: Player, signal: AbortSignal): Promise<Flood> {
  const passed: PassedCall[] = [];
  let refused = 0;
  while (!signal.aborted) {
    await sleep(1000 / CALLS_PER_SECOND);
    const sent = Date.now();
    try {
      await client.call(searchPlayers, { Name: '玩家' });
      passed.push({ sent, answered: Date.now() });
    } catch (failure) {
      if (failure instanceof RequestFailure) refused += 1;
    }
  }
  return { passed, refused };
}

/**
 * Returns the largest number of calls that nodes certainly counted in a window of the limit: the first was sent and the last was answered
 * within it. A slow test process therefore never counts too many.
 * @param isCounted whether a window counts, by its beginning and end in milliseconds of the clock
 */
export function mostInWindow(
  { passed }: Flood,
  isCounted: (start: number, end: number) => boolean = () => true,
): number {
  const length = (searchPlayers.rate?.seconds ?? 0) * 1000;
  const counts = passed
    .filter(({ sent }) => isCounted(sent, sent + length))
    .map(({ sent: start }) => passed.filter(({ sent, answered }) => sent >= start && answered < start + length).length);
  return Math.max(0, ...counts);
}
