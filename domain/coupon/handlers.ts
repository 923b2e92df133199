import * as endpoints from '#protocol/endpoints/coupon.ts';
import { fail } from '#protocol/failure.ts';
import { normalizeRedeemCode, redeemCodeFault } from '#protocol/rules/redeemCode.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { giveItems } from '../event/giveItems.ts';
import { memberOf } from '../shop/member.ts';
import { hashCode } from './code.ts';
import { couponKey } from './create.ts';
import { redeemBatchCode } from './redeemBatchCode.ts';

export const receiveCoupon = answerEndpoint(endpoints.receiveCoupon, async (request, context, tx) => {
  const { nowText } = context;
  const player = memberOf(context);
  const { PlayerID, VIPLevel } = player;
  const normalized = normalizeRedeemCode(request.Code);
  if (redeemCodeFault(normalized) !== undefined) fail(200044);
  const CodeHash = hashCode(normalized);
  const Code = couponKey(request.Code);
  await tx.lock([`coupon:${CodeHash}`, `coupon:${Code}`, `player:${PlayerID}`]);
  const given = await redeemBatchCode(tx, context, player, CodeHash);
  if (given !== undefined) return { Rewards: given };
  const coupon = await tx.table('coupons').get(Code);
  if (coupon === undefined) fail(200044);
  const isOver = coupon.ExpireTime !== '' && coupon.ExpireTime <= nowText;
  const isUsedUp = coupon.TotalLimit > 0 && coupon.Used >= coupon.TotalLimit;
  const uses = await tx.table('couponUses').count({ Code, PlayerID });
  if (nowText < coupon.StartTime || isOver || isUsedUp || VIPLevel < coupon.MinVip || uses >= coupon.PerPlayer) {
    fail(200045);
  }
  await tx.table('coupons').add({ Code }, { Used: 1 });
  await tx.table('couponUses').insert({ Code, PlayerID, Nth: uses + 1, CreateTime: nowText });
  const Rewards = [...coupon.Rewards];
  const ID = `coupon:${Code}:${PlayerID}:${uses + 1}`;
  await giveItems(tx, context, PlayerID, { ID, Reason: 'coupon', Source: 'coupon', Items: Rewards });
  return { Rewards };
});
