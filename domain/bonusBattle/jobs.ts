import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { isDisabled } from '../session/disabled.ts';
import type { Transaction } from '../ports/store.ts';
import { grantRewards, type NewReward } from '../reward/grant.ts';
import type { Job } from '../schedule/job.ts';
import {
  type BattleKind,
  BONUS_TITLES,
  bonusOf,
  BRACKETS,
  type EntryRow,
  kindOf,
  sharesOf,
  STANDING,
} from './battle.ts';
import { addToBracket } from './brackets.ts';
import { payRaces } from './race/payRace.ts';
import type { RaceRow } from './race/raceRow.ts';
import { settleRace } from './race/settleRace.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Rounds of the last moment of a battle may still be on their way into its scores. */
const GRACE_MS = 60_000;
/** More than the races of all brands that can wait for their last rounds together. */
const MOST_ENDED = 100;

/** Pays the pools of battles that are over, one battle at a time. */
export const battleJobs: readonly Job[] = [
  {
    name: 'bonusBattle:settle',
    every: 20,
    async run(tx, moment) {
      const ended = await firstEnded(tx, moment);
      if (ended === undefined) return false;
      const { BattleID } = ended;
      await tx.lock([`battle:${BattleID}`]);
      if (ended.race === undefined)
        for (const { Bracket } of BRACKETS) await settleBracket(tx, moment, BattleID, Bracket);
      else await settleRace(tx, moment, ended.race.Terms);
      await tx.table('battles').update({ BattleID }, { SettleTime: moment.nowText });
      return true;
    },
  },
  { name: 'race:pay', every: 20, run: payRaces },
];

/** The battle that ended first and whose last rounds had the time to end. A race has a time of its own for them. */
async function firstEnded(
  tx: Transaction,
  { now, nowText }: Moment,
): Promise<{ readonly BattleID: string; readonly race: RaceRow | undefined } | undefined> {
  const ended = await tx.table('battles').find({
    where: { SettleTime: '', EndTime: { lte: new Date(now - GRACE_MS).toISOString() } },
    order: [['EndTime', 'asc']],
    limit: MOST_ENDED,
  });
  const races = await tx.table('races').getMany(ended.map(({ BattleID }) => [BattleID] as const));
  const due = ended.map(({ BattleID }, at) => ({ BattleID, race: races[at] }));
  return due.find(({ race }) => race === undefined || race.Terms.FinalTime < nowText);
}

async function settleBracket(tx: Transaction, moment: Moment, BattleID: string, Bracket: number): Promise<void> {
  const kind: BattleKind = kindOf(BattleID);
  const entries = tx.table('battleEntries');
  const winners = await winnersOf(tx, moment, BattleID, Bracket);
  const rewards: NewReward[] = [];
  for (const [at, { PlayerID }] of winners.entries()) {
    const Bonus = bonusOf(kind, Bracket, at + 1);
    await entries.update({ BattleID, PlayerID }, { Rank: at + 1, Bonus });
    rewards.push({
      RewardID: `bonusBattle:${BattleID}:${PlayerID}`,
      PlayerID,
      Title: BONUS_TITLES[kind],
      ItemID: ITEM.gold,
      Amount: Bonus,
      Source: 'bonusBattle',
      Seconds: ECONOMY.Event.Battle.ClaimDays * DAY_SECONDS,
    });
  }
  await grantRewards(tx, moment, rewards);
}

/** The players of the paid places. If a player is disabled by now, the score is removed, so that every standing shows the same places. */
async function winnersOf(
  tx: Transaction,
  { nowText }: Moment,
  BattleID: string,
  Bracket: number,
): Promise<readonly EntryRow[]> {
  const entries = tx.table('battleEntries');
  const limit = sharesOf(kindOf(BattleID)).length;
  for (;;) {
    const best = await entries.find({ where: { BattleID, Bracket, Score: { gt: 0 } }, order: STANDING, limit });
    const players = await tx.table('players').find({ where: { PlayerID: { in: best.map((row) => row.PlayerID) } } });
    const disabled = players.filter((player) => isDisabled(player, nowText)).map(({ PlayerID }) => PlayerID);
    if (disabled.length === 0) return best;
    await entries.update({ BattleID, PlayerID: { in: disabled } }, { Score: 0 });
    await addToBracket(tx, BattleID, Bracket, { Scored: -disabled.length });
  }
}
