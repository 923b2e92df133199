import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FiguresFile } from '#games/client/sheet/figures.ts';
import { figuresOf } from './figures.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

it('takes the figures of owl from its sheet and its simulation', () => {
  const { variants } = FiguresFile.parse(figuresOf(root, 'owl'));
  const { r96, r94 } = variants;
  expect(r96?.returned).toBeCloseTo(0.9602, 4);
  expect(r96?.simulation?.rounds).toBe(100_000_000);
  expect(r96?.simulation?.mean).toBeCloseTo(0.959149, 6);
  // docs/games/owl.md has a standard error of 0.0891 %.
  expect(r96?.simulation?.interval).toBeCloseTo(1.96 * 0.000891, 5);
  expect(r94?.simulation).toBeNull();
});

it('takes the spread of each cloud of monkey from its sheet', () => {
  const { choice } = FiguresFile.parse(figuresOf(root, 'monkey')).variants['r96'] ?? {};
  expect(choice?.spreads.map(({ name }) => name)).toEqual(['small', 'middle', 'storm']);
  for (const { low, median, high, from, chances } of choice?.spreads ?? []) {
    expect(from).toHaveLength(chances.length);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
    expect(low).toBeLessThan(median);
    expect(median).toBeLessThan(choice?.mean ?? 0);
    expect(choice?.mean).toBeLessThan(high);
  }
});

it('takes the turns of the wheel of toad from its sheet', () => {
  const { level } = FiguresFile.parse(figuresOf(root, 'toad')).variants['r96'] ?? {};
  expect(level?.rounds).toBeCloseTo(80, 6);
  expect(level?.mean).toBeCloseTo(12.3636, 3);
  expect(level?.most).toBeGreaterThan(80);
});

it('publishes the most that a round can pay, which is often below the cap', () => {
  const mostOf = (code: string) => FiguresFile.parse(figuresOf(root, code)).variants['r96']?.most;
  expect(mostOf('owl')).toBe(5000);
  expect(mostOf('crystal')).toBe(733.3);
  // The free spins of phoenix are simulated, and a simulation may not see the highest pay.
  expect(mostOf('phoenix')).toBe(40_500);
});
