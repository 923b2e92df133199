import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { blockMessage, type BlockSource, type SlotGame, playRound } from '#games/maths/index.ts';
import { chachaBlocks } from './chachaBlocks.ts';

/** The payments of many rounds. Amounts are sums in tenths of the stake. */
export interface Tally {
  rounds: number;
  paid: number;
  /** The sum of the squares of the rounds' payments. */
  squares: number;
  wins: number;
  freeSpins: number;
  /** Only of a game with hold and respin. */
  holds?: number | undefined;
  /** Only of a game with a choice. */
  choices?: number | undefined;
  /** Turns of the wheel. Only of a game with a level. */
  turns?: number | undefined;
  capped: number;
  jackpots: Record<string, number>;
}

const CLIENT_SEED = 'simulation';

/** Returns the server seed of a simulation: the SHA-256 of its seed, as 64 hexadecimal characters. */
export const serverSeedOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Returns the blocks of a round, as the game server makes them. */
export function blocksOf(serverSeed: KeyObject, clientSeed: string, nonce: number): BlockSource {
  return (cursor) =>
    createHmac('sha256', serverSeed)
      .update(blockMessage(clientSeed, nonce, cursor))
      .digest();
}

/** The source of the blocks: HMAC-SHA-256 as on the game server, or ChaCha8 for long simulations. */
export const Blocks = z.enum(['hmac', 'chacha8']);
export type Blocks = z.infer<typeof Blocks>;

export interface SimulatedRounds {
  rounds: number;
  seed: string;
  /** The nonce of the first round. 1 unless given. */
  first?: number | undefined;
  /** In coins. Only the jackpots depend on it. */
  stake: number;
  /** HMAC unless given. */
  blocks?: Blocks | undefined;
}

function hmacBlocks(seed: string): (nonce: number) => BlockSource {
  const serverSeed = createSecretKey(Buffer.from(serverSeedOf(seed)));
  return (nonce) => blocksOf(serverSeed, CLIENT_SEED, nonce);
}

export function emptyTally(game: SlotGame): Tally {
  const jackpots = Object.fromEntries(game.jackpots.map(({ name }) => [name, 0]));
  const tally: Tally = { rounds: 0, paid: 0, squares: 0, wins: 0, freeSpins: 0, capped: 0, jackpots };
  if (game.hold !== undefined) tally.holds = 0;
  if (game.choice !== undefined) tally.choices = 0;
  if (game.level !== undefined) tally.turns = 0;
  return tally;
}

/**
 * Plays consecutive rounds of a seed by the code of a real round. A choice takes its default. A level begins empty, and lasts.
 * @param progress is called after each million rounds
 */
export function simulate(
  game: SlotGame,
  { rounds, seed, first = 1, stake, blocks = 'hmac' }: SimulatedRounds,
  progress?: (tally: Tally) => void,
): Tally {
  const blocksOfRound = blocks === 'hmac' ? hmacBlocks(seed) : chachaBlocks(seed);
  const tally = emptyTally(game);
  const { jackpots } = tally;
  let level = 0;
  for (let nonce = first; nonce < first + rounds; nonce += 1) {
    const round = playRound(game, stake, blocksOfRound(nonce), { choice: game.choice?.default, level });
    level = round.level?.after ?? 0;
    tally.rounds += 1;
    tally.paid += round.pay;
    tally.squares += round.pay ** 2;
    if (round.pay > 0) tally.wins += 1;
    if (round.spins.length > 1 && round.choice === undefined) tally.freeSpins += 1;
    if (tally.holds !== undefined && round.hold !== undefined) tally.holds += 1;
    if (tally.choices !== undefined && round.choice !== undefined) tally.choices += 1;
    if (tally.turns !== undefined && round.level?.wheel !== undefined) tally.turns += 1;
    if (round.isCapped) tally.capped += 1;
    for (const name of round.jackpots) jackpots[name] = (jackpots[name] ?? 0) + 1;
    if (tally.rounds % 1_000_000 === 0) progress?.(tally);
  }
  return tally;
}
