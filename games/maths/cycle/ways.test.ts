import { describe, expect, it } from 'vitest';
import { slotGame } from '../index.ts';
import type { ReelSet } from '../game/SlotGame.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound } from '../testing/everyRound.ts';
import { WAYS } from '../testing/smallGames.ts';
import { Distribution, ratio } from './Distribution.ts';
import { enumerateCycle, spinDistribution } from './enumerate.ts';
import { freePays, roundDistribution } from './roundDistribution.ts';
import { wayMeans } from './wayMeans.ts';

const game = slotGame(WAYS);
const { pays } = game;
if (pays.kind !== 'ways') throw new Error('the game pays no ways');

/** Every way of a window as a line of its own: 243 paths, and each pays its longest row. Only the file's rules. */
function payOfPaths(window: readonly (readonly string[])[]): number {
  let pay = 0;
  for (const [symbol, byCount] of Object.entries(WAYS.pays)) {
    const fits = window.map((reel) => reel.map((each) => each === symbol || each === WAYS.wild));
    const ends = fits.findIndex((reel) => !reel.includes(true));
    const row = ends === -1 ? fits.length : ends;
    const walk = (reel: number): number =>
      reel === row ? 1 : (fits[reel] ?? []).reduce((sum, isFit) => (isFit ? sum + walk(reel + 1) : sum), 0);
    pay += (byCount[String(row)] ?? 0) * walk(0);
  }
  return pay;
}

function stopByStop({ strips }: ReelSet): Map<string, number> {
  const counts = new Map<string, number>();
  const windows = strips.map((strip) => strip.map((_, stop) => [...strip, ...strip].slice(stop, stop + 3)));
  const walk = (window: readonly (readonly string[])[]): void => {
    const reel = windows[window.length];
    if (reel === undefined) {
      const scatters = window.flat().filter((symbol) => symbol === WAYS.scatter).length;
      const key = `${payOfPaths(window)} ${scatters}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return;
    }
    for (const column of reel) walk([...window, column]);
  };
  walk([]);
  return counts;
}

const sets: [string, ReelSet][] = [
  ['base spin', game.base],
  ['free spin', game.freeSpins?.reels ?? game.base],
];

describe.each(sets)('243 ways of a %s', (_name, reels) => {
  const classes = enumerateCycle(game, reels);

  it('pay what each path through the window pays', () => {
    const counted = classes.map(({ pay, scatters, count }) => [`${pay} ${scatters}`, Number(count)] as const);
    expect(new Map(counted)).toEqual(stopByStop(reels));
  });

  it('return the sum of the products of each reel', () => {
    const mean = wayMeans(pays, reels).reduce((sum, { pay, ways }) => sum + pay * ways, 0);
    const { sum, total } = spinDistribution(classes);
    expect(mean).toBeCloseTo(ratio(sum, total), 10);
  });
});

it('a round of ways with free spins equals every round, played one by one', () => {
  const short = { base: ['a b c s', 'b w s a', 's a w b'], free: ['a b c', 'b w c', 'c a b'] };
  const few = slotGame({ ...WAYS, rows: 2, ways: 8, strips: short });
  const rule = few.freeSpins;
  if (rule === undefined) throw new Error('the game has no free spins');
  const free = { rule, pays: freePays(enumerateCycle(few, rule.reels), rule, few.cap) };
  const exact = roundDistribution(enumerateCycle(few, few.base), { free }, few.cap);
  const played = countsAmong(
    4n ** 3n * 3n ** 6n,
    everyRound((draws) => playDraws(few, 10, draws)),
    ({ pay }) => pay,
  );
  expect(exact.counts).toEqual(new Distribution(played).counts);
  expect(exact.counts.size).toBeGreaterThan(5);
});
