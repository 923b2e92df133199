import type { MissionCondition, MissionReset, Reward } from '#protocol/entities/mission.ts';
import { missionTarget } from '#protocol/rules/missionText.ts';
import { ECONOMY } from '../economy.ts';
import { spinsOf } from '../event/rewards.ts';
import { nextTaipeiMidnight, nextTaipeiMonday, taipeiDay, taipeiMonday } from '../taipei.ts';

/** A mission as the operator set it up. */
export interface MissionDefinition {
  readonly MissionID: string;
  readonly Reset: MissionReset;
  readonly Condition: MissionCondition;
  readonly Target: number;
  readonly Reward: Reward;
}

export const MISSIONS: readonly MissionDefinition[] = ECONOMY.Missions.map(
  ({ MissionID, Reset, Gold, Premium, Spins, ...Condition }) => ({
    MissionID,
    Reset,
    Condition,
    Target: missionTarget(Condition),
    Reward: { Gold, Premium, ...(Spins.length > 0 && { Spins: Spins.map(spinsOf) }) },
  }),
);

const byID = new Map(MISSIONS.map((mission) => [mission.MissionID, mission]));

/** Returns the mission with this id. */
export const missionOf = (missionID: string): MissionDefinition | undefined => byID.get(missionID);

/** The day or week that contains a moment. Weeks are named by their Monday and begin at 00:00 in Taipei. */
export function periodOf(reset: MissionReset, now: number): string {
  if (reset === 'once') return 'once';
  return reset === 'day' ? taipeiDay(now) : taipeiDay(taipeiMonday(now));
}

/** The end of a period, as ISO text. Empty means never. */
export function resetTimeOf(reset: MissionReset, now: number): string {
  if (reset === 'once') return '';
  return new Date(reset === 'day' ? nextTaipeiMidnight(now) : nextTaipeiMonday(now)).toISOString();
}
