import type { RewardNumbers } from '../economy/reward.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type AbsenceRow = RowOf<Tables['absences']>;
type Tier = (typeof ECONOMY.Event.Return.Tiers)[number];

/** Undefined if the absence is shorter than the first tier. */
export const tierOf = (days: number): Tier | undefined =>
  ECONOMY.Event.Return.Tiers.toSorted((a, b) => b.MinDays - a.MinDays).find(({ MinDays }) => MinDays <= days);

export const rewardsFor = ({ DaysAway }: AbsenceRow): readonly RewardNumbers[] => tierOf(DaysAway)?.Rewards ?? [];

/** The last absence of a player that earned a reward. */
export async function lastAbsence(db: Reader, PlayerID: string): Promise<AbsenceRow | undefined> {
  const [last] = await db.table('absences').find({ where: { PlayerID }, order: [['ReturnTime', 'desc']], limit: 1 });
  return last;
}
