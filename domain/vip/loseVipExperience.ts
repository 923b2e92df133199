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

/** The VIP experience that a player would lose, if the player has as much. */
interface VipClaim {
  readonly PlayerID: string;
  readonly most: number;
}

/** Computes the lost VIP experience of each claim separately. A tier that an operator set stays, and the experience up to it stays too. */
export async function vipLossesOf(db: Reader, claims: readonly VipClaim[]): Promise<readonly VipLoss[]> {
  return (await outlooksOf(db, claims)).map(({ Lost, From, To }) => ({ Lost, From, To }));
}

/** Returns the result of `vipLossesOf` for one claim. */
export async function vipLossOf(db: Reader, PlayerID: string, most: number): Promise<VipLoss> {
  const { Lost, From, To } = await outlookOf(db, { PlayerID, most });
  return { Lost, From, To };
}

async function outlooksOf(db: Reader, claims: readonly VipClaim[]): Promise<readonly Outlook[]> {
  const keys = claims.map(({ PlayerID }): [string] => [PlayerID]);
  const players = await db.table('players').getMany(keys);
  const rows = await db.table('experience').getMany(keys);
  return claims.map(({ most }, at) => {
    const From = players[at]?.VIPLevel ?? 1;
    const row = rows[at];
    const earned = row?.VIP ?? 0;
    // A tier above the earned experience was set by an operator before `SetVIP` was stored.
    const set = Math.max(row?.SetVIP ?? 0, earned < vipThreshold(From) ? From : 1);
    const before = within(earned, vipThreshold(From), vipStep(From));
    const left = Math.min(before, Math.max(vipThreshold(set), before - most));
    return { left, Lost: before - left, From, To: Math.min(From, Math.max(set, vipOf(left))) };
  });
}

async function outlookOf(db: Reader, claim: VipClaim): Promise<Outlook> {
  const [outlook] = await outlooksOf(db, [claim]);
  if (outlook === undefined) throw new Error('a loss was not computed');
  return outlook;
}

/** Removes the VIP experience of a refunded purchase, and a tier that depends on it. */
export async function loseVipExperience(tx: Transaction, PlayerID: string, most: number): Promise<VipLoss> {
  const { left, Lost, From, To } = await outlookOf(tx, { PlayerID, most });
  if (Lost > 0) await tx.table('experience').update({ PlayerID }, { VIP: left });
  if (To < From) await tx.table('players').update({ PlayerID }, { VIPLevel: To });
  if (Lost > 0) publish(tx, vipRaised, topicOf.player(PlayerID), vipProgress(To, left));
  return { Lost, From, To };
}
