import { type Block, DrawReader } from './DrawReader.ts';
import { choiceOf, type RecomputedChoice } from './choice.ts';
import { freeSpinsOf } from './freeSpins.ts';
import { baseCoins, type Coin, recomputeHold, type RecomputedHold } from './hold.ts';
import { levelOf, type RecomputedLevel } from './level.ts';
import type { PublishedGame, PublishedHold } from './published.ts';
import { type RoundDraw, RoundDraws } from './RoundDraws.ts';
import { type JackpotDraw, type RecomputedSpin, RoundReplay, type Strips } from './RoundReplay.ts';
import { hmacSha256 } from './webCrypto.ts';
import { type Cell, cellsWith } from './window.ts';

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
  /** The symbol that expands in the free spins. */
  expanding?: string;
  /** Undefined if the base spin opened none. */
  choice?: RecomputedChoice;
  /** Undefined if the game collects nothing. */
  level?: RecomputedLevel;
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
  /** The option that the round took. */
  Chosen?: string | undefined;
  /** The level before the round. */
  Level?: number | undefined;
}

const stripsOf = (game: PublishedGame, name: string | undefined): Strips =>
  (game.strips[name ?? ''] ?? []).map((strip) => strip.split(' '));

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
  { ServerSeed, ClientSeed, Nonce, Stake, Chosen, Level = 0 }: RoundSeeds,
): Promise<RecomputedRound | undefined> {
  const variant = game.variants.find(({ name }) => name === variantName);
  if (variant === undefined) return undefined;
  const reader = new DrawReader(`${ClientSeed}:${Nonce}`, (message) => hmacSha256(ServerSeed, message));
  const tens = Stake / 10;
  const replay = new RoundReplay(game, new RoundDraws(reader), tens);

  let first = await replay.spin('base', stripsOf(game, variant.base), 1);
  let hold: RecomputedHold | undefined;
  const onWheel = game.level?.wheel.fields.map(({ jackpot }) => jackpot) ?? [];
  if (game.hold === undefined) {
    for (const { name } of game.jackpots) if (!onWheel.includes(name)) await replay.jackpot(name);
  } else {
    const { coins, played } = await holdOf(replay, game, game.hold, first);
    first = { ...first, coins };
    hold = played;
  }

  first = await replay.respins(first, stripsOf(game, variant.base));
  const spins = [first];
  const level = game.level && (await levelOf(replay, game.level, first.window, Level));
  let pay = first.pay + (hold?.pay ?? 0) + (level?.wheel?.pay ?? 0);
  let expanding: string | undefined;
  const { freeSpins } = game;
  if (freeSpins !== undefined && variant.free !== undefined && isStart(freeSpins, first)) {
    const free = await freeSpinsOf(replay, freeSpins, {
      strips: stripsOf(game, variant.free),
      paid: pay,
      cap: game.cap,
    });
    spins.push(...free.spins);
    expanding = free.expanding;
    for (const spin of free.spins) pay += spin.pay;
  }

  let choice: RecomputedChoice | undefined;
  if (game.choice !== undefined && first.scatters >= game.choice.atLeast) {
    const strips = stripsOf(game, variant.free);
    const opened = await choiceOf(replay, game.choice, Chosen, { strips, paid: pay, cap: game.cap });
    choice = opened.choice;
    spins.push(...opened.spins);
    pay += opened.pay;
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
    ...(expanding === undefined ? {} : { expanding }),
    ...(choice === undefined ? {} : { choice }),
    ...(level === undefined ? {} : { level }),
    jackpots: replay.jackpots,
    hits: game.jackpots.flatMap(({ name }) => (hit.has(name) ? [name] : [])),
    pay: capped,
    isCapped: pay >= game.cap,
    coins: capped * tens,
  };
}
