import { setTimeout as sleep } from 'node:timers/promises';
import { RequestFailure } from '#features/base/client/index.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import type { Player } from './player.ts';

/** Four times what the limit lets through. */
const CALLS_PER_SECOND = 12;

/** The calls of a player that calls more often than the limit of {@link searchPlayers} lets through. */
export interface Flood {
  /** When the calls were answered that passed, in milliseconds of the clock. */
  readonly passed: readonly number[];
  readonly refused: number;
}

/** Calls until it is told to stop. Each connection of the player may be on another node. */
export async function flood({ client }: Player, signal: AbortSignal): Promise<Flood> {
  const passed: number[] = [];
  let refused = 0;
  while (!signal.aborted) {
    await sleep(1000 / CALLS_PER_SECOND);
    try {
      await client.call(searchPlayers, { Name: '玩家' });
      passed.push(Date.now());
    } catch (failure) {
      if (failure instanceof RequestFailure) refused += 1;
    }
  }
  return { passed, refused };
}

/**
 * The most calls that passed in a window of the limit.
 *
 * @param isCounted whether a window counts, by its beginning and end in milliseconds of the clock
 */
export function mostInWindow(
  { passed }: Flood,
  isCounted: (start: number, end: number) => boolean = () => true,
): number {
  const length = (searchPlayers.rate?.seconds ?? 0) * 1000;
  const counts = passed
    .filter((start) => isCounted(start, start + length))
    .map((start) => passed.filter((time) => time >= start && time < start + length).length);
  return Math.max(0, ...counts);
}
