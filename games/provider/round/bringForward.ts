import { type ProviderTransaction, timeText } from '../ports.ts';
import { roundLock } from '../session/requireSession.ts';
import { isUnanswered, KEPT_DUE_MS } from './states.ts';

/**
 * Brings the next wallet call of a round without an answer forward, so that a player who returns after a long outage of the wallet does
 * not wait for the janitor's long pauses.
 *
 * @param now in ms
 */
export async function bringForward(tx: ProviderTransaction, RoundID: string, now: number): Promise<void> {
  if (RoundID === '') return;
  await tx.lock([roundLock(RoundID)]);
  const round = await tx.table('rounds').get(RoundID);
  if (round === undefined) return;
  const DueTime = timeText(now + KEPT_DUE_MS);
  if ((isUnanswered(round) || round.State === 'paying') && round.DueTime > DueTime)
    await tx.table('rounds').update({ RoundID }, { DueTime, Attempts: 0 });
}
