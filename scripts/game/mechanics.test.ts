import { describe, expect, it } from 'vitest';
import { sheetOf, slotGame } from '#games/maths/index.ts';
import { SMALL_GAMES } from '#games/maths/testing/smallGames.ts';
import { compareCount, compareReturn, MAX_Z } from './compare.ts';
import { renderSheet } from './renderSheet.ts';
import { simulate, type Tally } from './simulate.ts';

const LONG = { tags: ['long'] };

describe.each(SMALL_GAMES.map((file) => [file.code, file] as const))('the game %s', (_code, file) => {
  const sheet = sheetOf(file, '');
  const [exact] = sheet.variants;
  if (exact === undefined) throw new Error('the game has no variant');

  const expectCount = (count: number, rounds: number, chance: number): void => {
    // Every round of some games pays. Such a count has no error.
    if (chance === 1) expect(count).toBe(rounds);
    else expect(Math.abs(compareCount(count, rounds, chance).z)).toBeLessThanOrEqual(MAX_Z);
  };
  const expectExact = (tally: Tally): void => {
    expect(Math.abs(compareReturn(tally, exact).z)).toBeLessThanOrEqual(MAX_Z);
    expectCount(tally.wins, tally.rounds, exact.hitRate);
    if (exact.level !== undefined) expectCount(tally.turns ?? 0, tally.rounds, exact.level.chance);
    if (exact.hold !== undefined) expectCount(tally.holds ?? 0, tally.rounds, exact.hold.chance);
  };

  it('has a page with its rules and figures', () => {
    const page = renderSheet(file, sheet, undefined);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    expect(page).toContain(`| return | **${(exact.return * 100).toFixed(2)} %** |`);
    expect(page.includes('## Lines')).toBe(file.lines !== undefined);
    expect(page.includes('Hold and respin starts in')).toBe(file.hold !== undefined);
    expect(page.includes('the strip above the window fills the reel')).toBe(file.tumble !== undefined);
  });

  it('returns its exact share over 5,000 rounds', () => {
    expectExact(simulate(slotGame(file), { rounds: 5000, seed: 'mechanics', stake: 10 }));
  });

  it('returns its exact share over a million rounds', { ...LONG, timeout: 600_000 }, () => {
    expectExact(simulate(slotGame(file), { rounds: 1_000_000, seed: 'a million rounds', stake: 10 }));
  });
});
