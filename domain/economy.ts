import * as z from 'zod/mini';
import { EventNumbers } from './economy/event.ts';
import { ShopNumbers } from './economy/shop.ts';
import { CLUB_ACHIEVEMENT_KINDS } from '#protocol/entities/club.ts';
import { VipLevel } from '#protocol/entities/vip.ts';
import numbers from './economy.json' with { type: 'json' };
import { FirstDayNumbers, MissionsNumbers, SignInDaysNumbers } from './economy/mission.ts';
import { InviteNumbers } from './economy/invite.ts';
import { RankingNumbers } from './economy/ranking.ts';
import { PlayNumbers } from './economy/play.ts';
import { LevelNumbers, VipNumbers } from './economy/vip.ts';

/** All numbers that tune the economy. docs/economy.md explains each of them (decisions §4). */
export const ECONOMY = z
  .strictObject({
    NewAccountGold: z.int().check(z.minimum(0)),
    RenameLimit: z.int().check(z.minimum(0)),
    AccountsPerPhone: z.int().check(z.minimum(1)),
    BindBonusGold: z.int().check(z.minimum(1)),
    MaskingVip: z.int().check(z.minimum(1), z.maximum(8)),
    FirstDay: FirstDayNumbers,
    Invite: InviteNumbers,
    Ranking: RankingNumbers,
    Club: z.strictObject({
      FoundingVip: VipLevel,
      FoundingGold: z.int().check(z.minimum(1)),
      Deputies: z.int().check(z.minimum(1)),
      OpenInvitations: z.int().check(z.minimum(1)),
      GroupMessagesPerDay: z.int().check(z.minimum(1)),
      TextsPerDay: z.int().check(z.minimum(1)),
      TextReceivers: z.int().check(z.minimum(1)),
      LeastDeposit: z.int().check(z.minimum(1)),
      LeastWithdrawal: z.int().check(z.minimum(1)),
      DailyGrowthPerMember: z.int().check(z.minimum(1)),
      /** By VIP tier, copper first. */
      DailyGain: z.array(z.int().check(z.minimum(1))).check(z.length(8)),
      AllianceGold: z.int().check(z.minimum(1)),
      AllianceClubs: z.int().check(z.minimum(2)),
      Levels: z
        .array(z.strictObject({ Growth: z.int().check(z.minimum(0)), Members: z.int().check(z.minimum(1)) }))
        .check(z.minLength(1)),
      Achievements: z.array(
        z.strictObject({
          AchievementID: z.int().check(z.minimum(1)),
          Kind: z.enum(CLUB_ACHIEVEMENT_KINDS),
          Target: z.int().check(z.minimum(1)),
          Reward: z.int().check(z.minimum(1)),
        }),
      ),
    }),
    Play: PlayNumbers,
    Level: LevelNumbers,
    Vip: VipNumbers,
    SignInDays: SignInDaysNumbers,
    Missions: MissionsNumbers,
    Event: EventNumbers,
    Shop: ShopNumbers,
    SecondCheck: z.strictObject({ Gold: z.int().check(z.minimum(0)) }),
    Passing: z.strictObject({
      Days: z.int().check(z.minimum(1), z.maximum(31)),
      Free: z.int().check(z.minimum(0)),
      YoungDays: z.int().check(z.minimum(1)),
      FromYoung: z.int().check(z.minimum(0)),
    }),
    Gift: z.strictObject({
      FeePercent: z.int().check(z.minimum(0), z.maximum(100)),
      WrongPasswords: z.int().check(z.minimum(1)),
      /** By VIP tier, copper first. Worths are in gold. */
      Tiers: z
        .array(
          z.strictObject({
            Gifts: z.int().check(z.minimum(1)),
            Worth: z.int().check(z.minimum(1)),
            Largest: z.int().check(z.minimum(1)),
            Collects: z.int().check(z.minimum(1)),
          }),
        )
        .check(z.length(8)),
      /** Prices in gems or points, by brand. Worths are in gold. */
      Effects: z
        .array(
          z.strictObject({
            ItemID: z.int().check(z.minimum(42), z.maximum(49)),
            Price: z.int().check(z.minimum(1)),
            Worth: z.int().check(z.minimum(1)),
          }),
        )
        .check(z.length(8)),
    }),
  })
  .parse(numbers);
