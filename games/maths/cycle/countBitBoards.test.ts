import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotGame } from '../index.ts';
import type { MathsFile } from '../game/schema.ts';
import { LEDGES, RISING, THROWN } from '../testing/smallGames.ts';
import { countBitBoards, fitsBits } from './countBitBoards.ts';
import { enumerateBoards } from './enumerateBoards.ts';

/** Counts a cycle both ways, in an order that depends on the counts alone. */
function bothCounts(file: MathsFile) {
  const game = slotGame(file);
  if (!fitsBits(game)) throw new Error(`${file.code} is not counted as bits`);
  return [countBitBoards(game, game.base), enumerateBoards(game, game.base)].map(({ classes, wins }) => ({
    classes,
    wins: wins.toSorted((one, other) => one.symbol.localeCompare(other.symbol) || one.pay - other.pay),
  }));
}

const WAY_PAYS = { 2: 1, 3: 5, 4: 12 };

const stripsOf = (symbols: readonly string[], rows: number) =>
  fc.array(
    fc.array(fc.constantFrom(...symbols), { minLength: rows, maxLength: 5 }).map((strip) => strip.join(' ')),
    { minLength: 2, maxLength: 4 },
  );

/** Any clusters or boards, with wilds, scatters, coins and multiples. The count does not ask whether the files are sensible. */
const files = fc
  .record({
    atLeast: fc.integer({ min: 2, max: 4 }),
    kind: fc.constantFrom('clusters', 'anywhere', 'ways'),
    tumble: fc.constantFrom(undefined, {}, RISING.tumble, THROWN.tumble),
    cap: fc.constantFrom(20, 200),
    board: fc
      .integer({ min: 1, max: 4 })
      .chain((rows) =>
        stripsOf(['a', 'a', 'b', 'c', 'w', 's', 'x'], rows).map((strips) => ({ rows, strips: { base: strips } })),
      ),
  })
  .map(({ board, atLeast, kind, tumble, cap }): MathsFile => {
    const pays = { [atLeast]: 5, [atLeast + 2]: 12 };
    const { clusters: _clusters, ...plain } = RISING;
    return {
      ...plain,
      ...board,
      [kind]: kind === 'ways' ? 1 : { atLeast },
      pays:
        kind === 'ways' ? { a: WAY_PAYS, b: { 1: 7, 2: 8 }, c: WAY_PAYS } : { a: pays, b: { [atLeast]: 7 }, c: pays },
      wild: 'w',
      scatter: 's',
      hold: { coin: 'x', atLeast: 2, respins: 1, coins: [{ pays: 10, weight: 1 }], blank: 1 },
      tumble,
      cap,
    };
  });

describe('boards as bits are counted as boards of symbols are', () => {
  it.each([RISING, THROWN, LEDGES].map((file) => [file.code, file] as const))('%s', (_code, file) => {
    const [bits, symbols] = bothCounts(file);
    expect(bits).toEqual(symbols);
  });

  it('any strips', () => {
    fc.assert(
      fc.property(files, (file) => {
        const [bits, symbols] = bothCounts(file);
        expect(bits).toEqual(symbols);
      }),
      { numRuns: 100 },
    );
  });

  it('a last reel with more stops than an integer has bits', () => {
    const strip = Array.from({ length: 40 }, (_, stop) => ['a', 'b', 'c', 'a', 'a'][(stop * stop) % 5]).join(' ');
    const [bits, symbols] = bothCounts({ ...RISING, strips: { base: [strip, 'a a b c', strip] } });
    expect(bits).toEqual(symbols);
  });
});

it('larger boards and other wins are not counted as bits', () => {
  const rows = (count: number) => fitsBits(slotGame({ ...RISING, rows: count }));
  expect([rows(8), rows(9)]).toEqual([true, false]);
  const strips = Array.from({ length: 16 }, () => 'a b c a');
  expect(fitsBits(slotGame({ ...RISING, rows: 2, strips: { base: strips } }))).toBe(false);
  const { clusters: _clusters, ...plain } = RISING;
  expect(fitsBits(slotGame({ ...plain, ways: 27 }))).toBe(true);
  expect(fitsBits(slotGame({ ...plain, lines: [[0, 0, 0]] }))).toBe(false);
});
