import { describe, expect, it } from 'vitest';
import {
  ALLIANCE_FOUNDING_GOLD,
  CLUB_DEPUTIES,
  CLUB_FOUNDING,
  CLUB_GROUP_MESSAGES,
  CLUB_MIN_DEPOSIT,
  CLUB_MIN_WITHDRAWAL,
} from '#protocol/rules/club.ts';
import { ECONOMY } from '../economy.ts';
import { levelOf, memberLimitOf, nextGrowthOf } from './level.ts';

const { Levels, Achievements, FoundingGold } = ECONOMY.Club;

describe('levels of a club', () => {
  it('begin with 200 members and end with 2,000', () => {
    expect([memberLimitOf(1), memberLimitOf(Levels.length), memberLimitOf(Levels.length + 1)]).toEqual([
      200, 2000, 2000,
    ]);
  });

  it('are reached at their growth, not before', () => {
    for (const [at, { Growth }] of Levels.entries()) {
      expect(levelOf(Growth)).toBe(at + 1);
      expect(nextGrowthOf(at)).toBe(Growth);
    }
    for (const [at, { Growth }] of Levels.slice(1).entries()) expect(levelOf(Growth - 1)).toBe(at + 1);
    expect(nextGrowthOf(Levels.length)).toBeNull();
  });

  it('bring less from achievements than the founding of a club costs', () => {
    expect(Achievements.reduce((sum, { Reward }) => sum + Reward, 0)).toBeLessThan(FoundingGold);
  });
});

it('the screen shows the numbers of the economy', () => {
  const { Club } = ECONOMY;
  expect(CLUB_FOUNDING).toEqual({ VIPLevel: Club.FoundingVip, Gold: Club.FoundingGold });
  expect([CLUB_DEPUTIES, CLUB_GROUP_MESSAGES, ALLIANCE_FOUNDING_GOLD]).toEqual([
    Club.Deputies,
    Club.GroupMessagesPerDay,
    Club.AllianceGold,
  ]);
  expect([CLUB_MIN_DEPOSIT, CLUB_MIN_WITHDRAWAL]).toEqual([Club.LeastDeposit, Club.LeastWithdrawal]);
});
