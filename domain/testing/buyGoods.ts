import { pay, play } from '#conformance/cases/shopOrder.ts';
import type { TestContext } from '#conformance/testContext.ts';
import type { TestMember } from '#conformance/testMembers.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import { GOODS_TYPE, type Order } from '#protocol/entities/order.ts';

/** Buys goods by card. Afterwards the clock is a second after the delivery. @returns the delivered order */
export async function buyGoods(
  context: TestContext,
  { session }: TestMember,
  GoodsID: string,
  GoodsType: number = GOODS_TYPE.gold,
): Promise<Order> {
  const request = { GoodsID, GoodsType, GateWay: 'credit' };
  const order = await session.visitor.call(createOrder, request, { token: session.token });
  await pay(session, order);
  const delivered = await play(context, order, 'paid');
  await context.advance(1);
  return delivered;
}
