import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { CoinRule, HoldRule, JackpotRule } from '../game/schema.ts';
import type { Cell, Coin, HoldOutcome, Respin } from '../round/outcome.ts';
import { unitsOf } from './jackpots.ts';

/** The parts that a hold and respin draws with. */
export interface HoldDraws {
  rule: HoldRule;
  jackpots: readonly JackpotRule[];
  stake: number;
  draws: Draws;
}

/** In tenths of the stake. */
export const payOfCoin = ({ prizes }: HoldRule, { pays, prize }: CoinRule): number =>
  pays ?? prizes?.[prize ?? ''] ?? 0;

/** The jackpots of coins and of the full board. They are not drawn after the stops. */
export const jackpotsInHold = ({ coins, full }: HoldRule): Set<string> =>
  new Set([...coins, full].flatMap((part) => (part?.jackpot === undefined ? [] : [part.jackpot])));

function hits({ jackpots, stake, draws }: HoldDraws, name: string | undefined): boolean {
  const odds = jackpots.find((jackpot) => jackpot.name === name)?.odds;
  return odds !== undefined && draws.below(odds) < unitsOf(stake);
}

function coinIn(parts: HoldDraws, cell: Cell, drawn: number): Coin {
  const value = valueAt(parts.rule.coins, drawn);
  const { prize, jackpot } = value;
  return {
    cell,
    pay: payOfCoin(parts.rule, value),
    ...(prize === undefined ? {} : { prize }),
    ...(jackpot !== undefined && hits(parts, jackpot) ? { jackpot } : {}),
  };
}

/** Draws what the coins of a base spin hold, reel by reel and downwards. Their jackpots are drawn only if they start the feature. */
export function coinsAt(parts: HoldDraws, cells: readonly Cell[]): Coin[] {
  const { rule, draws } = parts;
  if (cells.length === 0) return [];
  const total = weightOf(rule.coins);
  const drawn = cells.length >= rule.atLeast ? parts : { ...parts, jackpots: [] };
  return cells.map((cell) => coinIn(drawn, cell, draws.below(total)));
}

const keyOf = ([reel, row]: Cell): string => `${reel} ${row}`;

/**
 * Plays a hold and respin. Each respin begins a new block and draws each free cell, reel by reel and downwards: the lowest numbers are
 * coins by their weights, the others leave the cell empty. A new coin brings all respins back.
 *
 * @param first the coins of the base spin
 * @param cells all cells of the window, reel by reel and downwards
 */
export function playHold(parts: HoldDraws, first: readonly Coin[], cells: readonly Cell[]): HoldOutcome {
  const { rule, draws } = parts;
  const coinWeight = weightOf(rule.coins);
  const held = new Set(first.map(({ cell }) => keyOf(cell)));
  const coins = [...first];
  const respins: Respin[] = [];
  let left = rule.respins;
  while (left > 0 && held.size < cells.length) {
    draws.startBlock();
    const landed = cells
      .filter((cell) => !held.has(keyOf(cell)))
      .flatMap((cell) => {
        const drawn = draws.below(coinWeight + rule.blank);
        return drawn < coinWeight ? [coinIn(parts, cell, drawn)] : [];
      });
    left = landed.length > 0 ? rule.respins : left - 1;
    for (const { cell } of landed) held.add(keyOf(cell));
    coins.push(...landed);
    respins.push({ coins: landed, left: held.size === cells.length ? 0 : left });
  }
  const isFull = held.size === cells.length;
  const { multiple = 1, prize, jackpot } = (isFull ? rule.full : undefined) ?? {};
  // The board is full with the last draw, so the jackpot is drawn right after it.
  const isHit = hits(parts, jackpot);
  return {
    respins,
    isFull,
    multiple,
    ...(prize === undefined ? {} : { prize }),
    ...(isHit && jackpot !== undefined ? { jackpot } : {}),
    pay: coins.reduce((sum, { pay }) => sum + pay, 0) * multiple + (rule.prizes?.[prize ?? ''] ?? 0),
  };
}
