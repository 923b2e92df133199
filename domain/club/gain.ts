import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { leftFromYoung } from '../passing/allowance.ts';
import { takeFree } from '../passing/takeFree.ts';
import { type ReturnedFree, returnDeposits } from '../passing/returnPassedOn.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { vaultOf } from './office.ts';
import { taipeiDay } from '../taipei.ts';

/** Gold that a club pays to a member, in two parts. */
interface Receipt {
  /** The part that the member gave to this club and has not got back. */
  readonly returned: number;
  /** The part that other members gave. */
  readonly gained: number;
}

function dailyGainOf({ VIPLevel }: PlayerRow): number {
  const most = ECONOMY.Club.DailyGain[VIPLevel - 1];
  if (most === undefined) throw new RangeError(`no tier ${VIPLevel}`);
  return most;
}

async function receiptOf(db: Reader, { PlayerID }: PlayerRow, amount: number): Promise<Receipt> {
  const membership = await db.table('clubMembers').get(PlayerID);
  const given = membership === undefined ? 0 : Math.max(0, membership.Contribution - membership.Returned);
  const returned = Math.min(amount, given);
  return { returned, gained: amount - returned };
}

/**
 * A coupon may not exceed the daily gain of its member, because it is redeemed immediately.
 * @throws Failure 200083
 */
export async function assertWithinDay(db: Reader, member: PlayerRow, amount: number): Promise<void> {
  const { gained } = await receiptOf(db, member, amount);
  if (gained > dailyGainOf(member)) fail(200083);
}

/**
 * Counts gold that a club pays to a member. Members get their own contributions back without a limit. All other gold from all clubs
 * together is limited by the daily gift quota of the tier. Otherwise a vault would be a gift without fee and quota. The caller holds
 * `player:<member>`.
 * @param escrow the part that has left the vault already
 * @throws Failure 200083 if the gold is more than the rest of today's limit, or contains more free gold of young accounts than the member
 * may take
 */
export async function countClubGain(
  tx: Transaction,
  { now }: Moment,
  member: PlayerRow,
  amount: number,
  escrow = 0,
): Promise<void> {
  const { PlayerID, ClubID } = member;
  const { returned, gained } = await receiptOf(tx, member, amount);
  const Day = taipeiDay(now);
  const today = await tx.table('clubGains').get(PlayerID, Day);
  if (gained > 0 && gained > dailyGainOf(member) - (today?.Gold ?? 0)) fail(200083);
  const own = returned === 0 ? undefined : await returnDeposits(tx, PlayerID, returned);
  const stored = (await tx.table('clubs').get(ClubID))?.FromYoung ?? 0;
  const vault = stored > 0 ? (await vaultOf(tx, ClubID)) + escrow : 0;
  const young = youngPartOf(stored, vault, amount, own);
  if (young > 0) {
    if (young > (await leftFromYoung(tx, { now }, PlayerID))) fail(200083);
    await takeFree(tx, { now }, PlayerID, young, young);
  }
  // Gold of the member that was paid to others no longer counts as gold in the vault.
  const FromYoung = -Math.min(stored, young + (own?.young ?? 0));
  if (FromYoung < 0) await tx.table('clubs').add({ ClubID }, { FromYoung });
  if (returned > 0) await tx.table('clubMembers').add({ PlayerID }, { Returned: returned });
  if (gained === 0) return;
  if (today === undefined) await tx.table('clubGains').insert({ PlayerID, Day, Gold: gained });
  else await tx.table('clubGains').add({ PlayerID, Day }, { Gold: gained });
}

/**
 * The free gold of other young accounts in the gold that a club pays. The member's own free gold and all other gold of the vault are paid
 * first. If a vault paid a member's own gold to others, it can pay it back only with their gold.
 *
 * @param stored free gold of young accounts that the club counts
 */
function youngPartOf(stored: number, vault: number, amount: number, own: ReturnedFree = { free: 0, young: 0 }): number {
  const held = vault - own.free;
  const young = Math.min(stored - own.young, held);
  return Math.max(0, Math.min(amount - own.free, young, amount - own.free - (held - young)));
}
