import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Transaction } from '../ports/store.ts';
import { grantReward } from '../reward/grant.ts';
import type { Job } from '../schedule/job.ts';
import { type BattleKind, BONUS_TITLES, bonusOf, BRACKETS, kindOf, sharesOf, STANDING } from './battle.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Pays the pools of battles that are over, one battle at a time. */
export const battleJobs: readonly Job[] = [
  {
    name: 'bonusBattle:settle',
    every: 60,
    async run(tx, moment) {
      const [ended] = await tx.table('battles').find({
        where: { SettleTime: '', EndTime: { lte: moment.nowText } },
        order: [['EndTime', 'asc']],
        limit: 1,
      });
      if (ended === undefined) return false;
      const { BattleID } = ended;
      await tx.lock([`battle:${BattleID}`]);
      for (const { Bracket } of BRACKETS) await settleBracket(tx, moment, BattleID, Bracket);
      await tx.table('battles').update({ BattleID }, { SettleTime: moment.nowText });
      return true;
    },
  },
];

async function settleBracket(tx: Transaction, moment: Moment, BattleID: string, Bracket: number): Promise<void> {
  const kind: BattleKind = kindOf(BattleID);
  const entries = tx.table('battleEntries');
  const winners = await entries.find({
    where: { BattleID, Bracket, Score: { gt: 0 } },
    order: STANDING,
    limit: sharesOf(kind).length,
  });
  for (const [at, { PlayerID }] of winners.entries()) {
    const Bonus = bonusOf(kind, Bracket, at + 1);
    await entries.update({ BattleID, PlayerID }, { Rank: at + 1, Bonus });
    await grantReward(tx, moment, {
      RewardID: `bonusBattle:${BattleID}:${PlayerID}`,
      PlayerID,
      Title: BONUS_TITLES[kind],
      ItemID: ITEM.gold,
      Amount: Bonus,
      Source: 'bonusBattle',
      Seconds: ECONOMY.Event.Battle.ClaimDays * DAY_SECONDS,
    });
  }
}
