import { playPayment } from '#protocol/endpoints/dev.ts';
import { cancelOrder, payByMycard, payByOmg, payOrder, verifyMycard } from '#protocol/endpoints/payment.ts';
import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/shop.ts';
import { getOwnLimits, setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { acceptChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { getOrders, orderChanged, orderDelivered } from '#protocol/operations/shop.ts';
import type { Order } from '#protocol/entities/order.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { TestSession } from '../testContext.ts';
import { atDawn, holds, walletItem } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

const HOUR = 3600;
/** Company numbers that the development invoice service refuses or does not answer. */
const REFUSED = '00000000';
const UNREACHABLE = '50000000';

const PAYMENTS = [
  [payByOmg, 'credit', 'bank', '0947001001'],
  [payByMycard, 'bank', 'credit', '0947001002'],
  [payOrder, 'bank', undefined, '0947001010'],
] as const;

const cancel = (session: TestSession, { OrderID }: Pick<Order, 'OrderID'>) =>
  session.visitor.ask(cancelOrder, { OrderID }, { token: session.token });

export const paymentCases: readonly ConformanceCase[] = [
  ...PAYMENTS.flatMap(([contract, GateWay, other, phone]) => [
    conforms(
      contract,
      200,
      'accepts an order and returns the payment address, the same at a second call',
      async (context) => {
        const { session, socket } = await atDawn(context, phone);
        const opened = await order(session, socket, { GateWay, Invoice: { Type: 5, Number: '04595257' } });
        const { OrderID } = opened;
        const pending = await session.visitor.call(contract, { OrderID }, { token: session.token });
        expectEqual([pending.OrderID, pending.State], [OrderID, 'pending'], 'state');
        expect(pending.PaymentURL.includes(OrderID), `where to pay: ${pending.PaymentURL}`);
        expectEqual(
          await session.visitor.call(contract, { OrderID }, { token: session.token }),
          pending,
          'asked again',
        );
        expectEqual((await socket.call(getOrders, {})).List[0], pending, 'in the list of orders');
      },
    ),
    ...(
      [
        [200092, UNREACHABLE],
        [200093, REFUSED],
      ] as const
    ).map(([code, company]) =>
      conforms(contract, code, 'refuses an order of a company that would get no invoice', async (context) => {
        const { session, socket } = await atDawn(context, phone);
        const { OrderID } = await order(session, socket, { GateWay, Invoice: { Type: 5, Number: company } });
        expectEqual((await session.visitor.ask(contract, { OrderID }, { token: session.token })).Code, code, 'code');
        expectEqual((await socket.call(getOrders, {})).List[0]?.State, 'created', 'state');
      }),
    ),
    conforms(contract, 300007, 'shows that the gateway does not answer, and accepts another try', async (context) => {
      const { session, socket } = await atDawn(context, phone);
      const opened = await order(session, socket, { GateWay });
      await play(context, opened, 'unavailable');
      const input = { OrderID: opened.OrderID };
      expectEqual((await session.visitor.ask(contract, input, { token: session.token })).Code, 300007, 'code');
      await play(context, opened, 'silent');
      expectEqual((await pay(session, opened)).State, 'pending', 'state when it is back');
    }),
    conforms(contract, 300011, 'refuses an unknown order, and one of another player', async (context) => {
      const { session, socket } = await atDawn(context, phone);
      const { OrderID } = await order(session, socket, { GateWay });
      const guest = await context.guest();
      expectEqual((await guest.visitor.ask(contract, { OrderID }, { token: guest.token })).Code, 300011, "another's");
      expectEqual(
        (await session.visitor.ask(contract, { OrderID: 'x' }, { token: session.token })).Code,
        300011,
        'none',
      );
    }),
    conforms(contract, 300015, 'refuses an order of another gateway, and a completed one', async (context) => {
      const { session, socket } = await atDawn(context, phone);
      if (other !== undefined) {
        const { OrderID } = await order(session, socket, { GateWay: other });
        const answer = await session.visitor.ask(contract, { OrderID }, { token: session.token });
        expectEqual(answer.Code, 300015, 'another gateway');
      }
      const done = await order(session, socket, { GateWay });
      await pay(session, done);
      await play(context, done, 'paid');
      const again = await session.visitor.ask(contract, { OrderID: done.OrderID }, { token: session.token });
      expectEqual(again.Code, 300015, 'a delivered order');
    }),
    conforms(contract, 300016, 'refuses an order whose hour is over', async (context) => {
      const { session, socket } = await atDawn(context, phone);
      const { OrderID } = await order(session, socket, { GateWay });
      await context.advance(HOUR + 1);
      expectEqual((await session.visitor.ask(contract, { OrderID }, { token: session.token })).Code, 300016, 'code');
      const [expired] = (await socket.call(getOrders, {})).List;
      expectEqual([expired?.State, expired?.Steps.length], ['expired', 2], 'state and steps');
    }),
  ]),

  conforms(playPayment, 200, 'delivers a payment exactly once, the first one doubled', async (context) => {
    const { session, socket } = await atDawn(context, '0947001003');
    const { ItemID } = await walletItem(socket);
    await socket.call(acceptChallenge, { ChallengeID: 'week-purchase' });
    const first = await order(session, socket);
    await pay(session, first);
    await Promise.all(Array.from({ length: 4 }, () => play(context, first, 'paid')));
    expectEqual(await holds(socket, ItemID), 120, 'after four callbacks at once');
    expectEqual((await socket.push(orderDelivered)).result.Bonus, 60, 'bonus of the first');
    const second = await order(session, socket);
    await pay(session, second);
    expectEqual((await play(context, second, 'paid')).Bonus, 0, 'bonus of the second');
    expectEqual(await holds(socket, ItemID), 180, 'after the second');
    const { List } = await socket.call(getChallenges, {});
    expectEqual(List.find(({ ChallengeID }) => ChallengeID === 'week-purchase')?.State, 3, 'the challenge');
  }),
  conforms(playPayment, 200, 'delivers a later payment after a failed or late one', async (context) => {
    const { session, socket } = await atDawn(context, '0947001004');
    const { ItemID } = await walletItem(socket);
    const failed = await order(session, socket);
    await pay(session, failed);
    expectEqual((await play(context, failed, 'failed')).State, 'failed', 'failed');
    expectEqual(await holds(socket, ItemID), 0, 'after the failure');
    expectEqual((await play(context, failed, 'paid')).State, 'delivered', 'paid after all');
    expectEqual((await play(context, failed, 'failed')).State, 'delivered', 'a failure told afterwards');
    const late = await order(session, socket);
    await pay(session, late);
    await context.advance(2 * HOUR);
    const delivered = await play(context, late, 'paid');
    expectEqual(
      delivered.Steps.map(({ State }) => State),
      ['created', 'pending', 'expired', 'paid', 'delivered'],
      'the way of the late one',
    );
    expectEqual(await holds(socket, ItemID), 180, 'both delivered');
  }),
  conforms(playPayment, 200, 'takes back all goods of a refunded order', async (context) => {
    const { session, socket } = await atDawn(context, '0947001005');
    const { ItemID } = await walletItem(socket);
    const bought = await order(session, socket);
    await pay(session, bought);
    await play(context, bought, 'paid');
    expectEqual(await holds(socket, ItemID), 120, 'delivered');
    expectEqual((await play(context, bought, 'refunded')).State, 'refunded', 'state');
    expectEqual(await holds(socket, ItemID), 0, 'after the refund');
    expectEqual((await play(context, bought, 'paid')).State, 'refunded', 'a callback afterwards');
    expectEqual(await holds(socket, ItemID), 0, 'after the callback');
  }),
  conforms(playPayment, 200, 'takes back the rest of an order that was spent in part', async (context) => {
    const { session, socket } = await atDawn(context, '0947001006');
    const { ItemID } = await walletItem(socket);
    const bought = await order(session, socket);
    await pay(session, bought);
    await play(context, bought, 'paid');
    const contract = ItemID === 2 ? exchangeGemToGold : exchangePointToGold;
    await session.visitor.call(contract, { Amount: 1 }, { token: session.token });
    const refunded = await play(context, bought, 'refunded');
    expectEqual([refunded.State, await holds(socket, ItemID)], ['refunded', 0], 'state and wallet');
  }),
  conforms(
    playPayment,
    200,
    'delivers nothing for a changed amount, a wrong signature or a left page',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947001011');
      const { ItemID } = await walletItem(socket);
      const bought = await order(session, socket);
      await pay(session, bought);
      for (const [outcome, state] of [
        ['wrongSignature', 'pending'],
        ['abandoned', 'pending'],
        ['wrongAmount', 'mismatched'],
      ] as const)
        expectEqual((await play(context, bought, outcome)).State, state, outcome);
      const again = await session.visitor.ask(payOrder, { OrderID: bought.OrderID }, { token: session.token });
      expectEqual(again.Code, 300015, 'paying again');
      const open = (await socket.call(getOrders, { State: 'open' })).List.map(({ State }) => State);
      expectEqual(open, ['mismatched'], 'in the list of open orders');
      expectEqual(await holds(socket, ItemID), 0, 'wallet');
      expectEqual((await play(context, bought, 'doubled')).State, 'delivered', 'a callback that comes twice');
      expectEqual(await holds(socket, ItemID), 120, 'delivered once');
    },
  ),
  conforms(
    playPayment,
    200,
    'waits for a payment code with its own expiry, and delivers when it is paid',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947001012');
      const { ItemID } = await walletItem(socket);
      const bought = await order(session, socket, { GateWay: 'bank' });
      await pay(session, bought);
      const waiting = await play(context, bought, 'codePaid');
      expectEqual([waiting.State, waiting.PaymentCode?.Kind], ['waiting', 'atm'], 'state and code');
      expectEqual(waiting.ExpireTime, waiting.PaymentCode?.ExpireTime, 'the date of the code');
      await context.advance(HOUR + 60);
      await socket.push(orderDelivered);
      expectEqual((await socket.call(getOrders, {})).List[0]?.State, 'delivered', 'an hour later');
      expectEqual(await holds(socket, ItemID), 120, 'wallet');
    },
  ),
  conforms(playPayment, 200, 'delivers a payment whose callback arrives after the order expired', async (context) => {
    const { session, socket } = await atDawn(context, '0947001013');
    const bought = await order(session, socket);
    await pay(session, bought);
    expectEqual((await play(context, bought, 'late')).State, 'pending', 'chosen');
    await context.advance(HOUR + 120);
    const { result } = await socket.push(orderDelivered);
    expectEqual([result.OrderID, result.State], [bought.OrderID, 'delivered'], 'after the expiry');
  }),
  conforms(playPayment, 300011, 'refuses an unknown order', async (context) => {
    const answer = await context.visitor().ask(playPayment, { OrderID: 'nothing', Outcome: 'paid' });
    expectEqual(answer.Code, 300011, 'code');
  }),
  conforms(
    playPayment,
    300015,
    'refuses a payment that no gateway accepted, and a refund before delivery',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947001007');
      const { OrderID } = await order(session, socket);
      for (const Outcome of ['paid', 'refunded']) {
        expectEqual((await context.visitor().ask(playPayment, { OrderID, Outcome })).Code, 300015, Outcome);
      }
    },
  ),

  conforms(cancelOrder, 200, 'cancels an unpaid order once, and frees the limit of spending', async (context) => {
    const { session, socket } = await atDawn(context, '0947001014');
    const opened = await order(session, socket);
    await pay(session, opened);
    const { Price } = opened;
    await socket.call(setOwnLimit, { Kind: 'spend', Limit: Price });
    const spending = async () => (await socket.call(getOwnLimits, {})).Limits.find(({ Kind }) => Kind === 'spend');
    expectEqual(await spending(), { Kind: 'spend', Limit: Price, Used: 0, Unpaid: Price }, 'while it is open');
    const cancelled = await cancel(session, opened);
    expectEqual(cancelled.Result['State'], 'cancelled', 'state');
    let pushed = (await socket.push(orderChanged)).result;
    while (pushed.State !== 'cancelled') pushed = (await socket.push(orderChanged)).result;
    expectEqual(pushed.OrderID, opened.OrderID, 'the push');
    expectEqual((await cancel(session, opened)).Result, cancelled.Result, 'the same again');
    expectEqual(await spending(), { Kind: 'spend', Limit: Price, Used: 0, Unpaid: 0 }, 'afterwards');
    expectEqual((await socket.call(getOrders, { State: 'ended' })).List[0]?.State, 'cancelled', 'in the list');
    expectEqual((await order(session, socket)).State, 'created', 'another one');
  }),
  conforms(cancelOrder, 200, 'delivers a payment of a cancelled order that still arrives', async (context) => {
    const { session, socket } = await atDawn(context, '0947001015');
    const { ItemID } = await walletItem(socket);
    const opened = await order(session, socket);
    await pay(session, opened);
    await cancel(session, opened);
    expectEqual((await play(context, opened, 'doubled')).State, 'delivered', 'state');
    expectEqual(await holds(socket, ItemID), 120, 'once');
  }),
  conforms(cancelOrder, 200, 'returns an order that ended unpaid unchanged', async (context) => {
    const { session, socket } = await atDawn(context, '0947001016');
    const failed = await order(session, socket);
    await pay(session, failed);
    await play(context, failed, 'failed');
    expectEqual((await cancel(session, failed)).Result['State'], 'failed', 'that failed');
    const expired = await order(session, socket);
    await context.advance(HOUR + 1);
    expectEqual((await cancel(session, expired)).Result['State'], 'expired', 'that expired');
  }),
  conforms(cancelOrder, 300011, 'refuses an unknown order, and one of another player', async (context) => {
    const { session, socket } = await atDawn(context, '0947001017');
    const opened = await order(session, socket);
    expectEqual((await cancel(await context.guest(), opened)).Code, 300011, "another's");
    expectEqual((await cancel(session, { OrderID: 'none' })).Code, 300011, 'none');
  }),
  conforms(cancelOrder, 300015, 'refuses a paid order, and one whose payment differs', async (context) => {
    const { session, socket } = await atDawn(context, '0947001018');
    const bought = await order(session, socket);
    await pay(session, bought);
    await play(context, bought, 'wrongAmount');
    expectEqual((await cancel(session, bought)).Code, 300015, 'mismatched');
    await play(context, bought, 'paid');
    expectEqual((await cancel(session, bought)).Code, 300015, 'delivered');
  }),

  conforms(verifyMycard, 200, 'finds a payment whose callback was lost, and delivers it once', async (context) => {
    const { session, socket } = await atDawn(context, '0947001008');
    const { ItemID } = await walletItem(socket);
    const bought = await order(session, socket, { GateWay: 'bank' });
    await pay(session, bought);
    const verify = () => session.visitor.call(verifyMycard, { OrderID: bought.OrderID }, { token: session.token });
    expectEqual((await verify()).State, 'pending', 'before it is paid');
    expectEqual((await play(context, bought, 'silent')).State, 'pending', 'paid, but nobody told');
    expectEqual(await holds(socket, ItemID), 0, 'before asking');
    const delivered = await verify();
    expectEqual(delivered.State, 'delivered', 'after asking');
    expectEqual((await socket.push(orderDelivered)).result, delivered, 'the push');
    await verify();
    await play(context, bought, 'paid');
    expectEqual(await holds(socket, ItemID), 120, 'once');
    const failed = await order(session, socket, { GateWay: 'bank' });
    await pay(session, failed);
    await play(context, failed, 'failed');
    const answer = await session.visitor.call(verifyMycard, { OrderID: failed.OrderID }, { token: session.token });
    expectEqual(answer.State, 'failed', 'of one that failed');
  }),
  conforms(verifyMycard, 300007, 'shows that the gateway does not answer', async (context) => {
    const { session, socket } = await atDawn(context, '0947001009');
    const bought = await order(session, socket, { GateWay: 'bank' });
    await pay(session, bought);
    await play(context, bought, 'unavailable');
    const answer = await session.visitor.ask(verifyMycard, { OrderID: bought.OrderID }, { token: session.token });
    expectEqual([answer.status, answer.Code], [503, 300007], 'status and code');
  }),
  conforms(verifyMycard, 300011, 'refuses an unknown order', async (context) => {
    const { session } = await atDawn(context, '0947001009');
    const answer = await session.visitor.ask(verifyMycard, { OrderID: 'nothing' }, { token: session.token });
    expectEqual(answer.Code, 300011, 'code');
  }),
  conforms(verifyMycard, 300015, 'refuses an order that no gateway accepted', async (context) => {
    const { session, socket } = await atDawn(context, '0947001009');
    const { OrderID } = await order(session, socket, { GateWay: 'bank' });
    expectEqual((await session.visitor.ask(verifyMycard, { OrderID }, { token: session.token })).Code, 300015, 'code');
  }),
];
