import { challengeDone } from '#protocol/operations/challenge.ts';
import { type Activity, stakedIn } from '../activity/activity.ts';
import type { ActivityCounter } from '../ports/index.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { RowKey } from '../ports/store.ts';
import { type ChallengeNumbers, CHALLENGES, periodOf } from './challenge.ts';

export const onActivity: ActivityCounter['count'] = async (tx, { now }, PlayerID, activity) => {
  for (const challenge of CHALLENGES) {
    const step = stepFor(challenge.Target, activity);
    if (step === 0) continue;
    const { ChallengeID } = challenge;
    const { First: Period } = periodOf(challenge, now);
    const entry = await tx.table('challengeEntries').get(PlayerID, ChallengeID, Period);
    if (entry === undefined || entry.Progress >= challenge.Count) continue;
    const [changed] = await tx.table('challengeEntries').add({ PlayerID, ChallengeID, Period }, { Progress: step });
    if (changed === undefined || changed.Progress < challenge.Count) continue;
    const { Count } = challenge;
    publish(tx, challengeDone, topicOf.player(PlayerID), {
      ChallengeID,
      Progress: Count,
      Count,
      EndTime: changed.EndTime,
    });
  }
};

export const rowsOfChallenges = (playerID: string, activity: Activity, now: number): readonly RowKey[] =>
  CHALLENGES.filter(({ Target }) => stepFor(Target, activity) !== 0).map((challenge) => ({
    table: 'challengeEntries',
    key: [playerID, challenge.ChallengeID, periodOf(challenge, now).First],
  }));

function stepFor(target: ChallengeNumbers['Target'], activity: Activity): number {
  if (activity.Kind === 'round') {
    if (target === 'rounds') return 1;
    if (target === 'wins') return activity.Win > activity.Bet ? 1 : 0;
    return target === 'bet' ? stakedIn(activity) : 0;
  }
  if (activity.Kind === 'gift') return target === 'gifts' ? 1 : 0;
  return activity.Kind === 'purchase' && target === 'purchases' ? 1 : 0;
}
