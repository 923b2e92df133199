import * as endpoints from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { createCoupons } from '../coupon/create.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { tellSandbox } from '../payment/sandbox.ts';
import { describeReward, grantReward } from '../reward/grant.ts';
import { describeOrder, holdOrder, refundOrder, settlePayment } from '../shop/order.ts';

const REWARD_TITLE = { zh_tw: '測試獎勵', id_id: 'Hadiah uji coba', vi_vn: 'Phần thưởng thử nghiệm' };

export const playPayment = answerEndpoint(endpoints.playPayment, async ({ OrderID, Outcome }, context, tx) => {
  const { nowText } = context;
  if (Outcome === 'refunded') return describeOrder(tx, await refundOrder(tx, context, OrderID), nowText);
  const order = await holdOrder(tx, OrderID);
  await tellSandbox(tx, OrderID, Outcome);
  const isToldToShop = Outcome === 'paid' || Outcome === 'failed';
  return describeOrder(tx, isToldToShop ? await settlePayment(tx, context, OrderID, Outcome) : order, nowText);
});

export const grantSpecialReward = answerEndpoint(
  endpoints.grantSpecialReward,
  async ({ PlayerID = '', ...reward }, context, tx) => {
    if (PlayerID !== '' && (await tx.table('players').get(PlayerID)) === undefined) fail(100013);
    const row = await grantReward(tx, context, {
      ...reward,
      RewardID: context.ports.random.uuid(),
      PlayerID,
      Title: REWARD_TITLE,
      Source: 'operator',
    });
    return describeReward(row, false, context.nowText);
  },
);

export const createCoupon = answerEndpoint(endpoints.createCoupon, async ({ Seconds, ...coupons }, context, tx) => {
  const ExpireTime = new Date(context.now + Seconds * 1000).toISOString();
  const [Code = ''] = await createCoupons(tx, context, { ...coupons, ExpireTime });
  return { Code };
});
