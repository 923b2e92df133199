import { vipRaised } from '#protocol/operations/vip.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { vipOf, vipProgress, vipStep, vipThreshold, within } from './levels.ts';

export interface VipLoss {
  readonly Lost: number;
  readonly From: number;
  readonly To: number;
}

interface Outlook extends VipLoss {
  readonly left: number;
}

/**
 * Computes the lost VIP experience. A tier that an operator set stays, and so does the experience up to it.
 *
 * @param most the experience to lose if there is as much
 */
export async function vipLossOf(db: Reader, PlayerID: string, most: number): Promise<VipLoss> {
  const { Lost, From, To } = await outlookOf(db, PlayerID, most);
  return { Lost, From, To };
}

async function outlookOf(db: Reader, PlayerID: string, most: number): Promise<Outlook> {
  const From = (await db.table('players').get(PlayerID))?.VIPLevel ?? 1;
  const row = await db.table('experience').get(PlayerID);
  const earned = row?.VIP ?? 0;
  // A tier above the earned experience was set by an operator before `SetVIP` was stored.
  const set = Math.max(row?.SetVIP ?? 0, earned < vipThreshold(From) ? From : 1);
  const before = within(earned, vipThreshold(From), vipStep(From));
  const left = Math.min(before, Math.max(vipThreshold(set), before - most));
  return { left, Lost: before - left, From, To: Math.min(From, Math.max(set, vipOf(left))) };
}

/** Removes the VIP experience of a refunded purchase, and the tier with it. */
export async function loseVipExperience(tx: Transaction, PlayerID: string, most: number): Promise<VipLoss> {
  const { left, Lost, From, To } = await outlookOf(tx, PlayerID, most);
  if (Lost > 0) await tx.table('experience').update({ PlayerID }, { VIP: left });
  if (To < From) await tx.table('players').update({ PlayerID }, { VIPLevel: To });
  if (Lost > 0) publish(tx, vipRaised, topicOf.player(PlayerID), vipProgress(To, left));
  return { Lost, From, To };
}
