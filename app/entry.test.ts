import { expect, test } from 'vitest';
import { isEntry } from './entry.ts';

test.each([
  ['/', '', true],
  ['/zh_tw/play-game/m', '?game=owl', true],
  ['/zh_tw/play-game/live', '', true],
  // A live room shows no greeting over its picture.
  ['/zh_tw/play-game/live', '?live=1', false],
  ['/vi_vn/play-game/live', '?brand=owl&live=2', false],
  ['/', '?phoneStep=0', false],
  ['/store', '', false],
])('greets at %s%s: %s', (pathname, search, wanted) => {
  expect(isEntry(pathname, search)).toBe(wanted);
});
