import { expect, test } from 'vitest';
import { scrollsAlong } from './scrollAlong.ts';

test.each([
  [320, 824, false],
  [390, 824, true],
  [200, 0, false],
])('a foot of %d px in a sheet of %d px scrolls along: %s', (foot, sheet, along) => {
  expect(scrollsAlong(foot, sheet)).toBe(along);
});
