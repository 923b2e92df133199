import { expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import { mostInWindow, type PassedCall } from './flood.ts';

const WINDOW = assertDefined(searchPlayers.rate, 'a rate').seconds * 1000;

const countOf = (...passed: readonly PassedCall[]): number => mostInWindow({ passed, refused: 0 });

it('counts calls that were sent and answered in one window', () => {
  expect(countOf({ sent: 0, answered: 5 }, { sent: 100, answered: 105 }, { sent: WINDOW, answered: WINDOW + 5 })).toBe(
    2,
  );
});

it('ignores a call that a node may have counted after the window', () => {
  expect(countOf({ sent: 0, answered: 5 }, { sent: WINDOW - 10, answered: WINDOW })).toBe(1);
});

it('ignores windows that do not count', () => {
  const passed = [
    { sent: 0, answered: 5 },
    { sent: 10, answered: 15 },
    { sent: 5 * WINDOW, answered: 5 * WINDOW + 5 },
  ];

  expect(mostInWindow({ passed, refused: 0 }, (start) => start > 10)).toBe(1);
});
