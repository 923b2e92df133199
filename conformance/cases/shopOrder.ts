import { playPayment } from '#protocol/endpoints/dev.ts';
import { payByMycard, payByOmg } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/store.ts';
import type { Invoice, Order } from '#protocol/entities/order.ts';
import type { Line } from '../line.ts';
import type { Seat, Stage } from '../stage.ts';
import { walletItem } from './eventDay.ts';

/** An order of a member for the first pack, paid by card unless said otherwise. */
export async function order(
  seat: Seat,
  line: Line,
  { GateWay = 'credit', GoodsID = 'wallet-1', ...more }: { GateWay?: string; GoodsID?: string; Invoice?: Invoice } = {},
): Promise<Order> {
  const { GoodsType } = await walletItem(line);
  return seat.visitor.call(createOrder, { GoodsID, GoodsType, GateWay, ...more }, { token: seat.token });
}

/** Hands an order to its gateway: OMG takes cards, MyCard bank transfers. */
export const pay = (seat: Seat, { OrderID, GateWay }: Order): Promise<Order> =>
  seat.visitor.call(GateWay === 'bank' ? payByMycard : payByOmg, { OrderID }, { token: seat.token });

/** What the development gateway is to do. */
export const play = (stage: Stage, { OrderID }: Pick<Order, 'OrderID'>, Outcome: string): Promise<Order> =>
  stage.visitor().call(playPayment, { OrderID, Outcome });
