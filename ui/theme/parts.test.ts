import { describe, expect, it } from 'vitest';
import { contrastFailures, readPartContrast } from './contrast.ts';
import { brandsCss, criticalCss, type NamedTheme } from './css.ts';
import { deriveTheme } from './derive.ts';
import { deriveParts } from './parts.ts';
import { flatten, variableOf } from './paths.ts';
import type { Overrides, PartOverrides, Seeds } from './seeds.ts';

const seeds: Seeds = {
  scheme: 'dark',
  ground: '#0e1024',
  primary: '#f5b841',
  accent: '#7c6cf2',
  radius: 12,
  font: { numerals: ['system'], heading: ['system'], body: ['system'] },
  pattern: '/brands/x/pattern.svg',
  ornament: '/brands/x/ornament.svg',
};
const brand = (id: string, parts: PartOverrides, overrides: Overrides = {}): NamedTheme => ({
  id,
  scheme: 'dark',
  theme: deriveTheme(seeds, overrides),
  parts: deriveParts(seeds, overrides, parts),
});
const only = (parts: PartOverrides, overrides: Overrides = {}) => {
  const [first] = deriveParts(seeds, overrides, parts);
  if (first === undefined) throw new Error('no part');
  return first;
};

describe('a part of a brand', () => {
  it('derives every value that depends on an overridden colour', () => {
    const { theme, redeclared } = only({ badge: { 'color.primary': '#3be477' } });
    expect(theme.color.primary).toBe('#3be477');
    // One value derives to another colour; the other is the same text that refers to a changed colour.
    for (const path of ['color.primary', 'color.primaryDeep', 'color.glow', 'fill.button', 'fill.progress'] as const) {
      expect(redeclared).toContain(path);
    }
    expect(flatten(theme).get('fill.progress')).toBe(flatten(deriveTheme(seeds)).get('fill.progress'));
    expect(redeclared).toContain('edge.button');
    for (const path of ['color.ground', 'fill.card', 'radius.pill', 'motion.fast', 'font.body'] as const) {
      expect(redeclared).not.toContain(path);
    }
  });

  it('declares again the tokens that refer to it through another token', () => {
    const { redeclared } = only({ amount: { 'fill.gold': 'linear-gradient(#fff,#ffe08a)' } });
    expect(redeclared).toEqual(['fill.gold', 'fill.goldText']);
  });

  it('builds on its brand’s overrides', () => {
    const { theme } = only({ badge: { 'radius.pill': '2px' } }, { 'color.primary': '#3be477' });
    expect(theme.color.primary).toBe('#3be477');
    expect(only({ badge: { 'radius.pill': '2px' } }).redeclared).toEqual(['radius.pill']);
  });

  it('is written within the limits of its brand, after all brands, with only these declarations', () => {
    const css = brandsCss([brand('owl', {}), brand('crab', { badge: { 'radius.pill': '2px' } })]);
    expect(css).toMatch(/\n\[data-part=badge\]:where\(\[data-brand=crab\],.+\)\{--rp:2px\}\n/);
    expect(css.match(/\[data-part=badge\]/g)).toHaveLength(1);
  });

  it('is in the critical rules too, and applies to a root without a brand', () => {
    const css = criticalCss(brand('crab', { badge: { 'radius.pill': '2px' } }));
    expect(css).toContain('[data-part=badge]:where(:root:not([data-brand]),');
    expect(css).toContain(`{${variableOf('radius.pill')}:2px}`);
  });

  it('keeps Vietnamese text in the typeface that has its marks', () => {
    const css = criticalCss(brand('crab', { dialog: { 'font.heading': '"Nunito"', 'radius.4': '1px' } }));
    expect(css).toMatch(/\[data-part=dialog\].+ \*\)\)\{--r4:1px\}/);
    expect(css).toMatch(/\[data-part=dialog\].+ \*\)\):not\(:lang\(vi\)\)\{--fh:"Nunito"\}/);
  });

  it('passes the gate for each pair that it changes', () => {
    const parts = deriveParts(seeds, {}, { badge: { 'color.onDanger': '#7a2027' }, amount: { 'radius.pill': '1px' } });
    const [badge, amount] = parts;
    expect(badge && readPartContrast(badge).map(({ ink, on }) => `${ink} on ${on}`)).toEqual([
      'color.onDanger on color.dangerFill',
    ]);
    expect(amount && readPartContrast(amount)).toEqual([]);
    expect(contrastFailures('owl', deriveTheme(seeds), parts)).toEqual([
      expect.stringMatching(
        /^brand "owl", part "badge": color\.onDanger on color\.dangerFill is \d\.\d\d:1, needs 4\.5:1$/,
      ),
    ]);
  });

  it('names the value that is not a colour', () => {
    expect(() => only({ badge: { 'color.primary': 'reddish-ish' } })).toThrow('"reddish-ish" is not a colour');
  });
});
