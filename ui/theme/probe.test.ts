import { describe, expect, it } from 'vitest';
import { criticalCss } from './css.ts';
import { flatten } from './paths.ts';
import { probeColours, probeTheme, probeTokenOf, unthemedColours } from './probe.ts';

describe('the probe brand', () => {
  it('gives every painted token its own colour', () => {
    expect(new Set(probeColours.values()).size).toBe(probeColours.size);
    expect(probeColours.size).toBeGreaterThan(90);
  });

  it('is a complete theme whose values paint those colours', () => {
    const { theme } = probeTheme();
    expect([...flatten(theme).values()].every((value) => value !== '')).toBe(true);
    expect(criticalCss(probeTheme())).toContain('[data-brand=probe]');
    expect(flatten(theme).get('fill.button')).toBe(probeColours.get('fill.button'));
  });

  it("distinguishes its own colours from a component's hard-coded ones", () => {
    const primary = probeColours.get('color.primary') ?? '';
    const card = probeColours.get('fill.card') ?? '';
    expect(probeTokenOf(primary)).toBe('color.primary');
    expect(unthemedColours(`${primary} 0px 0px 0px 2px, ${card} 0px 1px`)).toEqual([]);
    expect(unthemedColours('rgba(0, 0, 0, 0)')).toEqual([]);
    expect(unthemedColours(`linear-gradient(${primary}, rgb(255, 255, 255))`)).toEqual(['rgb(255, 255, 255)']);
    expect(unthemedColours('color(srgb 1 0 0)')).toEqual(['color(srgb 1 0 0)']);
  });
});
