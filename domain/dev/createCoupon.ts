import * as endpoints from '#protocol/endpoints/dev.ts';
import { createCoupons } from '../coupon/create.ts';
import { answerEndpoint } from '../dispatch/handler.ts';

export const createCoupon = answerEndpoint(endpoints.createCoupon, async ({ Seconds, ...coupons }, context, tx) => {
  const ExpireTime = new Date(context.now + Seconds * 1000).toISOString();
  const [Code = ''] = await createCoupons(tx, context, { ...coupons, ExpireTime });
  return { Code };
});
