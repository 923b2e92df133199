import { missionDone } from '#protocol/operations/mission.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import type { Activity } from '../activity/activity.ts';
import type { ActivityCounter } from '../ports/index.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { RowKey } from '../ports/store.ts';
import { advance, type Step } from './advance.ts';
import { countOf, STATES_TOUCHED } from './counts.ts';
import { type MissionDefinition, MISSIONS } from './definition.ts';
import { serializeMissions } from './standing.ts';

const isMeta = ({ Condition }: MissionDefinition): boolean => Condition.Type === MISSION_TYPE.missions;
const PLAIN = MISSIONS.filter((mission) => !isMeta(mission));
const META = MISSIONS.filter(isMeta);

/** The missions that an activity concerns. */
function stepsOf(activity: Activity, now: number): readonly Step[] {
  const states = STATES_TOUCHED[activity.Kind] ?? [];
  return PLAIN.map((mission) => ({ mission, count: countOf(mission.Condition, activity, now) })).filter(
    ({ mission, count }) => count.add > 0 || states.includes(mission.Condition.Type),
  );
}

/** The progress that an activity may change. */
export const rowsOfMissions = (playerID: string, activity: Activity, now: number): readonly RowKey[] =>
  stepsOf(activity, now).map(({ mission }) => ({ table: 'missionProgress', key: [playerID, mission.MissionID] }));

/** The steps of missions that count missions of the same day or week. */
const metaSteps = (done: readonly MissionDefinition[]): readonly Step[] =>
  META.map((mission) => ({
    mission,
    count: { add: done.filter(({ Reset }) => Reset === mission.Reset).length },
  })).filter(({ count }) => count.add > 0);

/** Counts a player's activity for the missions, and pushes the fulfilled missions. */
export const onActivity: ActivityCounter['count'] = async (tx, moment, playerID, activity) => {
  const steps = stepsOf(activity, moment.now);
  const plain = await advance(tx, moment, playerID, steps);
  if (plain.length === 0) return;
  const done = [...plain, ...(await advance(tx, moment, playerID, metaSteps(plain)))];
  const player = await tx.table('players').get(playerID);
  if (player === undefined) return;
  for (const mission of await serializeMissions(tx, player, moment, done))
    publish(tx, missionDone, topicOf.player(playerID), mission);
};
