import type { ActivityCounter } from '../ports/index.ts';
import { battlesAt } from './battle.ts';
import { wonIn } from '../activity/activity.ts';
import { countRound } from './race/countRound.ts';
import { addToBracket } from './brackets.ts';

export const onActivity: ActivityCounter['count'] = async (tx, moment, PlayerID, activity) => {
  await countRound(tx, moment, PlayerID, activity);
  if (activity.Kind !== 'round' || activity.Win === 0) return;
  const { Bet, Win } = activity;
  const { now, nowText } = moment;
  for (const { BattleID, Rule } of battlesAt(now)) {
    const entry = await tx.table('battleEntries').get(BattleID, PlayerID);
    if (entry === undefined) continue;
    const multiple = Bet === 0 ? 0 : Math.floor((Win * 100) / Bet);
    const Score = Rule === 'win' ? entry.Score + wonIn(activity) : Math.max(entry.Score, multiple);
    if (Score <= entry.Score) continue;
    if (entry.Score === 0) await addToBracket(tx, BattleID, entry.Bracket, { Scored: 1 });
    await tx.table('battleEntries').update({ BattleID, PlayerID }, { Score, ScoreTime: nowText });
  }
};
