import { describe, expect, it } from 'vitest';
import { brandsCss, criticalCss, type NamedTheme, namedCss } from './css.ts';
import { deriveTheme } from './derive.ts';
import { flatten, variableOf } from './paths.ts';
import type { Overrides, Scheme } from './seeds.ts';

const named = (id: string, scheme: Scheme, ground: string, primary: string, overrides: Overrides = {}): NamedTheme => ({
  id,
  scheme,
  theme: deriveTheme(
    {
      scheme,
      ground,
      primary,
      accent: '#7c6cf2',
      radius: 12,
      font: { numerals: ['Nunito'], heading: ['system'], body: ['system'] },
      pattern: `/brands/${id}/pattern.svg`,
      ornament: `/brands/${id}/ornament.svg`,
    },
    overrides,
  ),
});

const owl = named('owl', 'dark', '#0e1024', '#f5b841');
const crab = named('crab', 'dark', '#06222b', '#ff6b4a', { 'shape.buttonDepth': '4px', 'edge.tile': 'none' });
const betrnk = named('betrnk', 'dark', '#0d1110', '#3be477', { 'shape.skew': '-10deg' });
const lion = named('lion', 'light', '#fffbf2', '#9a5b00');
const brands = [owl, crab, betrnk, lion];

/** Returns the variables of an element with this `data-brand`, by source order (all selectors have the same weight). */
function cascade(css: string, id: string): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const hit = selectors
      .trim()
      .split(',')
      .some((selector) => [`[data-brand=${id}]`, '[data-brand]'].includes(selector));
    if (!hit) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):((?:"[^"]*"|\([^)]*\)|[^;"])*)/g))
      result.set(name, value);
  }
  return result;
}

describe('brandsCss', () => {
  const css = brandsCss(brands);

  it('gives every brand exactly its own values, though it writes shared values once', () => {
    for (const { id, theme } of brands) {
      const declared = cascade(css, id);
      const complete = cascade(criticalCss({ id, scheme: 'dark', theme }), id);
      expect(declared.size).toBe(flatten(theme).size);
      expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(complete));
    }
    expect(css.match(/--t1:/g)).toHaveLength(1);
  });

  it('lets an attribute override the default of the root in any order of the sheets', () => {
    expect(css).toContain(':where(:root),[data-brand=owl]');
    expect(css).not.toMatch(/(^|[},]):root\{/);
  });

  it('sets the colour scheme of each brand', () => {
    expect(css).toMatch(/\[data-brand=lion\]\{color-scheme:light/);
    expect(criticalCss(owl)).toMatch(/^:where\(:root\),\[data-brand=owl\]\{color-scheme:dark/);
  });

  it('writes one brand alone as well', () => {
    const alone = cascade(brandsCss([owl]), 'owl');
    expect(alone.get(variableOf('color.primary'))).toBe('#f5b841');
    expect(alone.size).toBe(flatten(owl.theme).size);
  });

  it('writes one brand that is the default of no page', () => {
    const named = namedCss(owl);
    expect(cascade(named, 'owl').size).toBe(flatten(owl.theme).size);
    expect(named).not.toContain(':root');
  });
});
