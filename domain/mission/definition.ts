import type { MissionCondition, MissionReset } from '#protocol/entities/mission.ts';
import { missionTarget } from '#protocol/rules/missionText.ts';
import { ECONOMY } from '../economy.ts';
import { nextTaipeiMidnight, taipeiDay, taipeiMidnight } from '../taipei.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TAIPEI_MS = 8 * 60 * 60 * 1000;

/** A mission as the operator set it up. */
export interface MissionDefinition {
  readonly MissionID: string;
  readonly Reset: MissionReset;
  readonly Condition: MissionCondition;
  readonly Target: number;
  readonly Reward: { readonly Gold: number; readonly Premium: number };
}

export const MISSIONS: readonly MissionDefinition[] = ECONOMY.Missions.map(
  ({ MissionID, Reset, Gold, Premium, ...Condition }) => ({
    MissionID,
    Reset,
    Condition,
    Target: missionTarget(Condition),
    Reward: { Gold, Premium },
  }),
);

const byID = new Map(MISSIONS.map((mission) => [mission.MissionID, mission]));

/** The mission of an id. */
export const missionOf = (missionID: string): MissionDefinition | undefined => byID.get(missionID);

/** Days since Monday of a moment, in Taipei. */
const sinceMonday = (now: number): number => (new Date(now + TAIPEI_MS).getUTCDay() + 6) % 7;

/** The day or week that a moment falls in; weeks are named by their Monday and begin at 00:00 in Taipei. */
export function periodOf(reset: MissionReset, now: number): string {
  if (reset === 'once') return 'once';
  return reset === 'day' ? taipeiDay(now) : taipeiDay(taipeiMidnight(now) - sinceMonday(now) * DAY_MS);
}

/** When a period ends, as ISO text; empty: never. */
export function resetTimeOf(reset: MissionReset, now: number): string {
  if (reset === 'once') return '';
  const days = reset === 'day' ? 0 : 6 - sinceMonday(now);
  return new Date(nextTaipeiMidnight(now) + days * DAY_MS).toISOString();
}
