import type { RaceScope } from '#protocol/entities/race.ts';
import type { Activity } from '../../activity/activity.ts';
import type { Moment } from '../../dispatch/context.ts';
import type { ActivityCounter } from '../../ports/index.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import { addToBracket } from '../brackets.ts';
import { noteChange } from './board.ts';
import { BRACKET } from './raceRow.ts';
import { isRaceTime, racesOpenAt } from './schedule.ts';

type Stake = Extract<Activity, { readonly Kind: 'stake' }>;
type Round = Extract<Activity, { readonly Kind: 'round' }>;

/** Counts the first rounds of players in races: at the stake, so that no finished round can be left out, with its points at the end. */
export const countRound: ActivityCounter['count'] = async (tx, moment, PlayerID, activity) => {
  if (activity.Kind === 'stake') return begin(tx, moment, PlayerID, activity);
  if (activity.Kind !== 'round' && activity.Kind !== 'stakeReturned') return;
  if (!isRaceTime(moment.now)) return;
  const { RoundID } = activity;
  for (const { BattleID } of await tx.table('raceRounds').find({ where: { RoundID } })) {
    await tx.table('raceRounds').remove({ RoundID, BattleID });
    if (activity.Kind === 'stakeReturned') await tx.table('battleEntries').add({ BattleID, PlayerID }, { Rounds: -1 });
    else await addPoints(tx, moment, BattleID, PlayerID, activity);
  }
};

async function begin(tx: Transaction, moment: Moment, PlayerID: string, stake: Stake): Promise<void> {
  for (const { BattleID, Scope } of racesOpenAt(moment.now, { ID: stake.Brand })) {
    if (!(await isInScope(tx, Scope, stake))) continue;
    const entry = await tx.table('battleEntries').get(BattleID, PlayerID);
    if (entry === undefined || entry.Out !== '') continue;
    const race = await tx.table('races').get(BattleID);
    if (race === undefined || entry.Rounds >= race.Terms.Rounds) continue;
    await tx.table('battleEntries').add({ BattleID, PlayerID }, { Rounds: 1 });
    await tx.table('raceRounds').insert({ RoundID: stake.RoundID, BattleID, PlayerID });
    noteChange(tx, moment, BattleID);
  }
}

async function isInScope(db: Reader, scope: RaceScope, { GameCode, Brand }: Stake): Promise<boolean> {
  if (scope.Kind === 'game') return scope.GameCode === GameCode;
  if (scope.Kind === 'brand') return Brand !== '' && scope.Brand === Brand;
  return (await db.table('games').get(GameCode))?.Category === scope.Category;
}

/** The points of a round are its win divided by its stake, in hundredths. */
async function addPoints(
  tx: Transaction,
  moment: Moment,
  BattleID: string,
  PlayerID: string,
  { Bet, Win }: Round,
): Promise<void> {
  const race = await tx.table('races').get(BattleID);
  const points = Bet === 0 ? 0 : Math.floor((Win * 100) / Bet);
  if (race === undefined || race.State !== 'open' || points === 0) return;
  if (moment.nowText > race.Terms.FinalTime) return;
  const entry = await tx.table('battleEntries').get(BattleID, PlayerID);
  if (entry === undefined) return;
  if (entry.Score === 0) await addToBracket(tx, BattleID, BRACKET, { Scored: 1 });
  const Score = entry.Score + points;
  await tx.table('battleEntries').update({ BattleID, PlayerID }, { Score, ScoreTime: moment.nowText });
  noteChange(tx, moment, BattleID);
}
