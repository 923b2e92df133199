import * as z from 'zod/mini';
import { Amount, LocalisedText, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** Rankings are snapshots, made every 15 minutes (specification 1 §9). */
export const RANKING_REFRESH_SECONDS = 15 * 60;
/** The number of places of a snapshot. Lower players have rank 0. */
export const RANKING_SIZE = 1000;

const TimeOrNone = z.union([Time, z.literal('')]);
/** When a snapshot was made, and when the next is due. Empty before the first and after the last. */
export const SnapshotTimes = { UpdateTime: TimeOrNone, NextTime: TimeOrNone } as const;

const Rank = z.int().check(z.minimum(1));
/** 0 means that the player is below the last place of the snapshot, or not in it. */
const OwnRank = z.int().check(z.minimum(0));
const Level = z.int().check(z.minimum(1));

/** A place in the list of the richest; Gold is as of the snapshot. */
export const RichPlace = z.extend(PlayerSummary, { Rank, Level, Gold: Amount });
export const RichList = z.object({ List: z.array(RichPlace), Total: z.int().check(z.minimum(0)), ...SnapshotTimes });
export const OwnRiches = z.object({ Rank: OwnRank, Gold: Amount });

export const ACTIVITY_IDS = ['weeklyBet', 'weeklyMultiple', 'dailyWin'] as const;
export const ActivityID = z.enum(ACTIVITY_IDS);
export type ActivityID = z.infer<typeof ActivityID>;

/**
 * A ranked activity in one of its periods. `bet` and `win` are gold summed over rounds, `multiple` the biggest win over bet in hundredths.
 */
export const RankActivity = z.object({
  ActivityID,
  Title: LocalisedText,
  Rules: LocalisedText,
  Measure: z.enum(['bet', 'win', 'multiple']),
  /** A period begins at 00:00 in Taipei, and weeks begin on Mondays. */
  Period: z.enum(['day', 'week']),
  StartTime: Time,
  EndTime: Time,
  /** Gold from one place to another, sent by mail once the period is over. */
  Rewards: z.array(z.object({ From: Rank, To: Rank, Gold: Amount })),
});
export type RankActivity = z.infer<typeof RankActivity>;

/** A place in an activity. Reward is the gold of the place if it lasts, or the gold that was paid. */
export const ActivityPlace = z.extend(PlayerSummary, { Rank, Level, Score: Amount, Reward: Amount });
/** Next is the place above the own one, as of the snapshot. It is absent at the first place and without a place. */
export const OwnActivityPlace = z.object({
  Rank: OwnRank,
  Score: Amount,
  Reward: Amount,
  Next: z.exactOptional(z.object({ Rank, Score: Amount })),
});

export const RankReward = z.object({
  ActivityID,
  Title: LocalisedText,
  StartTime: Time,
  EndTime: Time,
  Rank,
  Score: Amount,
  Gold: Amount,
  /** Empty until the mail is sent. */
  MailID: z.string(),
});
export type RankReward = z.infer<typeof RankReward>;
