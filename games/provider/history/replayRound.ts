import type { ReplayRound, RoundView } from '#games/api/index.ts';

/**
 * The content of a replay. The platform publishes it for finished rounds only. Undefined before the stake was taken,
 * and without the version of the game that was played.
 */
export function replayRound({ GameCode, Variant, Maths, Stake, GrantID, Result }: RoundView): ReplayRound | undefined {
  if (Result?.Outcome === undefined) return undefined;
  const { Win, Jackpots, Outcome } = Result;
  const free = GrantID === undefined ? {} : { IsFree: true as const };
  return { GameCode, Variant, Maths, Stake, ...free, Win, Jackpots, Outcome };
}
