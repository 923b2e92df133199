import { expect, it } from 'vitest';
import { slotGame } from '../index.ts';
import { SPLIT } from '../testing/boardGames.ts';
import { LEDGES, WAYS } from '../testing/smallGames.ts';
import { mixesOf } from './BoardMix.ts';
import { countByReader } from './countMix.ts';
import { countWays } from './countWays.ts';
import type { MarkedClass } from './SpinClass.ts';

const tableOf = (classes: readonly MarkedClass[]): ReadonlyMap<string, bigint> => {
  const table = new Map<string, bigint>();
  for (const { pay, scatters, coins, marks, count } of classes) {
    const key = `${pay} ${scatters} ${coins} ${marks}`;
    table.set(key, (table.get(key) ?? 0n) + count);
  }
  return table;
};

/** The windows of the base spin with a coin and a mark too. */
it.each([SPLIT, WAYS, LEDGES].map((file) => [file.code, file] as const))(
  'the windows of %s are the same as by the reader of their pays',
  (_code, file) => {
    const game = slotGame(file);
    if (game.pays.kind !== 'ways') throw new Error('the game pays no ways');
    for (const reels of [game.base, ...(game.freeSpins ? [game.freeSpins.reels] : [])])
      for (const mix of mixesOf(game, reels, reels === game.base ? 'base' : 'free')) {
        const marked = mix.reels.map((windows, reel) =>
          windows.map((each, at) => ({ ...each, coins: at % 2, marks: at === 0 ? 2 ** reel : 0 })),
        );
        const counted = tableOf(countWays(game.pays, { reels: marked }));
        expect(counted).toEqual(tableOf(countByReader(game.pays, { reels: marked })));
        expect(counted.size).toBeGreaterThan(1);
      }
  },
);

it('split cells at full size are counted in seconds', () => {
  const symbols = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const strip = (reel: number): string =>
    Array.from({ length: 36 }, (_, stop) =>
      stop === 20 ? 's' : stop === 30 && reel > 0 ? 'w' : symbols[(stop * (2 * reel + 3) + Math.floor(stop / 4)) % 10],
    ).join(' ');
  const game = slotGame({
    ...SPLIT,
    rows: 4,
    stops: 36,
    ways: 1024,
    pays: Object.fromEntries(symbols.map((symbol, at) => [symbol, { 3: at + 1, 4: 20, 5: 50 }])),
    split: { ways: 12_500, base: [{ reels: [[2], [4, 4], [4, 4], [2], [2]], weight: 1 }] },
    strips: { base: [0, 1, 2, 3, 4].map(strip), free: [0, 1, 2, 3, 4].map(strip) },
  });
  const [mix] = mixesOf(game, game.base, 'base');
  if (game.pays.kind !== 'ways' || mix === undefined) throw new Error('the game pays no ways');
  const counted = countWays(game.pays, mix);
  const outcomes = counted.reduce((sum, { count }) => sum + count, 0n);
  // 36 stops of each reel, and the rows of each part: 4, 4 × 3, 4 × 3, 4 and 4.
  expect(outcomes).toBe(36n ** 5n * 4n * 12n * 12n * 4n * 4n);
  // The mean of the ways of a symbol is the product of its mean cells.
  const meanOf = (reel: number, symbol: number): number => {
    const windows = mix.reels[reel] ?? [];
    const cells = windows.reduce(
      (sum, { window, count }) =>
        sum + count * window.filter((own) => own === symbol || own === game.board.wild).length,
      0,
    );
    return cells / windows.reduce((sum, { count }) => sum + count, 0);
  };
  const without = (reel: number, symbol: number): number => {
    const windows = mix.reels[reel] ?? [];
    const none = windows.filter(({ window }) => !window.includes(symbol) && !window.includes(game.board.wild));
    return none.reduce((sum, { count }) => sum + count, 0) / windows.reduce((sum, { count }) => sum + count, 0);
  };
  const mean = symbols.reduce((sum, _, symbol) => {
    const three = meanOf(0, symbol) * meanOf(1, symbol) * meanOf(2, symbol);
    const four = three * meanOf(3, symbol);
    return (
      sum + (symbol + 1) * three * without(3, symbol) + 20 * four * without(4, symbol) + 50 * four * meanOf(4, symbol)
    );
  }, 0);
  const paid = counted.reduce((sum, { pay, count }) => sum + pay * Number(count), 0);
  expect(paid / Number(outcomes)).toBeCloseTo(mean, 6);
});
