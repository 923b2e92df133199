import { STAKE_UNIT } from './TableGame.ts';

/** Twentieths of the stake that a bet returns. */
export type Returns = (bet: string) => number;

/** Stakes in coins by bet. */
export type Stakes = Readonly<Record<string, number>>;

/** The coins that stakes return in a round. Stakes are multiples of `STAKE_UNIT`. */
export function returnedCoins(stakes: Stakes, returned: Returns): number {
  let coins = 0;
  for (const [bet, stake] of Object.entries(stakes)) coins += (stake / STAKE_UNIT) * returned(bet);
  return coins;
}
