import { describe, expect, it } from 'vitest';
import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { MathsFile, slotGame } from '../index.ts';
import type { ReelSet } from '../game/SlotGame.ts';
import { spinAt } from '../round/spin.ts';
import { linesOf } from '../testing/linesOf.ts';
import { NO_DRAWS } from '../testing/noDraws.ts';
import { enumerateCycle, spinDistribution } from './enumerate.ts';
import { cycleOf, lineTotal } from './frequencies.ts';

const file = MathsFile.parse(owl);
const game = slotGame(file);
const free = game.freeSpins?.reels ?? game.base;
const sets: [name: string, reels: ReelSet][] = [
  ['the base spin of r96', game.base],
  ['the base spin of r94', slotGame(file, 'r94').base],
  ['the free spin', free],
];

describe.each(sets)('the whole cycle of %s', (_name, reels) => {
  it('pays what the frequencies of its symbols say, to the last integer', () => {
    const all = spinDistribution(enumerateCycle(game, reels));
    expect(all.total).toBe(64n ** 5n);
    expect(all.total).toBe(cycleOf(reels.strips));
    expect(all.sum).toBe(20n * lineTotal(reels.strips, linesOf(game).combinations));
  });
});

/** The pays of all spins, stop by stop, without states or merged windows: only the file's rules. */
function visit(reels: Pick<ReelSet, 'strips' | 'windows'>, each: (pay: number, scatters: number) => void): number {
  const names = [...Object.keys(file.pays), 'wild', 'free'];
  const pays = names.map((name) => Object.entries(file.pays).find(([symbol]) => symbol === name)?.[1] ?? {});
  const payOf = pays.map((byCount) => [0, 1, 2, 3, 4, 5].map((count) => byCount[String(count)] ?? 0));
  const wild = names.indexOf('wild');
  const windows = reels.strips.map((strip) =>
    strip.map((_, stop) => [0, 1, 2].map((row) => names.indexOf(strip[(stop + row) % strip.length] ?? ''))),
  );
  const scattersOf = windows.map((reel) =>
    reel.map((window) => window.filter((symbol) => symbol === names.indexOf('free')).length),
  );
  const [one = [], two = [], three = [], four = [], five = []] = windows;
  const matches = (symbol: number | undefined, own: number): boolean => symbol === own || symbol === wild;
  let stops = 0;
  for (const [a, first] of one.entries())
    for (const [b, second] of two.entries())
      for (const [c, third] of three.entries()) {
        const before = (scattersOf[0]?.[a] ?? 0) + (scattersOf[1]?.[b] ?? 0) + (scattersOf[2]?.[c] ?? 0);
        const lines = (file.lines ?? []).flatMap(([r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0]) => {
          const own = first[r1] ?? -1;
          return matches(second[r2], own) && matches(third[r3], own) ? [{ own, r4, r5 }] : [];
        });
        // The innermost reels use an index: an iterator for each of a thousand million stops takes minutes.
        for (let d = 0; d < four.length; d += 1)
          for (let e = 0; e < five.length; e += 1) {
            let pay = 0;
            for (const { own, r4, r5 } of lines) {
              const count = matches(four[d]?.[r4], own) ? (matches(five[e]?.[r5], own) ? 5 : 4) : 3;
              pay += payOf[own]?.[count] ?? 0;
            }
            each(pay, before + (scattersOf[3]?.[d] ?? 0) + (scattersOf[4]?.[e] ?? 0));
            stops += 1;
          }
      }
  return stops;
}

/** Keeps only some stops of each reel. */
const some = ({ windows, ...reels }: ReelSet, ...stops: number[][]): ReelSet => ({
  ...reels,
  windows: windows.map((reel, index) => reel.filter((_, stop) => stops[index]?.includes(stop) ?? true)),
});

/** A share of the strips, in `npm test`; every stop with `CYCLE=whole`, in `npm run test:long`. */
const isWhole = process.env['CYCLE'] === 'whole';

describe.each(sets)('stop by stop, %s', (_name, reels) => {
  it('pays and shows scatters as often as the merged count says', { timeout: 600_000 }, () => {
    const strips = isWhole
      ? reels.strips
      : reels.strips.map((strip, reel) => (reel === 0 ? strip.slice(0, 9) : strip.slice(0, 24)));
    const windows = strips.map((strip) =>
      strip.map((_, stop) => [0, 1, 2].map((row) => game.symbols.indexOf(strip[(stop + row) % strip.length] ?? ''))),
    );
    // By pay × 16 + scatters. A screen of owls pays 60,000.
    const classes = new Float64Array(2 ** 20);
    const stops = visit({ strips, windows }, (pay, scatters) => {
      classes[pay * 16 + scatters] = (classes[pay * 16 + scatters] ?? 0) + 1;
    });
    expect(stops).toBe(strips.reduce((product, { length }) => product * length, 1));
    const visited = [...classes].flatMap((count, key) => (count > 0 ? [[key, count]] : []));
    const merged = enumerateCycle(game, { strips, windows, names: [] });
    expect(merged.map(({ pay, scatters, count }) => [pay * 16 + scatters, Number(count)])).toEqual(visited);
  });
});

it('the count of the cycle and the spin that is played agree', () => {
  const few = some(free, [0, 1, 2, 3], [20, 21, 22, 23], [16, 17, 18, 19], [7, 8, 9, 10], [60, 61, 62, 63]);
  const counts = new Map<number, number>();
  const play = (stops: number[]): void => {
    if (stops.length < 5) {
      for (let stop = 0; stop < 4; stop += 1) play([...stops, stop]);
      return;
    }
    const { pay } = spinAt(game, { kind: 'free', reels: few, multiple: 1 }, stops, NO_DRAWS);
    counts.set(pay, (counts.get(pay) ?? 0) + 1);
  };
  play([]);
  const merged = enumerateCycle(game, few).map(({ pay, count }) => [pay, Number(count)]);
  expect(merged).toEqual([...counts].toSorted(([one], [other]) => one - other));
});

it('a reel of the base game never shows a symbol twice; free spins stack owls and wilds', () => {
  const twice = ({ windows }: ReelSet): string[] => [
    ...new Set(
      windows
        .flat()
        .flatMap((window) =>
          window.filter((symbol, row) => window.indexOf(symbol) !== row).map((symbol) => game.symbols[symbol] ?? ''),
        ),
    ),
  ];
  for (const [name, reels] of sets)
    expect(twice(reels).toSorted()).toEqual(name === 'the free spin' ? ['owl', 'wild'] : []);
});
