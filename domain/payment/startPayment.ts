import type { Order, PaymentAdapter } from '#protocol/entities/order.ts';
import { GateWay, INVOICE } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import type { Begun, Conclude } from '../dispatch/handler.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import { issuerOf } from '../invoice/issuer.ts';
import { type Authorised, GatewayRefusal, type TradeReport } from '../ports/payment.ts';
import type { Transaction } from '../ports/store.ts';
import { adapterOf } from '../shop/adapter.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import { moveOrder } from '../shop/order.ts';
import { type OrderRow, stateOf } from '../shop/orderState.ts';
import { ownOrder } from '../shop/ownOrder.ts';
import {
  type AttemptRow,
  gatewayOf,
  gatewayOfAttempt,
  holdAttempt,
  insertAttempt,
  latestAttempt,
  tradeOf,
  updateAttempt,
} from './attempt.ts';
import { recordPaymentEvent } from './history.ts';
import { keepAuthorised } from './keepAuthorised.ts';
import { ANSWER_MS, nextQueryTime } from './queryTimes.ts';
import { settleReport } from './settleReport.ts';

/** `lost` means that no answer came, so the state at the gateway is unknown. */
type Learned =
  | { readonly kind: 'authorised'; readonly authorised: Authorised }
  | { readonly kind: 'report'; readonly report: TradeReport }
  | { readonly kind: 'invoice'; readonly code: 200092 | 200093 }
  | { readonly kind: 'refused' | 'lost' };

/**
 * Hands an order to its gateway. Returns the order unchanged if a gateway already has it, or if its request is under way.
 * @param adapter the gateway that the call names; absent means any gateway
 * @throws Failure 300007 without a gateway, 300011 for an order of another player, 300015, 300016
 */
export async function startPayment(
  tx: Transaction,
  context: RestContext,
  OrderID: string,
  adapter?: PaymentAdapter,
): Promise<Begun<Order>> {
  const { ports, now, nowText } = context;
  const order = await ownOrder(tx, context, OrderID);
  const Adapter = adapterOf(ports, GateWay.parse(order.GateWay)) ?? fail(300007);
  if (adapter !== undefined && Adapter !== adapter) fail(300015);
  const state = stateOf(order, nowText);
  const describe = (row: OrderRow): Promise<Order> => describeOrder(tx, row, nowText);
  if (state === 'expired') fail(300016);
  if (state === 'waiting') return { pending: await describe(order) };
  if (state !== 'created' && state !== 'pending') fail(300015);
  if (gatewayOf(ports, Adapter) === undefined) fail(300007);
  const known = await latestAttempt(tx, OrderID);
  if (known !== undefined && !mayAskAgain(known, now)) return { pending: await describe(order) };
  const QueryTime = new Date(now + ANSWER_MS).toISOString();
  const isNew = known === undefined || known.State === 'failed';
  const attempt = isNew
    ? await insertAttempt(tx, context, order, { Adapter, Origin: context.origin, QueryTime })
    : known;
  if (!isNew) await updateAttempt(tx, attempt, { State: 'asked', AskTime: nowText, QueryTime });
  const pending =
    order.State === 'created' ? await moveOrder(tx, nowText, order, 'pending', { TradeSeq: attempt.TradeNo }) : order;
  return {
    pending: await describe(pending),
    ask: async () => conclude(context, attempt, await ask(context, { attempt, order, isNew })),
  };
}

/** Whether the request of an attempt was lost or refused. A request that may still be answered is not repeated. */
const mayAskAgain = ({ State, AskTime }: AttemptRow, now: number): boolean =>
  State === 'unknown' || State === 'failed' || (State === 'asked' && Date.parse(AskTime) + ANSWER_MS <= now);

/** Queries before it repeats the request, so that only one trade exists. */
async function ask(
  { ports }: RestContext,
  { attempt, order, isNew }: { readonly attempt: AttemptRow; readonly order: OrderRow; readonly isNew: boolean },
): Promise<Learned> {
  try {
    const code = await refusedInvoice(ports, order);
    if (code !== undefined) return { kind: 'invoice', code };
    const gateway = gatewayOfAttempt(ports, attempt);
    const trade = tradeOf(attempt, order);
    const mayBeKnown = !isNew && (gateway.learnsByForm !== true || attempt.OpenTime !== '');
    if (mayBeKnown) {
      const report = await gateway.query(trade);
      if (report.State === 'paid' || report.State === 'failed') return { kind: 'report', report };
    }
    return { kind: 'authorised', authorised: await gateway.authorise(trade) };
  } catch (error) {
    return { kind: error instanceof GatewayRefusal ? 'refused' : 'lost' };
  }
}

const conclude =
  (context: RestContext, { TradeNo }: AttemptRow, learned: Learned): Conclude<Order> =>
  async (tx) => {
    const { ports, nowText } = context;
    const now = ports.clock.now();
    const { attempt, order } = (await holdAttempt(tx, TradeNo)) ?? fail(300011);
    if (learned.kind !== 'report' && learned.kind !== 'authorised')
      await recordPaymentEvent(tx, attempt, 'authorise', learned.kind, nowText);
    switch (learned.kind) {
      case 'authorised':
        return describeOrder(tx, await keepAuthorised(tx, context, { attempt, order }, learned.authorised), nowText);
      case 'report': {
        const gateway = gatewayOfAttempt(ports, attempt);
        const settled = await settleReport(tx, context, { attempt, order, gateway }, learned.report, 'query');
        return settled.mismatch === undefined || settled.order.State === 'mismatched'
          ? describeOrder(tx, settled.order, nowText)
          : rejectKeeping(300007);
      }
      case 'refused':
      case 'invoice':
        // The gateway has no trade, so the next call starts a new attempt.
        if (attempt.State === 'asked') {
          await updateAttempt(tx, attempt, { State: 'failed', QueryTime: '' });
          if (order.State === 'pending') await moveOrder(tx, nowText, order, 'created');
        }
        return rejectKeeping(learned.kind === 'invoice' ? learned.code : 300007);
      case 'lost':
        if (attempt.State === 'asked')
          await updateAttempt(tx, attempt, { State: 'unknown', QueryTime: nextQueryTime(now, attempt) });
        return rejectKeeping(300007);
    }
  };

/**
 * The invoice of a company is required, so the issuer is asked before the payment. Other invoices are issued later.
 * @returns 200092 if the issuer cannot be reached or there is none, 200093 if it refuses
 */
async function refusedInvoice(
  ports: RestContext['ports'],
  { Invoice: invoice }: OrderRow,
): Promise<200092 | 200093 | undefined> {
  if (invoice.Type !== INVOICE.company) return undefined;
  const issuer = issuerOf(ports);
  if (issuer === undefined) return 200092;
  try {
    return (await issuer.accepts(invoice)) ? undefined : 200093;
  } catch {
    return 200092;
  }
}
