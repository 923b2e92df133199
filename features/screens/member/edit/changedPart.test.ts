import { expect, test } from 'vitest';
import { changedPart } from './changedPart.ts';

test.each([
  ['下班來轉兩把', '下班來轉兩把，贏了請客', ['下班來轉兩把', '，贏了請客', '']],
  ['月下小鹿', '月下大鹿', ['月下', '大', '鹿']],
  ['鹿', '鹿', ['鹿', '', '']],
  ['aa', 'aaa', ['aa', 'a', '']],
  ['😀', '😁', ['', '😁', '']],
] as const)('finds the part of %j that differs in %j', (before, after, parts) => {
  const { start, changed, end } = changedPart(before, after);
  expect([start, changed, end]).toEqual(parts);
});
