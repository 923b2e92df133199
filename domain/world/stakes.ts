import { GAME_CATALOGUE } from './gameCatalogue.ts';

/** The stakes of games that exist. */
export const STAKES_OF: Readonly<Record<string, readonly number[] | undefined>> = Object.fromEntries(
  GAME_CATALOGUE.map(({ GameCode, Stakes }) => [GameCode, Stakes]),
);

/** Whether a game can be played, which means that its stakes are known. */
export const hasStakes = (gameCode: string): boolean => STAKES_OF[gameCode] !== undefined;

/** The stake of a made-up big win at a game, different for each index. */
export function bigWinStake(gameCode: string, place: number): number {
  const stakes = (STAKES_OF[gameCode] ?? []).filter((stake) => stake >= BIG_WIN_STAKE);
  const stake = stakes[place % stakes.length];
  if (stake === undefined) throw new RangeError(`${gameCode} has no ladder of stakes`);
  return stake;
}

/** The smallest stake of a made-up big win. */
const BIG_WIN_STAKE = 1000;

/** A game pays in coins of a tenth of the stake. */
const COINS = 10;

/**
 * The stake of a made-up round that changes a player's gold by an amount, at a game with such a round.
 * @param bet the stake of the round in a game without a ladder
 * @returns undefined if no stake of the game's ladder leads to this change
 */
export function stakeFor(gameCode: string, bet: number, change: number): number | undefined {
  const ladder = STAKES_OF[gameCode];
  if (ladder === undefined) return bet;
  const fitting = ladder.filter((stake) => stake + change >= 0 && (change * COINS) % stake === 0);
  return change < 0 ? fitting[0] : fitting.findLast((stake) => stake <= bet);
}

/** Splits an amount into stakes of a game's ladder, the largest first. */
export function stakesOf(gameCode: string, amount: number): readonly number[] {
  const ladder = STAKES_OF[gameCode] ?? [];
  const stakes: number[] = [];
  let rest = amount;
  for (const stake of ladder.toReversed()) {
    for (; rest >= stake; rest -= stake) stakes.push(stake);
  }
  if (rest > 0) throw new RangeError(`${amount} cannot be split into stakes of ${gameCode}`);
  return stakes;
}
