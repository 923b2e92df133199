import { describe, expect, it } from 'vitest';
import { contrastFailures, readContrast } from './contrast.ts';
import { deriveTheme } from './derive.ts';
import type { Overrides } from './seeds.ts';

const theme = (overrides: Overrides) =>
  deriveTheme(
    {
      scheme: 'dark',
      ground: '#12161d',
      primary: '#7fb4ff',
      accent: '#f5b841',
      radius: 12,
      font: { numerals: ['system'], heading: ['system'], body: ['system'] },
      pattern: '/p.svg',
      ornament: '/o.svg',
    },
    overrides,
  );

describe('the contrast gate', () => {
  it('passes a derived theme', () => {
    expect(contrastFailures('slate', theme({}))).toEqual([]);
  });

  it('names brand, tokens, ratio and the required ratio', () => {
    const failures = contrastFailures('dim', theme({ 'color.faint': '#444b55' }));
    expect(failures).toContainEqual(
      expect.stringMatching(/^brand "dim": color\.faint on color\.ground is 2\.\d\d:1, needs 4\.5:1$/),
    );
    expect(failures.every((failure) => failure.includes('color.faint'))).toBe(true);
  });

  it('never rounds a failing ratio up to a passing one', () => {
    const shown = contrastFailures(
      'edge',
      theme({ 'color.ground': '#000', 'color.line': '#000', 'color.lineStrong': '#595959' }),
    );
    expect(shown).toContainEqual(expect.stringContaining('color.lineStrong on color.ground is 2.99:1, needs 3:1'));
  });

  it('checks text on a gradient against the stop with the lowest contrast', () => {
    const button = readContrast(theme({ 'fill.button': 'linear-gradient(180deg,#ffffff,#333333)' }));
    const reading = button.find(({ ink, on }) => ink === 'color.onPrimary' && on === 'fill.button');
    expect(reading?.passes).toBe(false);
  });

  it('mixes a transparent stop with its background before the check', () => {
    const barely = readContrast(theme({ 'fill.page': 'linear-gradient(180deg,#ffffff08,#0000)' }));
    expect(barely.filter(({ on, passes }) => on === 'fill.page' && !passes)).toEqual([]);
    const glaring = readContrast(theme({ 'fill.page': 'linear-gradient(180deg,#ffffffe6,#0000)' }));
    expect(glaring.some(({ on, passes }) => on === 'fill.page' && !passes)).toBe(true);
  });
});
