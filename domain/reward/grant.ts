import type { SpecialReward } from '#protocol/entities/event.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { rewardArrived } from '#protocol/operations/reward.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type RewardRow = RowOf<Tables['rewards']>;

export interface NewReward {
  /** A second reward with the same id gives nothing. */
  readonly RewardID: string;
  /** The player who may claim it. Empty means every player may claim it once. */
  readonly PlayerID: string;
  readonly Title: LocalisedText;
  readonly ItemID: number;
  readonly Amount: number;
  /** The source as the bank book shows it: `operator`, `bonusBattle` … */
  readonly Source: string;
  /** The time in which it can be claimed. */
  readonly Seconds: number;
}

export function describeReward(row: RewardRow, isClaimed: boolean, nowText: string): SpecialReward {
  const { PlayerID: _owner, ...rest } = row;
  return { ...rest, State: isClaimed ? 2 : row.ExpireTime <= nowText ? 3 : 1 };
}

/** Grants a reward to a player, or to all players, and pushes it to their connections. Operators and the system use it. */
export async function grantReward(tx: Transaction, moment: Moment, reward: NewReward): Promise<RewardRow> {
  const [row] = await grantRewards(tx, moment, [reward]);
  if (row === undefined) throw new Error('a reward was not granted');
  return row;
}

/**
 * Calls `grantReward` for each reward.
 * @returns the stored rewards in their order; for a known id, the first reward
 */
export async function grantRewards(
  tx: Transaction,
  moment: Moment,
  rewards: readonly NewReward[],
): Promise<readonly RewardRow[]> {
  const { now, nowText } = moment;
  const fresh: RewardRow[] = [];
  const rows: RewardRow[] = [];
  for (const { Seconds, ...draft } of rewards) {
    const known =
      (await tx.table('rewards').get(draft.RewardID)) ?? fresh.find(({ RewardID }) => RewardID === draft.RewardID);
    const row = known ?? { ...draft, CreateTime: nowText, ExpireTime: new Date(now + Seconds * 1000).toISOString() };
    if (known === undefined) fresh.push(row);
    rows.push(row);
  }
  if (fresh.length > 0) await tx.table('rewards').insert(fresh);
  for (const row of fresh) {
    const topic = row.PlayerID === '' ? topicOf.all : topicOf.player(row.PlayerID);
    publish(tx, rewardArrived, topic, describeReward(row, false, nowText));
  }
  return rows;
}
