import { createHash, createHmac } from 'node:crypto';
import { blockMessage, coinsOf, type MathsFile, playRound, slotGame } from '#games/maths/index.ts';
import { RoundRecord } from '../index.ts';

export const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

export interface Played {
  readonly file: MathsFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export const asPlayed = (file: MathsFile): Played => ({
  file,
  bytes: new Uint8Array(new TextEncoder().encode(JSON.stringify(file))),
});

/** The record of a round that the game server plays, and its outcome. */
export function playedRound({ file, bytes }: Played, nonce: number, variant = file.variants[0]?.name, stake = 2000) {
  // The player takes another option each time.
  const options = file.choice?.options ?? [];
  const choice = options[nonce % Math.max(1, options.length)]?.name;
  const ServerSeed = hash(`server seed of a test ${nonce % 7}`);
  const ClientSeed = `player-${nonce % 3}`;
  const source = (cursor: number): Uint8Array =>
    createHmac('sha256', ServerSeed)
      .update(blockMessage(ClientSeed, nonce, cursor))
      .digest();
  // Each level comes before some round.
  const level = file.level && nonce % file.level.full;
  const outcome = playRound(slotGame(file, variant), stake, source, { choice, level });
  const Jackpots = outcome.jackpots.map((Name, at) => ({ Name, Coins: 125_000 + at }));
  const Win = coinsOf(outcome.pay, stake) + Jackpots.reduce((sum, { Coins }) => sum + Coins, 0);
  const record = RoundRecord.parse({
    RoundID: `round-${nonce}`,
    GameCode: file.code,
    Maths: hash(bytes),
    Variant: outcome.variant,
    Nonce: nonce,
    ClientSeed,
    Stake: stake,
    Commitment: hash(ServerSeed),
    ServerSeed,
    ...(outcome.choice && { Choice: { Chosen: outcome.choice.chosen } }),
    ...(level !== undefined && { Level: level }),
    Result: { Win, Jackpots, Outcome: outcome },
    Ledger: { Stake: stake, Win },
  });
  return { outcome, record };
}

export const recordOf = (...played: Parameters<typeof playedRound>): RoundRecord => playedRound(...played).record;
