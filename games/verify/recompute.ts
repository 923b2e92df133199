import { type Block, DrawReader } from './DrawReader.ts';
import { baseCoins, type Coin, recomputeHold, type RecomputedHold } from './hold.ts';
import type { PublishedGame, PublishedHold } from './published.ts';
import { type RoundDraw, RoundDraws } from './RoundDraws.ts';
import { boardsOf, type Orb, type RecomputedTumble, withOrbs } from './tumble.ts';
import { hmacSha256 } from './webCrypto.ts';
import { type Cell, cellsWith, countScatters, type Win, type Window, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

export interface RecomputedSpin {
  kind: 'base' | 'free';
  stops: readonly number[];
  window: Window;
  wins: readonly Win[];
  /** In the last window, if the spin tumbles. */
  scatters: number;
  /** The ladder's factor. */
  multiple: number;
  /** The pay of all windows, in tenths of the stake, with every multiple. */
  pay: number;
  coins?: readonly Coin[];
  orbs?: readonly Orb[];
  /** The multiples of the last window together, if the spin pays; otherwise 1. */
  thrown?: number;
  tumbles?: readonly RecomputedTumble[];
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
  /** Empty if the game pays no lines. */
  lines: readonly (readonly number[])[];
  blocks: readonly Block[];
  draws: readonly RoundDraw[];
  spins: readonly RecomputedSpin[];
  hold?: RecomputedHold;
  /** In the order of their draws. */
  jackpots: readonly JackpotDraw[];
  /** The names of the jackpots that are hit, in the order of the file. */
  hits: readonly string[];
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

/** Reads the spins of one round. */
class RoundReplay {
  readonly draws: RoundDraws;
  readonly jackpots: JackpotDraw[] = [];
  readonly #game: PublishedGame;
  readonly #tens: number;
  #spin = -1;

  constructor(game: PublishedGame, draws: RoundDraws, tens: number) {
    this.#game = game;
    this.draws = draws;
    this.#tens = tens;
  }

  async spin(kind: 'base' | 'free', strips: Strips, multiple: number): Promise<RecomputedSpin> {
    this.#spin += 1;
    await this.draws.reader.startBlock();
    const stops: number[] = [];
    for (const [reel, { length }] of strips.entries())
      stops.push(await this.draws.draw(length, { purpose: 'stop', spin: this.#spin, reel }));
    const game = this.#game;
    if (game.tumble !== undefined) return this.#tumble(kind, strips, stops, multiple);
    const window = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
    const wins = winsOf(game, window);
    const pay = wins.reduce((sum, win) => sum + win.pay, 0) * multiple;
    return { kind, stops, window, wins, scatters: countScatters(game.scatter, window), multiple, pay };
  }

  async #tumble(
    kind: 'base' | 'free',
    strips: Strips,
    stops: readonly number[],
    multiple: number,
  ): Promise<RecomputedSpin> {
    const { tumble = {}, scatter } = this.#game;
    const { boards, paid } = boardsOf(this.#game, tumble, strips, stops);
    const { thrown } = tumble;
    const shown = thrown === undefined ? boards : await withOrbs(boards, thrown.symbol, () => this.#multiple(thrown));
    const [first, ...tumbles] = shown;
    const last = shown.at(-1);
    const sum = (last?.orbs ?? []).reduce((all, orb) => all + orb.multiple, 0);
    const factor = paid === 0 || sum === 0 ? 1 : sum;
    return {
      kind,
      stops,
      window: first?.window ?? [],
      wins: first?.wins ?? [],
      scatters: countScatters(scatter, last?.window ?? []),
      multiple,
      pay: paid * factor * multiple,
      ...(first?.orbs === undefined ? {} : { orbs: first.orbs, thrown: factor }),
      tumbles,
    };
  }

  async #multiple({ multiples }: { multiples: readonly { multiple: number; weight: number }[] }): Promise<number> {
    const all = multiples.reduce((sum, { weight }) => sum + weight, 0);
    let left = await this.draws.draw(all, { purpose: 'multiple', spin: this.#spin });
    for (const { multiple, weight } of multiples) {
      if (left < weight) return multiple;
      left -= weight;
    }
    return 1;
  }

  async jackpot(name: string, respin?: number): Promise<boolean> {
    const { odds = 0 } = this.#game.jackpots.find((each) => each.name === name) ?? {};
    const at = respin === undefined ? {} : { respin };
    const drawn = await this.draws.draw(odds, { purpose: 'jackpot', spin: this.#spin, jackpot: name, ...at });
    const isHit = drawn < this.#tens;
    this.jackpots.push({ name, odds, drawn, tens: this.#tens, isHit });
    return isHit;
  }

  coin(below: number, cell: Cell, respin?: number): Promise<number> {
    const at = respin === undefined ? {} : { respin };
    return this.draws.draw(below, { purpose: 'coin', spin: this.#spin, cell, ...at });
  }
}

/** The coins of a base spin, then the jackpots that no feature draws, then the hold and respin that the coins start. */
async function holdOf(
  replay: RoundReplay,
  game: PublishedGame,
  hold: PublishedHold,
  { window }: RecomputedSpin,
): Promise<{ coins: readonly Coin[]; played: RecomputedHold | undefined }> {
  let respin: number | undefined;
  const reader = {
    startBlock: async (): Promise<void> => {
      respin = (respin ?? -1) + 1;
      await replay.draws.reader.startBlock();
    },
    value: (below: number, cell: Cell) => replay.coin(below, cell, respin),
    jackpot: (name: string) => replay.jackpot(name, respin),
  };
  const coins = await baseCoins(hold, cellsWith(window, hold.coin), reader);
  const inHold = [...hold.coins, hold.full].map((part) => part?.jackpot);
  for (const { name } of game.jackpots) if (!inHold.includes(name)) await replay.jackpot(name);
  if (coins.length < hold.atLeast) return { coins, played: undefined };
  const cells = window.flatMap((column, reel) => column.map((_, row): Cell => [reel, row]));
  return { coins, played: await recomputeHold(hold, coins, cells, reader) };
}

/** Free spins begin after enough scatters, or after a board with a win that has a number from `tumbles` on. */
function isStart({ atLeast, tumbles }: NonNullable<PublishedGame['freeSpins']>, base: RecomputedSpin): boolean {
  if (tumbles === undefined) return atLeast !== undefined && base.scatters >= atLeast;
  const decisive = [base.wins, ...(base.tumbles ?? []).map(({ wins }) => wins)][tumbles - 1];
  return decisive !== undefined && decisive.length > 0;
}

/** Replays the round of these seeds by docs/fairness.md. Returns undefined if the game has no such variant. */
export async function recomputeRound(
  game: PublishedGame,
  variantName: string,
  { ServerSeed, ClientSeed, Nonce, Stake }: RoundSeeds,
): Promise<RecomputedRound | undefined> {
  const variant = game.variants.find(({ name }) => name === variantName);
  if (variant === undefined) return undefined;
  const reader = new DrawReader(`${ClientSeed}:${Nonce}`, (message) => hmacSha256(ServerSeed, message));
  const tens = Stake / 10;
  const replay = new RoundReplay(game, new RoundDraws(reader), tens);

  let first = await replay.spin('base', stripsOf(game, variant.base), 1);
  let hold: RecomputedHold | undefined;
  if (game.hold === undefined) for (const { name } of game.jackpots) await replay.jackpot(name);
  else {
    const { coins, played } = await holdOf(replay, game, game.hold, first);
    first = { ...first, coins };
    hold = played;
  }

  const spins = [first];
  let pay = first.pay + (hold?.pay ?? 0);
  const { freeSpins } = game;
  if (freeSpins !== undefined && variant.free !== undefined && isStart(freeSpins, first)) {
    const strips = stripsOf(game, variant.free);
    let step = 0;
    for (let played = 0; played < freeSpins.spins && pay < game.cap; played += 1) {
      const next = await replay.spin('free', strips, freeSpins.ladder[step] ?? 1);
      spins.push(next);
      pay += next.pay;
      step = next.pay > 0 ? Math.min(step + 1, freeSpins.ladder.length - 1) : 0;
    }
  }

  const capped = Math.min(pay, game.cap);
  const hit = new Set(replay.jackpots.flatMap(({ name, isHit }) => (isHit ? [name] : [])));
  return {
    code: game.code,
    version: game.version,
    variant: variant.name,
    rows: game.rows,
    lines: game.lines ?? [],
    blocks: reader.blocks,
    draws: replay.draws.all,
    spins,
    ...(hold === undefined ? {} : { hold }),
    jackpots: replay.jackpots,
    hits: game.jackpots.flatMap(({ name }) => (hit.has(name) ? [name] : [])),
    pay: capped,
    isCapped: pay >= game.cap,
    coins: capped * tens,
  };
}
