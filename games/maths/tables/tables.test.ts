import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BlockSource, DrawStream } from '../draws/DrawStream.ts';
import { seededDraws } from '../draws/seededDraws.ts';
import { baccarat, suitOf, rankOf as cardRank } from './baccarat/baccarat.ts';
import { baccaratReturns } from './baccarat/baccaratReturns.ts';
import { doorsReturns } from './doors/doorsReturns.ts';
import { type Hand, HANDS, rankOf, TILES } from './doors/hands.ts';
import type { Stakes } from './returnedCoins.ts';
import { TableFile } from './schema.ts';
import { sicBo, sicBoReturns } from './sicBo/sicBo.ts';
import { type BetReturn, returnOf, returnShare, STAKE_UNIT } from './TableGame.ts';
import { OutcomeTotals } from './OutcomeTotals.ts';
import { paysOf } from './paysOf.ts';
import { returnsOf } from './returnsOf.ts';
import { type TableRules, tableRules } from './tableRules.ts';
import { wheel, wheelReturns } from './wheel/wheel.ts';

const read = (code: string): unknown => JSON.parse(readFileSync(`games/rooms/${code}/rules.json`, 'utf8'));
const rulesOf = <Kind extends TableFile['kind']>(code: string, kind: Kind): Extract<TableFile, { kind: Kind }> => {
  const file = TableFile.parse(read(code));
  if (!isKind(file, kind)) throw new Error(`${code} is ${file.kind}`);
  return file;
};
const isKind = <Kind extends TableFile['kind']>(
  file: TableFile,
  kind: Kind,
): file is Extract<TableFile, { kind: Kind }> => file.kind === kind;

const CARDS = rulesOf('cards', 'baccarat');
const DICE = rulesOf('dice', 'sicBo');
const SEASONS = rulesOf('seasons', 'wheel');
const MAHJONG = rulesOf('mahjong', 'doors');

const shares = (returns: readonly BetReturn[]): Record<string, number> =>
  Object.fromEntries(returns.map((row) => [row.bet, returnShare(row)]));

describe('baccarat', () => {
  const returns = baccaratReturns(CARDS);

  it('counts the published number of orders in which each side wins', () => {
    const counts = new Map(returns.map((row) => [row.bet, row.counts]));
    expect(counts.get('banker')?.get(39)).toBe(2_292_252_566_437_888n);
    expect(counts.get('player')?.get(40)).toBe(2_230_518_282_592_256n);
    expect(counts.get('tie')?.get(180)).toBe(475_627_426_473_216n);
    expect(returns[0]?.outcomes).toBe(4_998_398_275_503_360n);
  });

  it('has the known edges of the house', () => {
    const edges = Object.entries(shares(returns)).map(([bet, share]) => [bet, (100 * (1 - share)).toFixed(4)]);
    expect(Object.fromEntries(edges)).toEqual({
      banker: '1.0579',
      player: '1.2351',
      tie: '14.3596',
      playerPair: '10.3614',
      bankerPair: '10.3614',
    });
  });

  /** The ranks of both hands, dealt from cards of these ranks. */
  const dealt = (...ranks: readonly number[]) => {
    const { player, banker } = baccarat(CARDS).draw(dealing(ranks, 416));
    return { player: player.map(cardRank), banker: banker.map(cardRank) };
  };
  const rank = { ace: 0, two: 1, three: 2, four: 3, five: 4, six: 5, seven: 6, eight: 7, nine: 8, king: 12 } as const;

  it('ends the deal at a natural', () => {
    expect(dealt(rank.king, rank.two, rank.nine, rank.three)).toEqual({
      player: [rank.king, rank.nine],
      banker: [rank.two, rank.three],
    });
  });

  it('lets the banker stand on 3 against an 8, and draw on 6 against a 7', () => {
    expect(dealt(rank.king, rank.king, rank.five, rank.three, rank.eight).banker).toHaveLength(2);
    expect(dealt(rank.king, rank.king, rank.five, rank.six, rank.seven, rank.ace).banker).toHaveLength(3);
  });

  it('lets the banker draw on 5 if the player stands', () => {
    expect(dealt(rank.king, rank.king, rank.six, rank.five, rank.two)).toEqual({
      player: [rank.king, rank.six],
      banker: [rank.king, rank.five, rank.two],
    });
  });

  it('gives stakes on player and banker back at a tie', () => {
    const table = baccarat(CARDS);
    const result = { player: [rank.king, rank.seven], banker: [rank.king, rank.seven] };
    expect(table.bets.map((bet) => table.returned(bet, result))).toEqual([20, 20, 180, 0, 0]);
  });

  it('deals each card of a pack once', () => {
    const ofPack = Array.from({ length: 52 }, (_, card) => `${cardRank(card)} ${suitOf(card)}`);
    expect(new Set(ofPack).size).toBe(52);
  });
});

describe('sic bo', () => {
  it.each([
    ['small', 105n],
    ['even', 105n],
    ['anyTriple', 6n],
    ['triple-4', 1n],
    ['double-2', 16n],
    ['pair-3-5', 30n],
    ['total-4', 3n],
    ['total-9', 25n],
    ['total-14', 15n],
    ['total-17', 3n],
  ])('wins %s in %s of 216 throws', (bet, wins) => {
    const row = sicBoReturns(DICE).find((candidate) => candidate.bet === bet);
    expect(216n - (row?.counts.get(0) ?? 0n)).toBe(wins);
  });

  it('has 52 places', () => {
    expect(new Set(sicBo(DICE).bets).size).toBe(52);
  });

  it('pays a single number by the dice that show it', () => {
    const table = sicBo(DICE);
    expect([
      table.returned('single-6', [1, 2, 3]),
      table.returned('single-6', [6, 2, 3]),
      table.returned('single-6', [6, 2, 6]),
      table.returned('single-6', [6, 6, 6]),
    ]).toEqual([0, 40, 60, 80]);
  });

  it('pays sums in pairs from both ends', () => {
    const returns = shares(sicBoReturns(DICE));
    for (const low of [4, 5, 6, 7, 8, 9, 10]) expect(returns[`total-${low}`]).toBe(returns[`total-${21 - low}`]);
  });
});

const greatest = (rules: TableRules, stakes: Stakes): number => new OutcomeTotals(rules).greatestWith(stakes);

describe('the most that a table pays', () => {
  it('adds the bets that win together, and no others', () => {
    expect(greatest(tableRules(CARDS), { player: 100, banker: 100, tie: 100 })).toBe(100 + 100 + 900);
    expect(greatest(tableRules(DICE), { small: 100, 'single-1': 100, 'triple-1': 100 })).toBe(18_100 + 400);
    expect(greatest(tableRules(SEASONS), { warmHalf: 100, spring: 100, autumn: 100 })).toBe(200 + 400);
  });

  it('follows the bets that come and go', () => {
    const totals = new OutcomeTotals(tableRules(CARDS));
    totals.add({ player: 100, tie: 100 });
    totals.add({ banker: 200 });
    expect(totals.greatestWith({ tie: 100 })).toBe(100 + 200 + 1800);
    totals.remove({ player: 100, tie: 100 });
    expect(totals.greatestWith({})).toBe(390);
  });
});

describe('the pays of a place', () => {
  it.each([
    { file: CARDS, place: 'banker', pays: [19] },
    { file: CARDS, place: 'player', pays: [20] },
    { file: DICE, place: 'single-4', pays: [20, 40, 60] },
    { file: DICE, place: 'total-12', pays: [120] },
    { file: SEASONS, place: 'spring', pays: [60] },
    { file: MAHJONG, place: 'east', pays: [20] },
  ])('$place are those of its wins', ({ file, place, pays }) => {
    expect(paysOf(tableRules(file))(place)).toEqual(pays);
  });
});

describe('the wheel of seasons', () => {
  it('returns 26 of 27 for every bet', () => {
    for (const row of wheelReturns(SEASONS)) {
      const { paid, outcomes } = returnOf(row);
      expect([row.bet, paid * 27n]).toEqual([row.bet, outcomes * 26n]);
    }
  });

  it('has no bet that no field wins', () => {
    const { bets } = wheel(SEASONS);
    expect(new Set(SEASONS.fields.flat())).toEqual(new Set(bets));
  });
});

describe('four doors', () => {
  it('orders pairs above two and eight, and that above points', () => {
    const highestFirst: readonly Hand[] = [
      [0, 0],
      [9, 9],
      [1, 1],
      [8, 2],
      [0, 9],
      [3, 6],
      [4, 5],
      [0, 8],
      [1, 9],
    ];
    const ranks = highestFirst.map(rankOf);
    expect(ranks.toSorted((a, b) => b - a)).toEqual(ranks);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it('counts the deals of a door as the tiles themselves do', () => {
    let wins = 0;
    let deals = 0;
    const kind = (tile: number): number => Math.floor(tile / 4);
    const pairs = Array.from({ length: TILES }, (_, first) =>
      Array.from({ length: TILES - first - 1 }, (_unused, more): Hand => [first, first + 1 + more]),
    ).flat();
    for (const house of pairs)
      for (const door of pairs) {
        if (house.some((tile) => door.includes(tile))) continue;
        deals += 1;
        if (rankOf([kind(door[0]), kind(door[1])]) > rankOf([kind(house[0]), kind(house[1])])) wins += 1;
      }
    const east = doorsReturns(MAHJONG).find(({ bet }) => bet === 'east');
    expect(east?.outcomes).toBe(BigInt(deals));
    expect(east?.counts.get(40)).toBe(BigInt(wins));
  });

  it('has every hand of two kinds once', () => {
    expect(HANDS).toHaveLength(55);
  });
});

describe.each([
  ['cards', CARDS, tableRules(CARDS), baccaratReturns(CARDS)],
  ['dice', DICE, tableRules(DICE), sicBoReturns(DICE)],
  ['seasons', SEASONS, tableRules(SEASONS), wheelReturns(SEASONS)],
  ['mahjong', MAHJONG, tableRules(MAHJONG), doorsReturns(MAHJONG)],
] as const)('%s', (code, file, table, returns) => {
  const ROUNDS = 20_000;

  it(`returns what its sheet says in ${ROUNDS} drawn rounds, within 4 deviations`, () => {
    const draws = seededDraws(53);
    const sums = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { returned } = table.draw(draws);
      for (const bet of table.bets) sums.set(bet, (sums.get(bet) ?? 0) + returned(bet));
    }
    for (const row of returns) {
      const mean = (sums.get(row.bet) ?? 0) / ROUNDS / STAKE_UNIT;
      const bound = (4 * deviationOf(row)) / Math.sqrt(ROUNDS);
      expect([row.bet, Math.abs(mean - returnShare(row)) <= bound]).toEqual([row.bet, true]);
    }
  });

  it('refuses a bet that it does not have', () => {
    const { returned } = table.draw(seededDraws(1));
    expect(() => returned('nothing')).toThrow('the table has no bet nothing');
  });

  it('knows the most that each bet returns', () => {
    for (const { bet, counts } of returns)
      expect([bet, greatest(table, { [bet]: 100 })]).toEqual([bet, 5 * Math.max(...counts.keys())]);
  });

  it('publishes the exact returns, to six decimal places', () => {
    const published = shares(returns);
    const rounded = Object.entries(published).map(([bet, share]) => [bet, Math.round(share * 1e6) / 1e6]);
    expect(JSON.parse(readFileSync(`games/rooms/${code}/returns.json`, 'utf8'))).toEqual(Object.fromEntries(rounded));
  });

  it('finds the returns again from a published result', () => {
    const draws = seededDraws(7);
    for (let round = 0; round < 50; round += 1) {
      const { result, returned } = table.draw(draws);
      const again = returnsOf(file, result);
      expect(table.bets.map(again)).toEqual(table.bets.map(returned));
    }
    expect(() => returnsOf(file, {})).toThrow(RangeError);
  });

  it('leaves whole coins of the least chip', () => {
    for (const row of returns)
      for (const twentieths of row.counts.keys()) expect((100 * twentieths) % STAKE_UNIT).toBe(0);
  });
});

/** The standard deviation of what a bet returns, in stakes. */
function deviationOf(row: BetReturn): number {
  const mean = returnShare(row);
  let variance = 0;
  for (const [twentieths, count] of row.counts)
    variance += (Number(count) / Number(row.outcomes)) * (twentieths / STAKE_UNIT - mean) ** 2;
  return Math.sqrt(variance);
}

/** Draws that deal cards of wanted ranks in their order, read by the published rule from a block. */
function dealing(ranks: readonly number[], size: number): DrawStream {
  const block = new Uint8Array(32);
  const view = new DataView(block.buffer);
  // Each card comes from a pack of its own, so none is dealt twice.
  const cards = ranks.map((rank, at) => rank + 52 * at);
  cards.forEach((card, at) => {
    const place = card - cards.slice(0, at).filter((earlier) => earlier < card).length;
    view.setUint32(at * 4, place * Math.floor(2 ** 32 / (size - at)));
  });
  const source: BlockSource = () => block;
  return new DrawStream(source);
}
