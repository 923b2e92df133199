import { afterEach, expect, it, vi } from 'vitest';
import { testHud } from '../testing/testHud.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [360, 640, 40, 'tight'],
  [360, 640, 300, undefined],
  [844, 390, 40, undefined],
])('in a window of %d × %d with %d for the board, the room is %s', (innerWidth, innerHeight, height, room) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  const hud = testHud();
  vi.spyOn(hud.slot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, height));
  hud.fitBoard();
  expect(hud.root.dataset['room']).toBe(room);
});
