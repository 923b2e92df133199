import { expect, it } from 'vitest';
import type { DraftReading } from '../draft/themeOf.ts';
import { groupPairs } from './pairGroups.ts';

const reading = (part: Partial<DraftReading>): DraftReading => ({
  part: undefined,
  ink: 'color.faint',
  on: 'color.ground',
  atLeast: 4.5,
  ratio: 2,
  passes: false,
  ...part,
});

it('lists an ink once with all grounds that it fails on, by its lowest ratio, and once with the others', () => {
  const groups = groupPairs([
    reading({ ratio: 3 }),
    reading({ on: 'color.surface1', ratio: 2.5 }),
    reading({ on: 'color.well', ratio: 5, passes: true }),
  ]);
  expect(groups.map(({ on, ratio, passes }) => ({ on, ratio, passes }))).toEqual([
    { on: ['color.ground', 'color.surface1'], ratio: 2.5, passes: false },
    { on: ['color.well'], ratio: 5, passes: true },
  ]);
});

it('lists for a part only the pairs that differ from the whole', () => {
  const groups = groupPairs([reading({}), reading({ part: 'badge' }), reading({ part: 'tab', ratio: 1.5 })]);
  expect(groups.map(({ part }) => part)).toEqual([undefined, 'tab']);
});
