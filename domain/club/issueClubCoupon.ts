import { VAULT_RECORD } from '#protocol/entities/club.ts';
import * as operations from '#protocol/operations/clubVault.ts';
import { clubCouponArrived } from '#protocol/operations/clubVault.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import { secondCheck } from '../secondCheck/secondCheck.ts';
import { hasCheckedDeposit } from './checkedDeposits.ts';
import { COUPON_ESCROW, type CouponRow, serializeCoupons } from './coupons.ts';
import { assertWithinDay } from './gain.ts';
import { fellowOf, lockedOffice, playerLock } from './office.ts';
import { assertMayWithdraw } from './vault.ts';
import { moveVault } from './vaultMoves.ts';

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

export const issueClubCoupon = answer(
  operations.issueClubCoupon,
  async ({ PlayerID, Amount, Password }, context, tx) => {
    const { club, me } = await lockedOffice(tx, context.player, 'exchangeVault', [playerLock(PlayerID)]);
    const { ClubID } = club;
    const member = await fellowOf(tx, club, PlayerID);
    await assertMayWithdraw(tx, ClubID, Amount);
    await assertWithinDay(tx, member, Amount);
    const refusal = await secondCheck(tx, context, {
      amount: Amount,
      password: Password,
      isRisky: hasCheckedDeposit(club, context),
    });
    if (refusal !== undefined) return refusal;
    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });
    const { ID } = await moveVault(tx, context, {
      ClubID,
      Kind: VAULT_RECORD.coupon,
      Reason: 'coupon',
      ActorID: me.PlayerID,
      PlayerID,
      Other: COUPON_ESCROW,
      Change: -Amount,
    });
    const row: CouponRow = {
      ID,
      ClubID,
      PlayerID,
      IssuerID: me.PlayerID,
      Amount,
      Status: 'open',
      CreateTime: context.nowText,
      Expires: new Date(context.now + LIFE_MS).toISOString(),
      EndTime: '',
    };
    await tx.table('clubCoupons').insert(row);
    const [coupon] = await serializeCoupons(tx, [row]);
    if (coupon === undefined) throw new Error('a coupon was not serialised');
    publish(tx, clubCouponArrived, topicOf.player(PlayerID), coupon);
    return coupon;
  },
);
