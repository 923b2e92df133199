import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hex, lch } from './colour.ts';
import { deriveTheme } from './derive.ts';
import { distance, nearestPassing } from './nearest.ts';
import { contrastFailures, nearestInk } from './contrast.ts';
import type { Seeds } from './seeds.ts';

const colour = fc
  .record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.25, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map((parts) => hex(parts));

describe('nearestPassing', () => {
  it('returns a passing colour, and no lightness of the same hue that is nearer passes', () => {
    fc.assert(
      fc.property(
        colour,
        fc.array(colour, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(3, 4.5),
        (ink, on, ratio) => {
          const found = nearestPassing(ink, [{ against: on, atLeast: ratio }]);
          const passes = (one: string) => on.every((ground) => contrast(one, ground) >= ratio);
          const scale = Array.from({ length: 1001 }, (_, step) => hex({ ...lch(ink), l: step / 1000 })).filter(passes);
          const nearest = Math.min(...scale.map((one) => distance(ink, one)));
          // If none was found, no colour may pass, and the nearest distance is infinite.
          const far = found === undefined ? Number.POSITIVE_INFINITY : distance(ink, found);
          expect(found === undefined || passes(found)).toBe(true);
          expect(far).toBeLessThanOrEqual(nearest + 0.004);
        },
      ),
      { numRuns: 40, seed: 20261121 },
    );
  });

  it('returns a passing colour unchanged', () => {
    expect(nearestPassing('#ffffff', [{ against: ['#000000'], atLeast: 4.5 }])).toBe('#fff');
  });

  it('moves in the shorter direction: a light grey on white darkens, a light grey on black lightens', () => {
    const on = (ground: string) => nearestPassing('#888888', [{ against: [ground], atLeast: 7 }]) ?? '';
    expect(lch(on('#ffffff')).l).toBeLessThan(lch('#888888').l);
    expect(lch(on('#000000')).l).toBeGreaterThan(lch('#888888').l);
  });

  it('keeps the hue', () => {
    const found = nearestPassing('#7a3fd0', [{ against: ['#141625'], atLeast: 4.5 }]) ?? '';
    expect(Math.abs(lch(found).h - lch('#7a3fd0').h)).toBeLessThan(4);
    expect(contrast(found, '#141625')).toBeGreaterThanOrEqual(4.5);
  });

  it('returns undefined if no colour passes', () => {
    expect(nearestPassing('#808080', [{ against: ['#fff', '#000'], atLeast: 7 }])).toBeUndefined();
  });
});

describe('nearestInk', () => {
  const seeds: Seeds = {
    scheme: 'dark',
    ground: '#12161d',
    primary: '#7fb4ff',
    accent: '#f5b841',
    radius: 12,
    font: { numerals: ['system'], heading: ['system'], body: ['system'] },
    pattern: '/p.svg',
    ornament: '/o.svg',
  };

  it('fixes a text colour for all its backgrounds together', () => {
    const broken = deriveTheme(seeds, { 'color.faint': '#444b55' });
    expect(contrastFailures('x', broken).length).toBeGreaterThan(3);
    const mended = nearestInk(broken, 'color.faint');
    expect(mended).toBeDefined();
    expect(contrastFailures('x', deriveTheme(seeds, { 'color.faint': mended ?? '' }))).toEqual([]);
  });

  it('fixes each failing stop of a gradient, and keeps the others', () => {
    const dull = 'linear-gradient(180deg,#ffe08a,#4a3000 60%)';
    const broken = deriveTheme(seeds, { 'fill.goldText': dull });
    expect(contrastFailures('x', broken).length).toBeGreaterThan(0);
    const mended = nearestInk(broken, 'fill.goldText') ?? '';
    expect(mended).toMatch(/^linear-gradient\(180deg,#ffe08a,#[\da-f]{6} 60%\)$/);
    expect(contrastFailures('x', deriveTheme(seeds, { 'fill.goldText': mended }))).toEqual([]);
  });
});
