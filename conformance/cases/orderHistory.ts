import { askRescission } from '#protocol/endpoints/payment.ts';
import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/shop.ts';
import type { Order } from '#protocol/entities/order.ts';
import { getOrder, getOrders, orderChanged } from '#protocol/operations/shop.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestContext, TestSession } from '../testContext.ts';
import type { TestSocket } from '../testSocket.ts';
import { atDawn, holds, walletItem } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

const DAY_SECONDS = 86_400;
const GEM = 2;

async function buy(
  context: TestContext,
  { session, socket }: { readonly session: TestSession; readonly socket: TestSocket },
  GoodsID = 'wallet-1',
): Promise<Order> {
  const opened = await order(session, socket, { GoodsID, Invoice: { Type: 2, Number: '/ABC+123' } });
  await pay(session, opened);
  return play(context, opened, 'paid');
}

const rescind = (session: TestSession, OrderID: string) =>
  session.visitor.ask(askRescission, { OrderID }, { token: session.token });

/** Exchanges the wallet's amount of the brand's item for gold, except for the rest. */
async function spend(session: TestSession, socket: TestSocket, rest: number): Promise<void> {
  const { ItemID } = await walletItem(socket);
  const Amount = (await holds(socket, ItemID)) - rest;
  const exchange = ItemID === GEM ? exchangeGemToGold : exchangePointToGold;
  await session.visitor.call(exchange, { Amount }, { token: session.token });
}

export const orderHistoryCases: readonly ConformanceCase[] = [
  conforms(getOrder, 200, 'reads an order by its id and by its number at the gateway', async (context) => {
    const { session, socket } = await atDawn(context, '0947001101');
    const opened = await order(session, socket);
    expectEqual([opened.Adapter, opened.TradeNo, opened.Receipt], [null, '', null], 'before a gateway has it');
    const pending = await pay(session, opened);
    expectEqual([pending.Adapter, pending.TradeNo.length], ['omg', 20], 'at the gateway');
    const { OrderID, TradeNo } = pending;
    expectEqual(await socket.call(getOrder, { OrderID }), pending, 'by its id');
    expectEqual(await socket.call(getOrder, { TradeNo }), pending, 'by the number of its attempt');
    await play(context, opened, 'paid');
    const delivered = await socket.call(getOrder, { TradeNo });
    const deliverTime = delivered.Steps.at(-1)?.CreateTime ?? '';
    expectEqual(delivered.State, 'delivered', 'state');
    expectEqual(Date.parse(delivered.RescissionUntil) - Date.parse(deliverTime), 7 * DAY_SECONDS * 1000, 'seven days');
  }),
  conforms(getOrder, 200, 'pushes each change of an order to its player', async (context) => {
    const { session, socket } = await atDawn(context, '0947001102');
    const opened = await order(session, socket);
    const pending = await pay(session, opened);
    const pushed = async (): Promise<Order> => (await socket.push(orderChanged)).result;
    expectEqual((await pushed()).State, 'pending', 'handed over');
    expectEqual(await pushed(), pending, 'with the address to pay at');
    const delivered = await play(context, opened, 'paid');
    expectEqual(await pushed(), delivered, 'delivered');
  }),
  conforms(getOrder, 300011, 'refuses an order of another player', async (context) => {
    const { session, socket } = await atDawn(context, '0947001103');
    const { OrderID, TradeNo } = await pay(session, await order(session, socket));
    const other = await (await context.member('0947001104')).openSocket('lobby');
    for (const request of [{ OrderID }, { TradeNo }, { OrderID: 'none' }, { TradeNo: 'none' }, {}])
      expectEqual((await other.ask(getOrder.op, request)).Code, 300011, JSON.stringify(request));
  }),
  conforms(getOrders, 200, 'lists the orders of a group of states', async (context) => {
    const { session, socket } = await atDawn(context, '0947001105');
    const delivered = await buy(context, { session, socket });
    const failed = await order(session, socket);
    await pay(session, failed);
    await play(context, failed, 'failed');
    const open = await order(session, socket);
    const idsOf = async (State: 'open' | 'delivered' | 'ended') =>
      (await socket.call(getOrders, { State })).List.map(({ OrderID }) => OrderID);
    expectEqual(
      [await idsOf('open'), await idsOf('delivered'), await idsOf('ended')],
      [[open.OrderID], [delivered.OrderID], [failed.OrderID]],
      'orders by group',
    );
  }),

  conforms(askRescission, 200, 'reserves the unused part and shows its value', async (context) => {
    const { session, socket } = await atDawn(context, '0947001106');
    const { ItemID } = await walletItem(socket);
    const { OrderID } = await buy(context, { session, socket });
    await spend(session, socket, 70);
    const asked = (await rescind(session, OrderID)).Result['Rescission'];
    expectEqual(
      asked,
      { ...(asked as object), State: 'asked', DecideTime: '', Unused: 60, Refund: 30, Note: '' },
      'all that was bought',
    );
    expectEqual(await holds(socket, ItemID), 0, 'with what is left of the bonus');
    const second = await buy(context, { session, socket });
    await spend(session, socket, 25);
    const part = await session.visitor.call(askRescission, { OrderID: second.OrderID }, { token: session.token });
    expectEqual([part.Rescission?.Unused, part.Rescission?.Refund], [25, 12], 'in proportion, in whole NT$');
    expectEqual(
      (await socket.call(getOrder, { OrderID: second.OrderID })).Rescission,
      part.Rescission,
      'as it is kept',
    );
    expectEqual(part.Receipt?.Invoice, { Type: 2, Number: '/ABC****' }, 'the carrier, masked');
  }),
  conforms(getOrder, 200, 'shows the state of a refund', async (context) => {
    const { session, socket } = await atDawn(context, '0947001113');
    const { OrderID, Refund } = await buy(context, { session, socket });
    expectEqual(Refund, null, 'of a delivered order');
    const told = async () => (await socket.call(getOrder, { OrderID })).Refund;
    await rescind(session, OrderID);
    const asked = { Reason: 'rescission', State: 'asked', Price: 30, Unreversed: 0 } as const;
    expectEqual(await told(), asked, 'asked for');
  }),
  conforms(getOrder, 200, 'shows the part of a refunded order that cannot be taken back', async (context) => {
    const { session, socket } = await atDawn(context, '0947001114');
    const bought = await buy(context, { session, socket });
    await spend(session, socket, 100);
    const refunded = await play(context, bought, 'refunded');
    const due = { Reason: 'operator', State: 'due', Price: 30, Unreversed: 20 } as const;
    expectEqual(refunded.Refund, due, 'the money is under way');
    await context.advance(60);
    // The gateway is asked to confirm first, and answers after the clock has moved.
    let told = refunded;
    for (let hour = 0; hour < 12 && told.Refund?.State === 'due'; hour += 1) {
      await context.advance(3600);
      told = await socket.call(getOrder, { OrderID: bought.OrderID });
    }
    expectEqual(told.Refund, { ...due, State: 'done' }, 'the gateway gave it back');
  }),
  conforms(askRescission, 300011, 'refuses an order of another player', async (context) => {
    const { session, socket } = await atDawn(context, '0947001107');
    const { OrderID } = await buy(context, { session, socket });
    const other = await context.member('0947001108');
    expectEqual((await rescind(other, OrderID)).Code, 300011, 'code');
  }),
  conforms(askRescission, 300015, 'refuses an order that is not delivered', async (context) => {
    const { session, socket } = await atDawn(context, '0947001109');
    expectEqual((await rescind(session, (await order(session, socket)).OrderID)).Code, 300015, 'code');
  }),
  conforms(askRescission, 300048, 'refuses a request seven days after the delivery', async (context) => {
    const { session, socket } = await atDawn(context, '0947001110');
    const { OrderID } = await buy(context, { session, socket });
    await context.advance(7 * DAY_SECONDS);
    const later = await context.member('0947001110');
    expectEqual((await rescind(later, OrderID)).Code, 300048, 'code');
  }),
  conforms(askRescission, 300049, 'refuses a second request', async (context) => {
    const { session, socket } = await atDawn(context, '0947001111');
    const { OrderID } = await buy(context, { session, socket });
    expectEqual((await rescind(session, OrderID)).Code, 200, 'first');
    expectEqual((await rescind(session, OrderID)).Code, 300049, 'second');
  }),
  conforms(askRescission, 300050, 'requires an unused part', async (context) => {
    const { session, socket } = await atDawn(context, '0947001112');
    const { OrderID } = await buy(context, { session, socket });
    await spend(session, socket, 0);
    expectEqual((await rescind(session, OrderID)).Code, 300050, 'nothing left');
  }),
];
