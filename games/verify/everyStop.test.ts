import { describe, expect, it } from 'vitest';
import { enumerateCycle } from '#games/maths/cycle/enumerate.ts';
import { slotGame } from '#games/maths/index.ts';
import type { MathsFile } from '#games/maths/game/schema.ts';
import { GATE, LEDGES, RISING, SMALL_GAMES, THROWN, WAYS } from '#games/maths/testing/smallGames.ts';
import { readPublishedGame, type PublishedGame } from './published.ts';
import { boardsOf } from './tumble.ts';
import { cellsWith, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

// The verifier shares no code with the mathematics, so it is the second way to count a cycle.

function published(file: MathsFile): PublishedGame {
  const game = readPublishedGame(new TextEncoder().encode(JSON.stringify(file)));
  if (game === undefined) throw new Error(`${file.code} cannot be read`);
  return game;
}

/** The pay of one outcome of the stops, and its probability among the multiples that can be thrown. */
function* outcomes(game: PublishedGame, stops: readonly number[]): Iterable<[pay: number, share: number]> {
  const strips = (game.strips['base'] ?? []).map((strip) => strip.split(' '));
  if (game.tumble === undefined) {
    const window = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
    yield [winsOf(game, window).reduce((sum, { pay }) => sum + pay, 0), 1];
    return;
  }
  const { boards, paid } = boardsOf(game, game.tumble, strips, stops);
  const { thrown } = game.tumble;
  const orbs = thrown === undefined ? 0 : cellsWith(boards.at(-1)?.window ?? [], thrown.symbol).length;
  const all = (thrown?.multiples ?? []).reduce((sum, { weight }) => sum + weight, 0);
  let sums: [number, number][] = [[0, 1]];
  for (let orb = 0; orb < orbs; orb += 1)
    sums = sums.flatMap(([sum, share]) =>
      (thrown?.multiples ?? []).map(({ multiple, weight }): [number, number] => [
        sum + multiple,
        (share * weight) / all,
      ]),
    );
  for (const [sum, share] of sums) yield [paid * (sum === 0 ? 1 : sum), share];
}

const allStops = (lengths: readonly number[]): number[][] =>
  lengths.reduce<number[][]>(
    (lists, length) => lists.flatMap((list) => Array.from({ length }, (_, stop) => [...list, stop])),
    [[]],
  );

describe.each([WAYS, RISING, THROWN, LEDGES, GATE])('every stop of $code', (file) => {
  it('pays for the verifier what the exact count says', () => {
    const game = slotGame(file);
    const computed = new Map<number, number>();
    const stops = allStops(game.base.strips.map(({ length }) => length));
    for (const each of stops)
      for (const [pay, share] of outcomes(published(file), each))
        computed.set(pay, (computed.get(pay) ?? 0) + share / stops.length);
    const classes = enumerateCycle(game, game.base);
    const total = classes.reduce((sum, { count }) => sum + count, 0n);
    const counted = new Map<number, number>();
    for (const { pay, count } of classes) counted.set(pay, (counted.get(pay) ?? 0) + Number(count) / Number(total));
    expect([...computed.keys()].toSorted((one, other) => one - other)).toEqual([...counted.keys()]);
    for (const [pay, share] of counted) expect(computed.get(pay)).toBeCloseTo(share, 12);
  });
});

it('reads each game of the tests', () => {
  for (const file of SMALL_GAMES) expect(published(file).code).toBe(file.code);
});
