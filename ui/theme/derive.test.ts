import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hex, hueDistance, lch } from './colour.ts';
import { readContrast } from './contrast.ts';
import { deriveTheme } from './derive.ts';
import { flatten, resolver, tokenPaths } from './paths.ts';
import type { Scheme, Seeds } from './seeds.ts';

const seeds = (scheme: Scheme, ground: string, primary: string, accent: string): Seeds => ({
  scheme,
  ground,
  primary,
  accent,
  radius: 12,
  font: { numerals: ['system'], heading: ['system'], body: ['system'] },
  pattern: '/brands/x/pattern.svg',
  ornament: '/brands/x/ornament.svg',
});
const owl = seeds('dark', '#0e1024', '#f5b841', '#7c6cf2');

const unit = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const colour = (low: number, high: number, most: number) =>
  fc.record({ l: unit(low, high), c: unit(0, most), h: unit(0, 360) }).map((parts) => hex(parts));
const anySeeds = fc.oneof(
  fc
    .record({ ground: colour(0.1, 0.4, 0.08), primary: colour(0.25, 0.95, 0.28), accent: colour(0.25, 0.95, 0.28) })
    .map(({ ground, primary, accent }) => seeds('dark', ground, primary, accent)),
  fc
    .record({ ground: colour(0.9, 1, 0.05), primary: colour(0.25, 0.95, 0.28), accent: colour(0.25, 0.95, 0.28) })
    .map(({ ground, primary, accent }) => seeds('light', ground, primary, accent)),
);

describe('deriveTheme', () => {
  it('paints a slanted button by a box, and a straight button directly', () => {
    const shape = (skew: string) => deriveTheme(owl, { 'shape.skew': skew }).shape;
    expect(shape('-10deg')).toMatchObject({ slantBox: '""', slantOwn: 'none' });
    expect(shape('0deg')).toMatchObject({ slantBox: 'none', slantOwn: 'initial' });
  });

  it('passes the whole contrast gate for any sane seeds: grounds of OKLCH lightness 0.1 to 0.4 when dark, 0.9 to 1 when light', () => {
    fc.assert(
      fc.property(anySeeds, (given) => {
        expect(readContrast(deriveTheme(given)).filter((reading) => !reading.passes)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('derives the focus ring from the primary colour if the accent looks like an error', () => {
    const { color } = deriveTheme(seeds('light', '#fff8ea', '#6b2fd6', '#ff6a1f'));
    expect(hueDistance(color.accentInk, color.danger)).toBeLessThan(30);
    expect(color.focus).toBe(color.primaryInk);
    expect(deriveTheme(owl).color.focus).toBe(deriveTheme(owl).color.accentInk);
  });

  it('gives the third and fourth series of a chart their own hues for any hues of the seeds', () => {
    const hue = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(fc.constantFrom('dark' as const, 'light' as const), hue, hue, (scheme, primary, accent) => {
        const face = (h: number) => hex({ l: scheme === 'dark' ? 0.75 : 0.5, c: 0.12, h });
        const ground = scheme === 'dark' ? '#0e1024' : '#fffbf2';
        const { chart } = deriveTheme(seeds(scheme, ground, face(primary), face(accent)));
        const distances = [
          ...[chart[1], chart[2]].map((series) => hueDistance(series, chart[3])),
          ...[chart[1], chart[2], chart[3]].map((series) => hueDistance(series, chart[4])),
        ];
        expect(Math.min(...distances)).toBeGreaterThan(40);
      }),
      { numRuns: 100, seed: 20261122 },
    );
  });

  it('gives every token of the contract a value', () => {
    const values = flatten(deriveTheme(owl));
    expect([...values.keys()]).toEqual(tokenPaths);
    expect([...values].filter(([, value]) => value === '')).toEqual([]);
  });

  it('writes colours as plain sRGB hex, so that no browser has to compute them', () => {
    const values = [...flatten(deriveTheme(owl))];
    const colours = values.filter(([path]) => /^(color|chart|vip)\./.test(path));
    expect(colours.filter(([, value]) => !/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(value))).toEqual([]);
    expect(values.filter(([, value]) => /oklch|color-mix|from var/.test(value))).toEqual([]);
  });

  it('raises surfaces in even steps of lightness and keeps the hue of the ground', () => {
    const { color } = deriveTheme(owl);
    const steps = [color.ground, color.surface1, color.surface2, color.surface3].map((face) => lch(face));
    const lights = steps.map(({ l }) => l);
    expect(lights).toEqual([...lights].sort((a, b) => a - b));
    for (const { c, h } of steps) {
      expect(Math.abs(h - lch(owl.ground).h)).toBeLessThan(3);
      expect(c).toBeGreaterThan(0.02);
    }
  });

  it('lets an override win, and derives dependent values from it', () => {
    const plain = deriveTheme(owl);
    const own = deriveTheme(owl, { 'color.primary': '#3be477', 'shape.buttonDepth': '9px', 'vip.3.name': '#ffffff' });
    expect(own.color.primary).toBe('#3be477');
    expect(own.shape.buttonDepth).toBe('9px');
    expect(own.vip[3].name).toBe('#fff');
    expect(own.color.primaryDeep).not.toBe(plain.color.primaryDeep);
    expect(contrast(own.color.onPrimary, own.color.primaryHi)).toBeGreaterThanOrEqual(4.5);
  });

  it('lightens a button only as far as its text stays legible', () => {
    const red = deriveTheme(seeds('dark', '#1b0709', '#da2e2b', '#f6c453'));
    expect(red.color.onPrimary).toBe('#fff');
    expect(contrast('#fff', red.color.primaryHi)).toBeGreaterThanOrEqual(4.5);
  });

  it('names the seed that is not a colour', () => {
    expect(() => deriveTheme(seeds('dark', 'midnight-ish', '#fff', '#fff'))).toThrow('"midnight-ish" is not a colour');
  });
});

describe('resolver', () => {
  it('resolves variables completely and refuses a circular reference', () => {
    const values = flatten(deriveTheme(owl));
    expect(resolver(values)('var(--bar)')).toBe(values.get('color.glass'));
    const circle = new Map(values).set('fill.bar', 'var(--glass)').set('color.glass', 'var(--bar)');
    expect(() => resolver(circle)('var(--bar)')).toThrow('refers to itself');
  });
});
