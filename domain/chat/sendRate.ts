import { fail } from '#protocol/failure.ts';
import type { Transaction } from '../ports/store.ts';

const RATE_LIMIT = 10;
const RATE_WINDOW_MS = 60_000;

/**
 * Counts a send of a player over all channels: at most 10 in any 60 seconds. The caller holds `readerLock`. A time in the future does not
 * count, because the clock was set back after it was written.
 * @param now milliseconds, read in this transaction, so that times of earlier transactions are not in the future
 * @throws Failure 200069
 */
export async function countSend(tx: Transaction, PlayerID: string, now: number): Promise<void> {
  const kept = await tx.table('sendTimes').get(PlayerID);
  const isCounted = (time: number): boolean => time <= now && time > now - RATE_WINDOW_MS;
  const counted = kept?.Times.filter(isCounted) ?? [];
  if (counted.length >= RATE_LIMIT) fail(200069);
  const next = [...counted, now];
  if (kept === undefined) await tx.table('sendTimes').insert({ PlayerID, Times: next });
  else await tx.table('sendTimes').update({ PlayerID }, { Times: next });
}
