import { type ProviderTransaction, timeText } from '../ports.ts';
import { roundLock } from '../session/requireSession.ts';
import { KEPT_DUE_MS } from './states.ts';

/**
 * Brings the next wallet call of a kept round forward, so that a player who returns after a long outage of the wallet does
 * not wait for the janitor's long pauses.
 *
 * @param now in ms
 */
export async function bringForward(tx: ProviderTransaction, RoundID: string, now: number): Promise<void> {
  if (RoundID === '') return;
  await tx.lock([roundLock(RoundID)]);
  const round = await tx.table('rounds').get(RoundID);
  const DueTime = timeText(now + KEPT_DUE_MS);
  if (round?.State === 'kept' && round.DueTime > DueTime)
    await tx.table('rounds').update({ RoundID }, { DueTime, Attempts: 0 });
}
