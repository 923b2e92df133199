import { expect, test } from 'vitest';
import type { OwnRound } from '#protocol/entities/round.ts';
import { roundsOfDays } from './roundsOfDays.ts';

const round = (RoundID: string, CreateTime: string, Win: number): OwnRound => ({
  RoundID,
  GameCode: 'owl',
  GameNames: { zh_tw: '夜梟秘寶', en_us: 'Owl', id_id: 'Owl', vi_vn: 'Owl' },
  Bet: 100,
  Win,
  Jackpot: null,
  CreateTime,
  Verifiable: false,
});

test('groups rounds by their day in Taipei and names the best gain', () => {
  const days = roundsOfDays([
    round('a', '2026-11-26T17:00:00.000Z', 0),
    round('b', '2026-11-26T16:00:00.000Z', 150),
    round('c', '2026-11-26T15:59:59.000Z', 100),
  ]);
  expect(days.map(({ day, rounds, best }) => [day, rounds.map(({ RoundID }) => RoundID), best])).toEqual([
    ['2026-11-27', ['a', 'b'], 'b'],
    ['2026-11-26', ['c'], undefined],
  ]);
});
