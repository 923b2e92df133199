import { ClubCoupon, VAULT_RECORD } from '#protocol/entities/club.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubVault.ts';
import type { Moment } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { summaryOf } from '../player/serialize.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { findPage } from '../page.ts';
import type { RowOf, Tables } from '../tables.ts';
import { countClubGain } from './gain.ts';
import { clubLock, lockedOffice, office, playerLock, playersByID } from './office.ts';
import { moveVault } from './vaultMoves.ts';

export type CouponRow = RowOf<Tables['clubCoupons']>;

/** Holds a coupon's gold until it is redeemed or returned. */
export const COUPON_ESCROW = 'house:clubCoupons';
export const getClubCoupons = answer(operations.getClubCoupons, async ({ Tab, ...page }, { player }, db) => {
  const { club } = await office(db, player, Tab === 2 ? 'seeVault' : 'read');
  const where = { ClubID: club.ClubID, ...(Tab === 1 && { PlayerID: player.PlayerID }) };
  const { rows, total } = await findPage(db, 'clubCoupons', { where, order: [['CreateTime', 'desc']] }, page);
  return { List: [...(await serializeCoupons(db, rows))], Total: total };
});

export const redeemClubCoupon = answer(operations.redeemClubCoupon, async ({ CouponID }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'redeemCoupon');
  const coupon = await tx.table('clubCoupons').get(CouponID);
  if (coupon?.PlayerID !== me.PlayerID || coupon.ClubID !== club.ClubID) fail(300011);
  if (coupon.Status === 'redeemed') fail(300012);
  if (coupon.Status !== 'open' || coupon.Expires <= context.nowText) fail(300016);
  await countClubGain(tx, context, me, coupon.Amount, coupon.Amount);
  await transferWithin(tx, context.nowText, {
    ID: `clubCoupon:${CouponID}`,
    Reason: 'coupon',
    Source: 'club',
    Lines: [
      { Owner: COUPON_ESCROW, ItemID: ITEM.gold, Amount: -coupon.Amount },
      { Owner: `player:${me.PlayerID}`, ItemID: ITEM.gold, Amount: coupon.Amount },
    ],
  });
  await tx.table('clubCoupons').update({ ID: CouponID }, { Status: 'redeemed', EndTime: context.nowText });
  await publishWallet(tx, me.PlayerID);
  return { Amount: coupon.Amount };
});

export async function serializeCoupons(db: Reader, rows: readonly CouponRow[]): Promise<readonly ClubCoupon[]> {
  const ids = rows.flatMap(({ PlayerID, IssuerID }) => [PlayerID, IssuerID]);
  const players = new Map((await playersByID(db, [...new Set(ids)])).map((row) => [row.PlayerID, summaryOf(row)]));
  return rows.flatMap(({ ID, PlayerID, IssuerID, Amount, Status, CreateTime, Expires }) => {
    const [Player, Issuer] = [players.get(PlayerID), players.get(IssuerID)];
    if (Player === undefined || Issuer === undefined) return [];
    return {
      CouponID: ID,
      Player,
      Issuer,
      Amount,
      Status: ClubCoupon.shape.Status.parse(Status),
      CreateTime,
      Expires,
    };
  });
}

/**
 * Returns the gold of the next expired coupon to its vault.
 * @returns whether there may be more to do now
 */
export async function returnNextCoupon(tx: Transaction, moment: Moment): Promise<boolean> {
  const [due] = await tx.table('clubCoupons').find({
    where: { Status: 'open', Expires: { lte: moment.nowText } },
    order: [['Expires', 'asc']],
    limit: 1,
  });
  if (due === undefined) return false;
  await tx.lock([clubLock(due.ClubID), playerLock(due.PlayerID)]);
  const ended = { Status: 'returned', EndTime: moment.nowText };
  if ((await tx.table('clubCoupons').update({ ID: due.ID, Status: 'open' }, ended)) === 0) return true;
  await moveVault(tx, moment, {
    ClubID: due.ClubID,
    Kind: VAULT_RECORD.couponReturned,
    Reason: 'couponReturned',
    ActorID: '',
    PlayerID: '',
    Other: COUPON_ESCROW,
    Change: due.Amount,
  });
  return true;
}
