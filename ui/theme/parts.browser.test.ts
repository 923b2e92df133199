import { afterEach, expect, test } from 'vitest';
import { brandsCss, criticalCss, type NamedTheme } from './css.ts';
import { deriveTheme } from './derive.ts';
import { deriveParts } from './parts.ts';
import type { PartOverrides, Seeds } from './seeds.ts';

/** Checks in a real browser that a brand nested in another's page keeps its own parts. */

const named = (id: string, primary: string, parts: PartOverrides): NamedTheme => {
  const seeds: Seeds = {
    scheme: 'dark',
    ground: '#101010',
    primary,
    accent: '#7c6cf2',
    radius: 12,
    font: { numerals: ['system'], heading: ['system'], body: ['system'] },
    pattern: '/p.svg',
    ornament: '/o.svg',
  };
  return { id, scheme: 'dark', theme: deriveTheme(seeds), parts: deriveParts(seeds, {}, parts) };
};
const red = named('red', '#e03131', { chip: { 'color.primary': '#2f9e44', 'radius.pill': '3px' } });
const blue = named('blue', '#4dabf7', { card: { 'radius.pill': '7px' } });

const page = (css: string, html: string): void => {
  document.body.innerHTML = `<style>${css}</style>${html}`;
};
const read = (id: string, variable: string): string =>
  getComputedStyle(document.getElementById(id) ?? document.body)
    .getPropertyValue(variable)
    .trim();

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['brand'];
});

test('keeps the parts of a brand separate, also for a brand inside another', () => {
  page(
    brandsCss([blue, red]),
    `<div data-brand="red"><i data-part="chip" id="outer"></i>
       <div data-brand="blue"><i data-part="chip" id="nested"></i><i data-part="card" id="card"></i></div>
       <i data-part="card" id="plain"></i></div>`,
  );
  const chips = ['outer', 'nested'].map((id) => [read(id, '--rp'), read(id, '--p')]);
  expect(chips).toEqual([
    ['3px', '#2f9e44'],
    ['999px', '#4dabf7'],
  ]);
  expect([read('card', '--rp'), read('plain', '--rp')]).toEqual(['7px', '999px']);
});

test('resolves fills and edges that refer to an overridden colour on the part, and in its content', () => {
  page(
    brandsCss([red]),
    '<div data-brand="red"><i id="out"></i><i data-part="chip"><b id="in" style="background:var(--prog)">x</b></i></div>',
  );
  expect(read('in', '--prog')).not.toBe(read('out', '--prog'));
  expect(getComputedStyle(document.getElementById('in') ?? document.body).backgroundImage).toContain('gradient');
});

test('applies the critical rules on the root, until its attribute names another brand', () => {
  page(criticalCss(red) + brandsCss([blue, red]), '<i data-part="chip" id="chip"></i>');
  document.documentElement.dataset['brand'] = 'red';
  expect(read('chip', '--rp')).toBe('3px');
  document.documentElement.dataset['brand'] = 'blue';
  expect(read('chip', '--rp')).toBe('999px');
});
