import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { countOf } from '../../mission/counts.ts';
import { type MissionDefinition, MISSIONS, periodOf } from '../../mission/definition.ts';
import { stateCount } from '../../mission/standing.ts';
import type { PlayerRow } from '../../dispatch/context.ts';
import type { Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { taipeiDay, taipeiMidnight } from '../../taipei.ts';
import { type PastClaim, payClaims } from '../claims.ts';
import { FIXED_ACCOUNTS } from '../players.ts';
import { DAY, HOUR, MINUTE } from '../source.ts';
import type { WorldPart } from './part.ts';
import { claimTime, SIGN_INS, TODAY } from './progress.ts';

type RoundRow = RowOf<Tables['rounds']>;

/** Further activity of the fixed accounts today and this week. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '10000001': { 'day-chat': 3 },
  '10000002': { 'day-chat': 3, 'week-friends': 2 },
};

/** The age of claims of one-time rewards, after the first entry of every bank book. */
const FIRST_CLAIMS = 14 * DAY + 6 * HOUR;
/** The age of the loss that balances today's rewards. It is older than this week, which has no such round. */
const BEFORE_THIS_WEEK = 8 * DAY;

interface Counted {
  readonly mission: MissionDefinition;
  readonly count: number;
  readonly marks: readonly string[];
}

/** The amount that rounds of the period add to a mission. */
function roundsFor(mission: MissionDefinition, rounds: readonly RoundRow[], now: number): Counted {
  const period = periodOf(mission.Reset, now);
  const marks = new Set<string>();
  let count = 0;
  for (const { RoundID, GameCode, Bet, Win, CreateTime } of rounds) {
    const time = Date.parse(CreateTime);
    if (mission.Reset === 'once' || periodOf(mission.Reset, time) !== period) continue;
    const round = { Kind: 'round', RoundID, GameCode, Category: 'slot', Bet, Win } as const;
    const { add, mark } = countOf(mission.Condition, round, time);
    if (mark !== undefined && marks.has(mark)) continue;
    if (mark !== undefined && add > 0) marks.add(mark);
    count += add;
  }
  return { mission, count, marks: [...marks] };
}

/** Days of this week with a certain kind of sign-in. */
function daysOf(playerID: string, type: number, now: number): readonly string[] {
  const days = SIGN_INS.filter((each) => each.playerID === playerID).flatMap(({ streak, ago }) =>
    Array.from({ length: streak }, (_, at) => claimTime(now, ago + at)),
  );
  // A player with a round today signed in today, but may not have claimed the day yet.
  const isHere = type === MISSION_TYPE.signIn && TODAY.some((each) => each.playerID === playerID);
  const times = [...days, ...(isHere ? [now] : [])].filter((time) => periodOf('week', time) === periodOf('week', now));
  return [...new Set(times.map((time) => taipeiDay(time)))];
}

/** The progress of a player in a mission that does not count other missions. */
function countedFor(mission: MissionDefinition, player: PlayerRow, rounds: readonly RoundRow[], now: number): Counted {
  const { Type } = mission.Condition;
  if (Type === MISSION_TYPE.signIn || Type === MISSION_TYPE.signInDay) {
    const days = daysOf(player.PlayerID, Type, now);
    return { mission, count: days.length, marks: Type === MISSION_TYPE.signIn ? days : [] };
  }
  const byRounds = roundsFor(mission, rounds, now);
  const other = OTHERS[player.PlayerID]?.[mission.MissionID] ?? 0;
  return { ...byRounds, count: stateCount(Type, player) ?? byRounds.count + other };
}

/** Writes a player's missions by the seeded history. Every completed mission is claimed. */
async function writeMissions(tx: Transaction, player: PlayerRow, now: number): Promise<readonly PastClaim[]> {
  const { PlayerID } = player;
  const rounds = await tx.table('rounds').find({ where: { PlayerID }, order: [['RoundID', 'asc']] });
  const isMeta = ({ Condition }: MissionDefinition): boolean => Condition.Type === MISSION_TYPE.missions;
  const plain = MISSIONS.filter((mission) => !isMeta(mission)).map((mission) =>
    countedFor(mission, player, rounds, now),
  );
  const isDone = ({ mission, count }: Counted): boolean => count >= mission.Target;
  const meta = MISSIONS.filter(isMeta).map((mission) => ({
    mission,
    count: plain.filter((each) => each.mission.Reset === mission.Reset && isDone(each)).length,
    marks: [],
  }));
  const today = Math.max(taipeiMidnight(now), now - MINUTE);
  const timeOf = ({ Reset }: MissionDefinition): number => (Reset === 'once' ? now - FIRST_CLAIMS : today);
  // Progress towards a state is read from the player.
  const kept = [...plain, ...meta].filter(
    (each) => isDone(each) || (each.count > 0 && stateCount(each.mission.Condition.Type, player) === undefined),
  );
  await tx.table('missionProgress').insert(
    kept.map((each) => {
      const { mission, count } = each;
      const time = isDone(each) ? new Date(timeOf(mission)).toISOString() : '';
      const Period = periodOf(mission.Reset, now);
      const Count = Math.min(count, mission.Target);
      return { PlayerID, MissionID: mission.MissionID, Period, Count, DoneTime: time, ClaimTime: time };
    }),
  );
  await tx
    .table('missionMarks')
    .insert(kept.flatMap(({ mission: { MissionID }, marks }) => marks.map((Mark) => ({ PlayerID, MissionID, Mark }))));
  return kept.filter(isDone).map(({ mission }) => ({
    ID: `mission:${PlayerID}:${mission.MissionID}:${periodOf(mission.Reset, now)}`,
    PlayerID,
    Reason: 'mission',
    Source: 'mission',
    Gold: mission.Reward.Gold,
    at: timeOf(mission),
    ...(mission.Reset !== 'once' && { lostAt: now - BEFORE_THIS_WEEK }),
  }));
}

/** The missions of the fixed accounts. Their counts come from the rounds, sign-ins and states of the history. */
export const missionPart: WorldPart = async (tx, { source: { now }, players }) => {
  for (const { row } of players.slice(0, FIXED_ACCOUNTS)) {
    const player = await tx.table('players').get(row.PlayerID);
    if (player !== undefined) await payClaims(tx, await writeMissions(tx, player, now));
  }
};
