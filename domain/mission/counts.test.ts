import { describe, expect, it } from 'vitest';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import type { Activity } from '../activity/activity.ts';
import { countOf } from './counts.ts';
import { MISSIONS, periodOf, resetTimeOf } from './definition.ts';

const NOW = Date.parse('2026-11-21T15:00:00.000Z');
const condition = { Type: 1, Count: 1, Amount: 0, Threshold: 0, GameCode: '' };
const round = { Kind: 'round', RoundID: 'r', GameCode: 'owl', Category: 'slot', Bet: 100, Win: 1_000 } as const;

describe('the count that an activity adds to a mission', () => {
  const cases: readonly (readonly [keyof typeof MISSION_TYPE, Activity, number])[] = [
    ['signIn', { Kind: 'signIn' }, 1],
    ['rounds', round, 1],
    ['bet', round, 100],
    ['win', round, 1_000],
    ['purchase', { Kind: 'purchase', OrderID: '1', Price: 150 }, 150],
    ['chat', { Kind: 'chat', ChannelType: 1 }, 1],
    ['friend', { Kind: 'friend', OtherID: '10000001' }, 1],
    ['gift', { Kind: 'gift', ToID: '10000001', ItemID: 42, Amount: 5 }, 1],
    ['invite', { Kind: 'invite', OtherID: '10000001' }, 1],
    ['signInDay', { Kind: 'signInDay', Day: 3 }, 1],
    ['envelope', { Kind: 'envelopeClaim', Amount: 900 }, 1],
    ['envelope', { Kind: 'envelope', Amount: 900 }, 0],
    ['spend', { Kind: 'spend', ItemID: 39, Amount: 20 }, 20],
    ['spend', { Kind: 'spend', ItemID: 2, Amount: 20 }, 20],
    ['spend', { Kind: 'spend', ItemID: 1, Amount: 20 }, 0],
  ];
  it.each(cases)('%s', (name, activity, add) => {
    expect(countOf({ ...condition, Type: MISSION_TYPE[name] }, activity, NOW).add).toBe(add);
    const others = Object.values(MISSION_TYPE).filter((Type) => Type !== MISSION_TYPE[name]);
    if (activity.Kind === 'round') return;
    for (const Type of others) expect(countOf({ ...condition, Type }, activity, NOW).add).toBe(0);
  });

  it('counts a win or a multiple from its threshold on', () => {
    const asking = (Type: number, Threshold: number) => countOf({ ...condition, Type, Threshold }, round, NOW).add;
    expect([asking(5, 1_000), asking(5, 1_001), asking(6, 10), asking(6, 11)]).toEqual([1, 0, 1, 0]);
  });

  it('counts different games and days by their marks', () => {
    expect(countOf({ ...condition, Type: MISSION_TYPE.games }, round, NOW).mark).toBe('owl');
    expect(countOf({ ...condition, Type: MISSION_TYPE.game, GameCode: 'cat' }, round, NOW).add).toBe(0);
    // 23:00 in Taipei.
    expect(countOf(condition, { Kind: 'signIn' }, NOW).mark).toBe('2026-11-21');
    expect(countOf(condition, { Kind: 'signIn' }, NOW + 3_600_000).mark).toBe('2026-11-22');
  });
});

describe('the days and weeks of missions', () => {
  it('begin at 00:00 in Taipei, and weeks begin on Monday', () => {
    const sunday = Date.parse('2026-11-22T15:59:59.999Z');
    expect([periodOf('day', sunday), periodOf('week', sunday), periodOf('once', sunday)]).toEqual([
      '2026-11-22',
      '2026-11-16',
      'once',
    ]);
    expect([periodOf('day', sunday + 1), periodOf('week', sunday + 1)]).toEqual(['2026-11-23', '2026-11-23']);
    for (const at of [sunday, NOW]) expect(resetTimeOf('week', at)).toBe('2026-11-22T16:00:00.000Z');
    expect(resetTimeOf('week', sunday + 1)).toBe('2026-11-29T16:00:00.000Z');
    expect([resetTimeOf('day', NOW), resetTimeOf('once', NOW)]).toEqual(['2026-11-21T16:00:00.000Z', '']);
  });

  it('have a mission of every type', () => {
    const types = new Set(MISSIONS.map(({ Condition }) => Condition.Type));
    expect([...types].toSorted((a, b) => a - b)).toEqual(Object.values(MISSION_TYPE));
  });
});
