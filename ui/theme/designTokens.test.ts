import { describe, expect, it } from 'vitest';
import { readDesignTokens } from './designTokens.ts';

const srgb = (components: readonly number[], rest: object = {}) => ({ colorSpace: 'srgb', components, ...rest });
const reasons = (file: Record<string, unknown>) =>
  readDesignTokens(file).problems.map(({ path, reason }) => `${path}: ${reason}`);

describe('readDesignTokens', () => {
  it('turns each type into its CSS value', () => {
    const { tokens, problems } = readDesignTokens({
      color: {
        $type: 'color',
        a: { $value: srgb([1, 0.5, 0]) },
        b: { $value: srgb([0, 0, 0], { alpha: 0.5 }) },
        c: { $value: { colorSpace: 'oklch', components: [0.7, 0.1, 200] } },
      },
      size: { $type: 'dimension', $value: { value: 14, unit: 'px' } },
      time: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      curve: { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] },
      face: { $type: 'fontFamily', $value: ['Nunito', 'system'] },
      glow: {
        $type: 'shadow',
        $value: {
          inset: true,
          color: srgb([1, 1, 1]),
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1, unit: 'px' },
          blur: { value: 2, unit: 'px' },
          spread: { value: 0, unit: 'px' },
        },
      },
    });
    expect(problems).toEqual([]);
    expect(Object.fromEntries([...tokens].map(([path, { css }]) => [path, css]))).toEqual({
      'color.a': '#ff8000',
      'color.b': '#00000080',
      'color.c': 'oklch(0.7 0.1 200)',
      size: '14px',
      time: '120ms',
      curve: 'cubic-bezier(0.2,0.8,0.2,1)',
      face: 'Nunito|system',
      glow: 'inset 0px 1px 2px 0px #ffffff',
    });
  });

  it('resolves aliases, and refuses a dangling or circular alias', () => {
    const colour = { $type: 'color', $value: srgb([1, 0, 0]) };
    const { tokens } = readDesignTokens({ seed: { accent: colour }, mark: { $value: '{seed.accent}' } });
    expect(tokens.get('mark')).toEqual({ type: 'color', css: '#ff0000' });
    expect(reasons({ a: { $value: '{b}' } })).toEqual(['a: {b} names no token of this file']);
    expect(reasons({ a: { $value: '{b}' }, b: { $value: '{a}' } })).toContain('a: {b} leads back to itself');
  });

  it('names the place of a wrong value', () => {
    expect(reasons({ seed: { ground: { $type: 'color', $value: '#123456' } } })[0]).toContain('seed.ground: ');
    expect(reasons({ seed: { ground: { $type: 'color', $value: srgb([0, 0, 0], { hex: '#ffffff' }) } } })).toEqual([
      'seed.ground: components say #000000, hex says #ffffff',
    ]);
    expect(reasons({ x: { $type: 'colour', $value: 1 } })[0]).toContain('x: $type must be one of color, dimension');
  });
});
