import { afterEach, expect, it, vi } from 'vitest';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { Hud } from './Hud.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = (): void => {};
const scenes = { phone: '', wide: '' };

const open = (): Hud =>
  new Hud({
    canvas: document.createElement('canvas'),
    texts: chineseTexts,
    tips: [],
    lines: 20,
    pictures: { spin: '', title: '', freeTitle: '', scenes: { night: scenes, free: scenes } },
    actions: {
      press: nothing,
      changeStake: nothing,
      leave: nothing,
      toggleSound: nothing,
      openChat: nothing,
      openInfo: nothing,
      openHistory: nothing,
      toggleFullscreen: nothing,
    },
  });

it.each([
  [360, 640, 40, 'tight'],
  [360, 640, 300, undefined],
  [844, 390, 40, undefined],
])('in a window of %d × %d with %d for the board, the room is %s', (innerWidth, innerHeight, height, room) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  const hud = open();
  vi.spyOn(hud.slot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, height));
  hud.fitBoard();
  expect(hud.root.dataset['room']).toBe(room);
});
