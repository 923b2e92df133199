import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PaymentAdapter } from '#protocol/entities/order.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { PaymentGateway, ReceivedCallback, TradeReport } from '../ports/payment.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { type AttemptRow, gatewayOf, holdAttempt, OPEN } from './attempt.ts';
import { queryAttempt } from './queryAttempt.ts';
import { ANSWER_MS, LAST_CALLBACK_MS } from './queryTimes.ts';
import { settleReport } from './settleReport.ts';

/** The answer is 401 only for a wrong signature, so that the shell can count forgeries. */
export interface CallbackAnswer {
  readonly status: 200 | 400 | 401 | 404 | 503;
  readonly body: string;
}

/** The listed trades that are queried immediately. */
const MAX_ASKED = 20;

/** The most refused callbacks of one trade that are stored. Further ones are only counted. */
const MAX_KEPT = 20;

/**
 * Handles a gateway's callback. Answers the gateway only after the commit, so the gateway repeats a callback that was not stored. A query
 * immediately verifies a reported payment. Never throws.
 */
export async function receiveCallback(
  ports: Ports,
  adapter: PaymentAdapter,
  received: ReceivedCallback,
): Promise<CallbackAnswer> {
  const gateway = gatewayOf(ports, adapter);
  if (gateway === undefined) return { status: 404, body: '' };
  const verified = gateway.readCallback(received);
  if (verified.kind === 'refused') {
    ports.observer.payment?.({ adapter, event: `refused:${verified.why}`, OrderID: '' });
    return { status: verified.why === 'malformed' ? 400 : 401, body: gateway.refused };
  }
  const now = ports.clock.now();
  const moment: Moment = { ports, now, nowText: new Date(now).toISOString() };
  try {
    if (verified.kind === 'missed') {
      const listed = await hurryQueries(moment, adapter, verified.TradeNos);
      await Promise.all(listed.map((each) => askNow(ports, adapter, each)));
      return { status: 200, body: gateway.accepted };
    }
    const { TradeNo, report } = verified;
    const {
      why,
      ask,
      OrderID = '',
    } = await settleCallback(moment, { adapter, gateway, TradeNo, report, body: received.body });
    if (ask !== undefined) await askNow(ports, adapter, ask);
    const event = why === undefined ? 'accepted' : (`refused:${why}` as const);
    ports.observer.payment?.({ adapter, event, OrderID });
    return why === undefined ? { status: 200, body: gateway.accepted } : { status: 400, body: gateway.refused };
  } catch (error) {
    ports.observer.call({ name: `callback:${adapter}`, code: 300003, milliseconds: 0, error });
    return { status: 503, body: gateway.refused };
  }
}

interface SignedCallback {
  readonly adapter: PaymentAdapter;
  readonly gateway: PaymentGateway;
  readonly TradeNo: string;
  readonly report: TradeReport;
  readonly body: string;
}

interface Attempted {
  readonly attempt: AttemptRow;
  readonly order: OrderRow;
}

/** Queries a payment whose callback is stored. The callback is also accepted if the query fails, because the reconciler queries again. */
async function askNow(ports: Ports, adapter: PaymentAdapter, { attempt, order }: Attempted): Promise<void> {
  try {
    await queryAttempt(ports, attempt, order);
  } catch (error) {
    ports.observer.call({ name: `callback:${adapter}`, code: 300003, milliseconds: 0, error });
  }
}

/** @returns the reason for a refusal, the callback's order if there is one, and the attempt to query */
function settleCallback(
  moment: Moment,
  callback: SignedCallback,
): Promise<{ readonly why?: string; readonly OrderID?: string; readonly ask?: Attempted }> {
  const { ports, now, nowText } = moment;
  const { adapter, gateway, TradeNo, report, body } = callback;
  return ports.store.transaction(async (tx) => {
    const keep = async (why: string): Promise<{ readonly why: string }> => {
      if ((await tx.table('refusedCallbacks').count({ TradeNo })) < MAX_KEPT) {
        const Digest = bytesToHex(sha256(utf8ToBytes(body)));
        const ID = ports.random.uuid();
        await tx
          .table('refusedCallbacks')
          .insert({ ID, Adapter: adapter, TradeNo, Why: why, Digest, CreateTime: nowText });
      }
      return { why };
    };
    const held = await holdAttempt(tx, TradeNo);
    if (held === undefined || held.attempt.Adapter !== adapter) return keep('unknown');
    const { OrderID } = held.order;
    if (Date.parse(held.attempt.CreateTime) + LAST_CALLBACK_MS < now) return { ...(await keep('old')), OrderID };
    const { mismatch, mustAsk } = await settleReport(tx, moment, { ...held, gateway }, report, 'callback');
    if (mismatch === undefined) return { OrderID, ...(mustAsk === true && { ask: held }) };
    const kept = await keep(mismatch);
    // A simulated payment is accepted, otherwise the gateway would repeat it for days. It delivers nothing.
    if (mismatch === 'simulated') return { OrderID };
    return { ...kept, OrderID, ...(mustAsk === true && { ask: held }) };
  });
}

/**
 * Makes the reconciler query a trade now, since its player returned from the gateway. A gateway without callbacks is queried in this way.
 * The return itself proves nothing.
 */
export async function noteReturn(ports: Ports, TradeNo: string): Promise<void> {
  const now = ports.clock.now();
  const seen = await ports.store.table('paymentAttempts').get(TradeNo);
  if (seen === undefined || seen.State === 'paid' || seen.State === 'failed') return;
  // Asks at most once in the time that a gateway needs to answer, even if the page is loaded more often.
  if (Date.parse(seen.AskTime) + ANSWER_MS > now) return;
  const nowText = new Date(now).toISOString();
  await ports.store.transaction(async (tx) => {
    await tx
      .table('paymentAttempts')
      .update({ TradeNo, State: { in: OPEN } }, { AskTime: nowText, QueryTime: nowText });
  });
}

/**
 * Makes the trades that the gateway lists due for a query, since their callbacks may be lost.
 *
 * @returns the trades to query immediately; the reconciler queries the other trades now, and these again if an answer is lost
 */
function hurryQueries(
  { ports, now, nowText }: Moment,
  Adapter: PaymentAdapter,
  all: readonly string[],
): Promise<readonly Attempted[]> {
  return ports.store.transaction(async (tx) => {
    const attempts = tx.table('paymentAttempts');
    const where = { TradeNo: { in: all }, Adapter, State: { not: 'paid' } };
    const first = await attempts.find({ where, order: [['TradeNo', 'asc']], limit: MAX_ASKED });
    await attempts.update(where, { QueryTime: nowText });
    const TradeNo = { in: first.map((each) => each.TradeNo) };
    await attempts.update({ ...where, TradeNo }, { QueryTime: new Date(now + ANSWER_MS).toISOString() });
    const orders = await tx.table('orders').find({ where: { OrderID: { in: first.map(({ OrderID }) => OrderID) } } });
    return first.flatMap((attempt) => {
      const order = orders.find(({ OrderID }) => OrderID === attempt.OrderID);
      return order === undefined ? [] : [{ attempt, order }];
    });
  });
}
