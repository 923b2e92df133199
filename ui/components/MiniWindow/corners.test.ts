import { describe, expect, it } from 'vitest';
import { cornerBy, type Insets, nearestCorner, pointAt } from './corners.ts';

const size = { width: 100, height: 200 };
const viewport = { width: 390, height: 844 };
const insets: Insets = {
  'top-left': { x: 12, y: 80 },
  'top-right': { x: 12, y: 80 },
  'bottom-left': { x: 12, y: 100 },
  'bottom-right': { x: 12, y: 170 },
};

describe('a window at a corner', () => {
  it('keeps the distance of that corner from the edges', () => {
    expect(pointAt('top-left', size, viewport, insets)).toEqual({ x: 12, y: 80 });
    expect(pointAt('bottom-right', size, viewport, insets)).toEqual({ x: 278, y: 474 });
  });

  it('stays in a viewport that is smaller than the window', () => {
    expect(pointAt('bottom-right', size, { width: 80, height: 120 }, insets)).toEqual({ x: 0, y: 0 });
  });

  it.each([
    [{ x: 20, y: 100 }, 'top-left'],
    [{ x: 250, y: 120 }, 'top-right'],
    [{ x: 60, y: 500 }, 'bottom-left'],
    [{ x: 200, y: 480 }, 'bottom-right'],
  ] as const)('goes from %j to %s when it is dropped', (at, corner) => {
    expect(nearestCorner(at, size, viewport, insets)).toBe(corner);
  });

  it.each([
    ['ArrowLeft', 'bottom-right', 'bottom-left'],
    ['ArrowUp', 'bottom-left', 'top-left'],
    ['ArrowRight', 'top-left', 'top-right'],
    ['ArrowDown', 'top-right', 'bottom-right'],
    ['ArrowDown', 'bottom-right', undefined],
    ['Home', 'top-left', undefined],
  ] as const)('moves by %s from %s to %s', (key, from, to) => {
    expect(cornerBy(key, from)).toBe(to);
  });
});
