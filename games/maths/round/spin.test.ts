import { describe, expect, it } from 'vitest';
import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { MathsFile, slotGame } from '../index.ts';
import type { ReelSet } from '../game/SlotGame.ts';
import { linesOf } from '../testing/linesOf.ts';
import { NO_DRAWS } from '../testing/noDraws.ts';
import { spinAt } from './spin.ts';

const game = slotGame(MathsFile.parse(owl));

/** Reels that show one window, written row by row. */
function showing(...rows: string[]): ReelSet {
  const byRow = rows.map((row) => row.split(' '));
  const strips = (byRow[0] ?? []).map((_, reel) => byRow.map((row) => row[reel] ?? ''));
  const windows = strips.map((strip) => [strip.map((symbol) => game.symbols.indexOf(symbol))]);
  return { strips, windows, names: strips.map((strip) => [strip]) };
}
const spin = (multiple: number, ...rows: string[]) =>
  spinAt(game, { kind: 'free', reels: showing(...rows), multiple }, [0, 0, 0, 0, 0], NO_DRAWS);
const winsOf = (...rows: string[]) =>
  spin(1, ...rows).wins.map(({ line, symbol, count, pay }) => `${line}: ${count} ${symbol} ${pay}`);

// Rows that pay nothing with each other.
const [TOP, LOW] = ['leaf acorn leaf acorn leaf', 'ruby emerald ruby emerald ruby'];

describe('a line', () => {
  it('pays equal symbols from the left', () => {
    expect(winsOf(TOP, 'owl owl owl key key', LOW)).toEqual(['1: 3 owl 80']);
    expect(winsOf(TOP, 'owl owl owl owl key', LOW)).toEqual(['1: 4 owl 640']);
    expect(winsOf(TOP, 'owl owl owl owl owl', LOW)).toEqual(['1: 5 owl 3000']);
  });

  it('pays nothing for symbols that do not begin on the left reel', () => {
    expect(winsOf(TOP, 'key owl owl owl owl', LOW)).toEqual([]);
    expect(winsOf(TOP, 'owl owl key owl owl', LOW)).toEqual([]);
  });

  it('takes wilds for the symbol of its left reel', () => {
    expect(winsOf(TOP, 'acorn wild wild wild acorn', LOW)).toContain('1: 5 acorn 100');
    expect(winsOf(TOP, 'key key wild moon key', LOW)).toContain('1: 3 key 40');
    expect(winsOf(TOP, 'key wild moon key key', LOW).filter((win) => win.startsWith('1:'))).toEqual([]);
  });

  it('does not take a scatter for anything', () => {
    expect(winsOf(TOP, 'free free free free free', LOW)).toEqual([]);
  });
});

it('several lines add up, and the ladder multiplies them', () => {
  // Lines 7 and 8 leave the row of line 1 on the third reel.
  const outcome = spin(2, 'leaf acorn wild acorn leaf', 'owl owl key owl moon', 'ruby emerald owl emerald ruby');
  expect(outcome.wins.map(({ line, pay }) => [line, pay])).toEqual([
    [7, 640],
    [8, 640],
  ]);
  expect(outcome).toMatchObject({ multiple: 2, pay: 2560 });
});

it('scatters count anywhere', () => {
  expect(spin(1, 'free acorn leaf acorn free', 'key moon free moon key', LOW).scatters).toBe(3);
});

it('each line of the information sheet pays by itself', () => {
  const others = ['leaf', 'acorn', 'moon', 'ruby', 'key'];
  for (const [index, line] of linesOf(game).lines.entries()) {
    const rows = [0, 1, 2].map((row) =>
      line.map((place, reel) => (place === row ? 'owl' : (others[(row * 2 + reel) % 5] ?? ''))).join(' '),
    );
    expect(winsOf(...rows)).toContain(`${index + 1}: 5 owl 3000`);
  }
});
