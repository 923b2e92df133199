import { describe, expect, it } from 'vitest';
import { matrixValues, visionMatrices } from './vision.ts';

const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const seen = (matrix: (typeof visionMatrices)['protanopia'], rgb: readonly number[]): readonly number[] =>
  matrix.map((row) => row.reduce((sum, weight, at) => sum + weight * linear(rgb[at] ?? 0), 0));
const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));

const red = [200, 60, 40];
const green = [120, 120, 30];
const blue = [40, 90, 200];
const yellow = [230, 210, 60];

describe('the previews of colour blindness', () => {
  it.each(Object.entries(visionMatrices))('%s keeps white, black and greys', (_, matrix) => {
    for (const grey of [0, 128, 255]) {
      for (const part of seen(matrix, [grey, grey, grey])) expect(part).toBeCloseTo(linear(grey), 4);
    }
  });

  it('maps red and green to similar colours without one of those cones, but not blue and yellow', () => {
    for (const matrix of [visionMatrices.protanopia, visionMatrices.deuteranopia]) {
      const before = apart(red.map(linear), green.map(linear));
      expect(apart(seen(matrix, red), seen(matrix, green))).toBeLessThan(before * 0.75);
      expect(apart(seen(matrix, blue), seen(matrix, yellow))).toBeGreaterThan(0.5);
    }
  });

  it('darkens red without the cones for it', () => {
    const bright = (rgb: readonly number[]) => 0.2126 * (rgb[0] ?? 0) + 0.7152 * (rgb[1] ?? 0) + 0.0722 * (rgb[2] ?? 0);
    expect(bright(seen(visionMatrices.protanopia, [255, 0, 0]))).toBeLessThan(0.15);
  });

  it('keeps luminance without cones', () => {
    const [r, g, b] = seen(visionMatrices.achromatopsia, red);
    expect(r).toBe(g);
    expect(g).toBe(b);
  });

  it('has the form of SVG: four rows of five', () => {
    expect(matrixValues(visionMatrices.tritanopia).split(' ')).toHaveLength(20);
  });
});
