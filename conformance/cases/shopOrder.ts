import { playPayment } from '#protocol/endpoints/dev.ts';
import { payByMycard, payByOmg } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import type { Invoice, Order } from '#protocol/entities/order.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestSession, TestContext } from '../testContext.ts';
import { walletItem } from './eventDay.ts';

/** The default is a card. */
export async function order(
  session: TestSession,
  socket: TestSocket,
  { GateWay = 'credit', GoodsID = 'wallet-1', ...more }: { GateWay?: string; GoodsID?: string; Invoice?: Invoice } = {},
): Promise<Order> {
  const { GoodsType } = await walletItem(socket);
  return session.visitor.call(createOrder, { GoodsID, GoodsType, GateWay, ...more }, { token: session.token });
}

/** OMG serves cards, MyCard bank transfers. */
export const pay = (session: TestSession, { OrderID, GateWay }: Order): Promise<Order> =>
  session.visitor.call(GateWay === 'bank' ? payByMycard : payByOmg, { OrderID }, { token: session.token });

/** Sets the outcome at the development gateway. */
export const play = (context: TestContext, { OrderID }: Pick<Order, 'OrderID'>, Outcome: string): Promise<Order> =>
  context.visitor().call(playPayment, { OrderID, Outcome });
