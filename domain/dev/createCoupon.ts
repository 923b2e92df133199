import * as endpoints from '#protocol/endpoints/dev.ts';
import { groupRedeemCode } from '#protocol/rules/redeemCode.ts';
import { createBatch } from '../coupon/batch.ts';
import { drawCode } from '../coupon/code.ts';
import { createCoupons } from '../coupon/create.ts';
import { answerEndpoint } from '../dispatch/handler.ts';

export const createCoupon = answerEndpoint(endpoints.createCoupon, async (request, context, tx) => {
  const { Seconds, TotalLimit, Old, Brand, ...rules } = request;
  const ExpireTime = new Date(context.now + Seconds * 1000).toISOString();
  if (Old) {
    const [Code = ''] = await createCoupons(tx, context, { ...rules, TotalLimit, ExpireTime });
    return { Code };
  }
  const code = drawCode(context.ports.random);
  await createBatch(tx, context, { ...rules, Name: 'dev', Codes: [code], PerCode: TotalLimit, Brand, ExpireTime });
  return { Code: groupRedeemCode(code) };
});
