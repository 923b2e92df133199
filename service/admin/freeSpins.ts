import type { Reader } from '#domain/ports/store.ts';
import { Refusal, UsageError } from './command.ts';
import { readNumber } from './words.ts';

/** The words `--free-spins N --game G --stake N`. */
export const FREE_SPIN_OPTIONS = { 'free-spins': 'string', game: 'string', stake: 'string' } as const;

/** The most free spins that one player gets by one call or code. */
const MOST_SPINS = 1000;

export interface FreeSpins {
  readonly GameCode: string;
  readonly Stake: number;
  readonly Count: number;
}

/**
 * Reads free spins. The stake has to be in the limits of the game. The game offers only some stakes between them.
 * @returns undefined without `--free-spins`
 * @throws UsageError without a game or a stake, Refusal for an unknown game
 */
export async function readFreeSpins(
  db: Reader,
  values: { readonly [Option in keyof typeof FREE_SPIN_OPTIONS]?: string },
): Promise<FreeSpins | undefined> {
  const { 'free-spins': count, game: GameCode, stake } = values;
  if (count === undefined && GameCode === undefined && stake === undefined) return undefined;
  if (GameCode === undefined) throw new UsageError('free spins of which game? --game');
  const game = await db.table('games').get(GameCode);
  if (game === undefined) throw new Refusal(`there is no game "${GameCode}"`);
  const Count = readNumber('--free-spins', count, 1, MOST_SPINS);
  return { GameCode, Count, Stake: readNumber('--stake', stake, game.MinBet, game.MaxBet) };
}
