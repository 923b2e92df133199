import { type Block, type Draw, DrawReader } from './DrawReader.ts';
import { countScatters, type LineWin, lineWins, type Window, windowAt } from './lines.ts';
import type { PublishedGame } from './published.ts';
import { hmacSha256 } from './webCrypto.ts';

/** A number, and the purpose of its draw. */
export type RoundDraw = Draw &
  ({ purpose: 'stop'; spin: number; reel: number } | { purpose: 'jackpot'; spin: number; jackpot: string });

export interface RecomputedSpin {
  kind: 'base' | 'free';
  stops: readonly number[];
  window: Window;
  wins: readonly LineWin[];
  scatters: number;
  multiple: number;
  /** The wins times the multiple, in tenths of the stake. */
  pay: number;
}

export interface JackpotDraw {
  name: string;
  odds: number;
  drawn: number;
  /** The stake ÷ 10. A draw below it hits. */
  tens: number;
  isHit: boolean;
}

export interface RecomputedRound {
  code: string;
  version: number;
  variant: string;
  rows: number;
  lines: readonly (readonly number[])[];
  blocks: readonly Block[];
  draws: readonly RoundDraw[];
  spins: readonly RecomputedSpin[];
  jackpots: readonly JackpotDraw[];
  /** In tenths of the stake, without jackpots, at most the cap. */
  pay: number;
  isCapped: boolean;
  /** The pay in coins, without jackpots. */
  coins: number;
}

export interface RoundSeeds {
  ServerSeed: string;
  ClientSeed: string;
  Nonce: number;
  Stake: number;
}

type Strips = readonly (readonly string[])[];

const stripsOf = (game: PublishedGame, name: string | undefined): Strips =>
  (game.strips[name ?? ''] ?? []).map((strip) => strip.split(' '));

/** Replays the round of these seeds by docs/fairness.md. Returns undefined if the game has no such variant. */
export async function recomputeRound(
  game: PublishedGame,
  variantName: string,
  { ServerSeed, ClientSeed, Nonce, Stake }: RoundSeeds,
): Promise<RecomputedRound | undefined> {
  const variant = game.variants.find(({ name }) => name === variantName);
  if (variant === undefined) return undefined;
  const reader = new DrawReader(`${ClientSeed}:${Nonce}`, (message) => hmacSha256(ServerSeed, message));
  const draws: RoundDraw[] = [];
  const spins: RecomputedSpin[] = [];

  const spin = async (kind: 'base' | 'free', strips: Strips, multiple: number): Promise<RecomputedSpin> => {
    await reader.startBlock();
    const stops: number[] = [];
    for (const [reel, { length }] of strips.entries()) {
      const drawn = await reader.draw(length);
      draws.push(...drawn.draws.map((each) => ({ ...each, purpose: 'stop' as const, spin: spins.length, reel })));
      stops.push(drawn.result);
    }
    const window = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
    const wins = lineWins(game, window);
    const pay = wins.reduce((sum, win) => sum + win.pay, 0) * multiple;
    return { kind, stops, window, wins, scatters: countScatters(game, window), multiple, pay };
  };

  const first = await spin('base', stripsOf(game, variant.base), 1);
  const jackpots: JackpotDraw[] = [];
  const tens = Stake / 10;
  for (const { name, odds } of game.jackpots) {
    const drawn = await reader.draw(odds);
    draws.push(...drawn.draws.map((each) => ({ ...each, purpose: 'jackpot' as const, spin: 0, jackpot: name })));
    jackpots.push({ name, odds, drawn: drawn.result, tens, isHit: drawn.result < tens });
  }
  spins.push(first);

  let pay = first.pay;
  const { freeSpins } = game;
  if (freeSpins !== undefined && variant.free !== undefined && first.scatters >= freeSpins.atLeast) {
    const strips = stripsOf(game, variant.free);
    let step = 0;
    for (let played = 0; played < freeSpins.spins && pay < game.cap; played += 1) {
      const next = await spin('free', strips, freeSpins.ladder[step] ?? 1);
      spins.push(next);
      pay += next.pay;
      step = next.pay > 0 ? Math.min(step + 1, freeSpins.ladder.length - 1) : 0;
    }
  }

  const capped = Math.min(pay, game.cap);
  return {
    code: game.code,
    version: game.version,
    variant: variant.name,
    rows: game.rows,
    lines: game.lines,
    blocks: reader.blocks,
    draws,
    spins,
    jackpots,
    pay: capped,
    isCapped: pay >= game.cap,
    coins: capped * tens,
  };
}
