import { challengeDone } from '#protocol/operations/challenge.ts';
import type { Activity, ActivityListener } from '../activity/activity.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import { type ChallengeNumbers, challengeOf } from './challenge.ts';

/** Counts an activity in the challenges that its player accepted. */
export const onActivity: ActivityListener = async (tx, { nowText }, PlayerID, activity) => {
  if (!COUNTED.has(activity.Kind)) return;
  const entries = await tx.table('challengeEntries').find({ where: { PlayerID, EndTime: { gt: nowText } } });
  for (const entry of entries) {
    const challenge = challengeOf(entry.ChallengeID);
    const step = challenge === undefined ? 0 : stepFor(challenge.Target, activity);
    if (challenge === undefined || step === 0 || entry.Progress >= challenge.Count) continue;
    const { ChallengeID, Period } = entry;
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

const COUNTED: ReadonlySet<Activity['Kind']> = new Set<Activity['Kind']>(['round', 'gift', 'purchase']);

/** What an activity adds to a target. */
function stepFor(target: ChallengeNumbers['Target'], activity: Activity): number {
  if (activity.Kind === 'round') {
    if (target === 'rounds') return 1;
    if (target === 'wins') return activity.Win > activity.Bet ? 1 : 0;
    return target === 'bet' ? activity.Bet : 0;
  }
  if (activity.Kind === 'gift') return target === 'gifts' ? 1 : 0;
  return activity.Kind === 'purchase' && target === 'purchases' ? 1 : 0;
}
