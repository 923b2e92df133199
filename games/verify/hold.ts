import type { PublishedHold } from './published.ts';
import type { Cell } from './window.ts';

export interface Coin {
  cell: Cell;
  /** In tenths of the stake. */
  pay: number;
  prize?: string;
  /** The jackpot that the coin hit. */
  jackpot?: string;
}

export interface RecomputedHold {
  respins: readonly { coins: readonly Coin[]; left: number }[];
  isFull: boolean;
  multiple: number;
  prize?: string;
  jackpot?: string;
  pay: number;
}

/** Reads the draws of a hold and respin from the blocks. */
export interface HoldReader {
  startBlock(): Promise<void>;
  /** Draws a coin's value, or whether a cell gets a coin. */
  value(below: number, cell: Cell): Promise<number>;
  /** Draws a jackpot, and returns whether it is hit. */
  jackpot(name: string): Promise<boolean>;
}

const coinWeight = ({ coins }: PublishedHold): number => coins.reduce((sum, { weight }) => sum + weight, 0);

/** The coin of a number below the weights of all coins. */
async function coinOf(hold: PublishedHold, cell: Cell, number: number, reader: HoldReader | undefined): Promise<Coin> {
  let end = 0;
  const found = hold.coins.find(({ weight }) => {
    end += weight;
    return number < end;
  });
  const { pays, prize, jackpot } = found ?? {};
  const coin: Coin = { cell, pay: pays ?? hold.prizes?.[prize ?? ''] ?? 0 };
  if (prize !== undefined) coin.prize = prize;
  if (jackpot !== undefined && reader !== undefined && (await reader.jackpot(jackpot))) coin.jackpot = jackpot;
  return coin;
}

/** The coins of the base spin, reel by reel and downwards. Their jackpots are drawn if there are enough coins. */
export async function baseCoins(hold: PublishedHold, cells: readonly Cell[], reader: HoldReader): Promise<Coin[]> {
  const coins: Coin[] = [];
  for (const cell of cells) {
    const number = await reader.value(coinWeight(hold), cell);
    coins.push(await coinOf(hold, cell, number, cells.length >= hold.atLeast ? reader : undefined));
  }
  return coins;
}

/** @param cells all cells of the window, reel by reel and downwards */
export async function recomputeHold(
  hold: PublishedHold,
  first: readonly Coin[],
  cells: readonly Cell[],
  reader: HoldReader,
): Promise<RecomputedHold> {
  const all = [...first];
  const respins: { coins: Coin[]; left: number }[] = [];
  const isFree = ([reel, row]: Cell): boolean => !all.some(({ cell }) => cell[0] === reel && cell[1] === row);
  for (let left = hold.respins; left > 0 && all.length < cells.length; ) {
    await reader.startBlock();
    const coins: Coin[] = [];
    for (const cell of cells.filter(isFree)) {
      const number = await reader.value(coinWeight(hold) + hold.blank, cell);
      if (number < coinWeight(hold)) coins.push(await coinOf(hold, cell, number, reader));
    }
    all.push(...coins);
    left = coins.length === 0 ? left - 1 : hold.respins;
    if (all.length === cells.length) left = 0;
    respins.push({ coins, left });
  }
  const isFull = all.length === cells.length;
  const sum = all.reduce((pays, { pay }) => pays + pay, 0);
  const { full } = hold;
  if (!isFull || full === undefined) return { respins, isFull, multiple: 1, pay: sum };
  const { multiple = 1, prize, jackpot } = full;
  const result: RecomputedHold = { respins, isFull, multiple, pay: sum * multiple };
  if (prize !== undefined) {
    result.prize = prize;
    result.pay += hold.prizes?.[prize] ?? 0;
  }
  if (jackpot !== undefined && (await reader.jackpot(jackpot))) result.jackpot = jackpot;
  return result;
}
