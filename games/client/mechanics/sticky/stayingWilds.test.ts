import { expect, it } from 'vitest';
import { FREE } from '../../testing/playedRound.ts';
import { stayingWilds } from './stayingWilds.ts';

const WILDS = new Set(['w']);

it('sorts wilds into those that stayed, those that are new, and those of the strip in a held cell', () => {
  const spin = {
    ...FREE,
    window: [
      ['w', 'w', 'a'],
      ['a', 'a', 'w'],
    ],
    board: [
      ['w', 'w', 'w'],
      ['a', 'a', 'w'],
    ],
  };
  expect(
    stayingWilds(
      {
        ...spin,
        held: [
          [0, 0],
          [0, 2],
        ],
      },
      WILDS,
    ),
  ).toEqual({
    before: [
      [0, 0],
      [0, 2],
    ],
    fresh: [
      [0, 1],
      [1, 2],
    ],
    spent: [[0, 0]],
  });
});

it('has no wilds for base spins, and none for games without such wilds', () => {
  expect(stayingWilds({ ...FREE, window: [['w']] }, WILDS)).toBeUndefined();
  expect(stayingWilds({ ...FREE, kind: 'base', held: [], window: [['w']] }, WILDS)).toBeUndefined();
});
