import { expect, test } from 'vitest';
import { type NamedWin, type WinTitle, winTitleOf } from './winTitle.ts';

test.each<[string, NamedWin, WinTitle | undefined]>([
  ['the largest prize', { level: 101, multiple: 0 }, { kind: 'prize', level: 101 }],
  ['the smallest prize', { level: 104, multiple: 0 }, { kind: 'prize', level: 104 }],
  ['a prize of a jackpot', { level: 102, jackpotID: '1', multiple: 60 }, { kind: 'prize', level: 102 }],
  ['the first jackpot', { level: 0, jackpotID: '1', multiple: 60 }, { kind: 'jackpot', isFirst: true }],
  ['another jackpot', { level: 0, jackpotID: '3', multiple: 60 }, { kind: 'jackpot', isFirst: false }],
  ['a jackpot without an id', { level: 0, jackpotID: '', multiple: 60 }, { kind: 'jackpot', isFirst: false }],
  ['a level that is none', { level: 105, multiple: 60 }, { kind: 'multiple', multiple: 60 }],
  ['a multiple', { level: 0, multiple: 60 }, { kind: 'multiple', multiple: 60 }],
  ['nothing at all', { level: 0, multiple: 0 }, undefined],
])('names %s', (_, win, title) => {
  expect(winTitleOf(win)).toEqual(title);
});
