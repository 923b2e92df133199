import { expect, test } from 'vitest';
import { clampInside, toPlacement, toPoint } from './placement.ts';

const panel = { width: 200, height: 100 };
const screen = { width: 1000, height: 800 };

test('keeps a place as a distance from the nearest corner', () => {
  expect(toPlacement({ x: 20, y: 30 }, panel, screen)).toEqual({ corner: 'top-left', x: 20, y: 30 });
  expect(toPlacement({ x: 780, y: 660 }, panel, screen)).toEqual({ corner: 'bottom-right', x: 20, y: 40 });
});

test('restores a place, also on a screen of another size', () => {
  const placement = toPlacement({ x: 780, y: 660 }, panel, screen);
  expect(toPoint(placement, panel, screen)).toEqual({ x: 780, y: 660 });
  expect(toPoint(placement, panel, { width: 400, height: 300 })).toEqual({ x: 180, y: 160 });
});

test('keeps everything inside the viewport, and larger things at the upper left', () => {
  expect(clampInside({ x: -50, y: 5000 }, panel, screen)).toEqual({ x: 8, y: 692 });
  expect(clampInside({ x: 100, y: 100 }, { width: 2000, height: 2000 }, screen)).toEqual({ x: 8, y: 8 });
});
