import { z } from 'zod';
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

/** Every number that tunes the economy; what each means stands in docs/economy.md (decisions §4). */
export const ECONOMY = z
  .strictObject({
    NewAccountGold: z.int().min(0),
    RenameLimit: z.int().min(0),
    AccountsPerPhone: z.int().min(1),
    BindBonusGold: z.int().min(1),
    MaskingVip: z.int().min(1).max(8),
    FirstDay: FirstDayNumbers,
    Invite: InviteNumbers,
    Ranking: RankingNumbers,
    Club: z.strictObject({
      FoundingVip: VipLevel,
      FoundingGold: z.int().min(1),
      Deputies: z.int().min(1),
      OpenInvitations: z.int().min(1),
      GroupMessagesPerDay: z.int().min(1),
      TextsPerDay: z.int().min(1),
      TextReceivers: z.int().min(1),
      LeastDeposit: z.int().min(1),
      LeastWithdrawal: z.int().min(1),
      DailyGrowthPerMember: z.int().min(1),
      /** By VIP tier, copper first. */
      DailyGain: z.array(z.int().min(1)).length(8),
      AllianceGold: z.int().min(1),
      AllianceClubs: z.int().min(2),
      Levels: z.array(z.strictObject({ Growth: z.int().min(0), Members: z.int().min(1) })).min(1),
      Achievements: z.array(
        z.strictObject({
          AchievementID: z.int().min(1),
          Kind: z.enum(CLUB_ACHIEVEMENT_KINDS),
          Target: z.int().min(1),
          Reward: z.int().min(1),
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
    SecondCheck: z.strictObject({ Gold: z.int().min(0) }),
    Gift: z.strictObject({
      FeePercent: z.int().min(0).max(100),
      WrongPasswords: z.int().min(1),
      /** By VIP tier, copper first; worths in gold. */
      Tiers: z
        .array(
          z.strictObject({
            Gifts: z.int().min(1),
            Worth: z.int().min(1),
            Largest: z.int().min(1),
            Collects: z.int().min(1),
          }),
        )
        .length(8),
      /** Prices in gems or points, by brand; worths in gold. */
      Effects: z
        .array(z.strictObject({ ItemID: z.int().min(42).max(49), Price: z.int().min(1), Worth: z.int().min(1) }))
        .length(8),
    }),
  })
  .parse(numbers);
