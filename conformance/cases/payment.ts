import { playPayment } from '#protocol/endpoints/dev.ts';
import { payByMycard, payByOmg, verifyMycard } from '#protocol/endpoints/payment.ts';
import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/store.ts';
import { acceptChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { getOrders, orderDelivered } from '#protocol/operations/newStore.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { atDawn, holds, walletItem } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

const HOUR = 3600;
/** Company numbers to which the development invoice service says no, or nothing. */
const REFUSED = '00000000';
const UNREACHABLE = '50000000';

const PAYMENTS = [
  [payByOmg, 'credit', 'bank', '0947001001'],
  [payByMycard, 'bank', 'credit', '0947001002'],
] as const;

export const paymentCases: readonly ConformanceCase[] = [
  ...PAYMENTS.flatMap(([row, GateWay, other, phone]) => [
    conforms(row, 200, 'takes an order over and says where to pay, the same when asked again', async (stage) => {
      const { seat, line } = await atDawn(stage, phone);
      const opened = await order(seat, line, { GateWay, Invoice: { Type: 5, Number: '04595257' } });
      const { OrderID } = opened;
      const pending = await seat.visitor.call(row, { OrderID }, { token: seat.token });
      expectEqual([pending.OrderID, pending.State], [OrderID, 'pending'], 'state');
      expect(pending.PaymentURL.includes(OrderID), `where to pay: ${pending.PaymentURL}`);
      expectEqual(await seat.visitor.call(row, { OrderID }, { token: seat.token }), pending, 'asked again');
      expectEqual((await line.call(getOrders, {})).List[0], pending, 'in the list of orders');
    }),
    ...(
      [
        [200092, UNREACHABLE],
        [200093, REFUSED],
      ] as const
    ).map(([code, company]) =>
      conforms(row, code, 'takes no order whose company would get no invoice', async (stage) => {
        const { seat, line } = await atDawn(stage, phone);
        const { OrderID } = await order(seat, line, { GateWay, Invoice: { Type: 5, Number: company } });
        expectEqual((await seat.visitor.ask(row, { OrderID }, { token: seat.token })).Code, code, 'code');
        expectEqual((await line.call(getOrders, {})).List[0]?.State, 'created', 'state');
      }),
    ),
    conforms(row, 300007, 'says so when the gateway does not answer, and can be tried again', async (stage) => {
      const { seat, line } = await atDawn(stage, phone);
      const opened = await order(seat, line, { GateWay });
      await play(stage, opened, 'unavailable');
      const input = { OrderID: opened.OrderID };
      expectEqual((await seat.visitor.ask(row, input, { token: seat.token })).Code, 300007, 'code');
      await play(stage, opened, 'silent');
      expectEqual((await pay(seat, opened)).State, 'pending', 'state when it is back');
    }),
    conforms(row, 300011, "knows no order that is not there, nor another player's", async (stage) => {
      const { seat, line } = await atDawn(stage, phone);
      const { OrderID } = await order(seat, line, { GateWay });
      const guest = await stage.guest();
      expectEqual((await guest.visitor.ask(row, { OrderID }, { token: guest.token })).Code, 300011, "another's");
      expectEqual((await seat.visitor.ask(row, { OrderID: 'x' }, { token: seat.token })).Code, 300011, 'none');
    }),
    conforms(row, 300015, 'takes no order of another gateway, nor one that is done', async (stage) => {
      const { seat, line } = await atDawn(stage, phone);
      const foreign = await order(seat, line, { GateWay: other });
      const input = { OrderID: foreign.OrderID };
      expectEqual((await seat.visitor.ask(row, input, { token: seat.token })).Code, 300015, 'another gateway');
      const done = await order(seat, line, { GateWay });
      await pay(seat, done);
      await play(stage, done, 'paid');
      const again = await seat.visitor.ask(row, { OrderID: done.OrderID }, { token: seat.token });
      expectEqual(again.Code, 300015, 'a delivered order');
    }),
    conforms(row, 300016, 'takes no order whose hour is over', async (stage) => {
      const { seat, line } = await atDawn(stage, phone);
      const { OrderID } = await order(seat, line, { GateWay });
      await stage.advance(HOUR + 1);
      expectEqual((await seat.visitor.ask(row, { OrderID }, { token: seat.token })).Code, 300016, 'code');
      const [expired] = (await line.call(getOrders, {})).List;
      expectEqual([expired?.State, expired?.Steps.length], ['expired', 2], 'state and steps');
    }),
  ]),

  conforms(playPayment, 200, 'a payment is delivered exactly once, the first one doubled', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001003');
    const { ItemID } = await walletItem(line);
    await line.call(acceptChallenge, { ChallengeID: 'week-purchase' });
    const first = await order(seat, line);
    await pay(seat, first);
    await Promise.all(Array.from({ length: 4 }, () => play(stage, first, 'paid')));
    expectEqual(await holds(line, ItemID), 120, 'after four callbacks at once');
    expectEqual((await line.push(orderDelivered)).result.Bonus, 60, 'bonus of the first');
    const second = await order(seat, line);
    await pay(seat, second);
    expectEqual((await play(stage, second, 'paid')).Bonus, 0, 'bonus of the second');
    expectEqual(await holds(line, ItemID), 180, 'after the second');
    const { List } = await line.call(getChallenges, {});
    expectEqual(List.find(({ ChallengeID }) => ChallengeID === 'week-purchase')?.State, 3, 'the challenge');
  }),
  conforms(playPayment, 200, 'a payment that failed, or came late, is repaired by a later one', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001004');
    const { ItemID } = await walletItem(line);
    const failed = await order(seat, line);
    await pay(seat, failed);
    expectEqual((await play(stage, failed, 'failed')).State, 'failed', 'failed');
    expectEqual(await holds(line, ItemID), 0, 'after the failure');
    expectEqual((await play(stage, failed, 'paid')).State, 'delivered', 'paid after all');
    expectEqual((await play(stage, failed, 'failed')).State, 'delivered', 'a failure told afterwards');
    const late = await order(seat, line);
    await pay(seat, late);
    await stage.advance(2 * HOUR);
    const delivered = await play(stage, late, 'paid');
    expectEqual(
      delivered.Steps.map(({ State }) => State),
      ['created', 'pending', 'expired', 'paid', 'delivered'],
      'the way of the late one',
    );
    expectEqual(await holds(line, ItemID), 180, 'both delivered');
  }),
  conforms(playPayment, 200, 'a refund takes back all that the order brought', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001005');
    const { ItemID } = await walletItem(line);
    const bought = await order(seat, line);
    await pay(seat, bought);
    await play(stage, bought, 'paid');
    expectEqual(await holds(line, ItemID), 120, 'delivered');
    expectEqual((await play(stage, bought, 'refunded')).State, 'refunded', 'state');
    expectEqual(await holds(line, ItemID), 0, 'after the refund');
    expectEqual((await play(stage, bought, 'paid')).State, 'refunded', 'a callback afterwards');
    expectEqual(await holds(line, ItemID), 0, 'after the callback');
  }),
  conforms(playPayment, 200124, 'takes back no order that was spent in part', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001006');
    const { ItemID } = await walletItem(line);
    const bought = await order(seat, line);
    await pay(seat, bought);
    await play(stage, bought, 'paid');
    const row = ItemID === 2 ? exchangeGemToGold : exchangePointToGold;
    await seat.visitor.call(row, { Amount: 1 }, { token: seat.token });
    const answer = await stage.visitor().ask(playPayment, { OrderID: bought.OrderID, Outcome: 'refunded' });
    expectEqual([answer.Code, await holds(line, ItemID)], [200124, 119], 'code and wallet');
    expectEqual((await line.call(getOrders, {})).List[0]?.State, 'delivered', 'state');
  }),
  conforms(playPayment, 300011, 'knows no order that is not there', async (stage) => {
    const answer = await stage.visitor().ask(playPayment, { OrderID: 'nothing', Outcome: 'paid' });
    expectEqual(answer.Code, 300011, 'code');
  }),
  conforms(
    playPayment,
    300015,
    'nothing is paid that no gateway took over, nothing refunded undelivered',
    async (stage) => {
      const { seat, line } = await atDawn(stage, '0947001007');
      const { OrderID } = await order(seat, line);
      for (const Outcome of ['paid', 'refunded']) {
        expectEqual((await stage.visitor().ask(playPayment, { OrderID, Outcome })).Code, 300015, Outcome);
      }
    },
  ),

  conforms(verifyMycard, 200, 'finds a payment whose callback was lost, and delivers it once', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001008');
    const { ItemID } = await walletItem(line);
    const bought = await order(seat, line, { GateWay: 'bank' });
    await pay(seat, bought);
    const verify = () => seat.visitor.call(verifyMycard, { OrderID: bought.OrderID }, { token: seat.token });
    expectEqual((await verify()).State, 'pending', 'before it is paid');
    expectEqual((await play(stage, bought, 'silent')).State, 'pending', 'paid, but nobody told');
    expectEqual(await holds(line, ItemID), 0, 'before asking');
    const delivered = await verify();
    expectEqual(delivered.State, 'delivered', 'after asking');
    expectEqual((await line.push(orderDelivered)).result, delivered, 'the push');
    await verify();
    await play(stage, bought, 'paid');
    expectEqual(await holds(line, ItemID), 120, 'once');
    const failed = await order(seat, line, { GateWay: 'bank' });
    await pay(seat, failed);
    await play(stage, failed, 'failed');
    const answer = await seat.visitor.call(verifyMycard, { OrderID: failed.OrderID }, { token: seat.token });
    expectEqual(answer.State, 'failed', 'of one that failed');
  }),
  conforms(verifyMycard, 300007, 'says so when the gateway does not answer', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001009');
    const bought = await order(seat, line, { GateWay: 'bank' });
    await pay(seat, bought);
    await play(stage, bought, 'unavailable');
    const answer = await seat.visitor.ask(verifyMycard, { OrderID: bought.OrderID }, { token: seat.token });
    expectEqual([answer.status, answer.Code], [503, 300007], 'status and code');
  }),
  conforms(verifyMycard, 300011, 'knows no order that is not there', async (stage) => {
    const { seat } = await atDawn(stage, '0947001009');
    const answer = await seat.visitor.ask(verifyMycard, { OrderID: 'nothing' }, { token: seat.token });
    expectEqual(answer.Code, 300011, 'code');
  }),
  conforms(verifyMycard, 300015, 'asks about no order that no gateway took over', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001009');
    const { OrderID } = await order(seat, line, { GateWay: 'bank' });
    expectEqual((await seat.visitor.ask(verifyMycard, { OrderID }, { token: seat.token })).Code, 300015, 'code');
  }),
];
