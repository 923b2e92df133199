import * as endpoints from '#protocol/endpoints/payment.ts';
import { GATEWAYS, GateWay, INVOICE, type Order, type PaymentAdapter } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { Ports } from '../ports/index.ts';
import type { InvoiceService, PaymentGateway } from '../ports/payment.ts';
import type { Reader } from '../ports/store.ts';
import { callerOf } from '../shop/member.ts';
import { describeOrder, holdOrder, moveOrder, type OrderRow, settlePayment, stateOf } from '../shop/order.ts';
import { createSandboxGateway, sandboxInvoices } from './sandbox.ts';

export const payByMycard = answerEndpoint(endpoints.payByMycard, ({ OrderID }, context) =>
  startPayment(context, OrderID, 'mycard'),
);
export const payByOmg = answerEndpoint(endpoints.payByOmg, ({ OrderID }, context) =>
  startPayment(context, OrderID, 'omg'),
);

export const verifyMycard = answerEndpoint(endpoints.verifyMycard, async ({ OrderID }, context) => {
  const { ports, nowText } = context;
  const order = await ownOrder(ports.store, context, OrderID);
  if (order.TradeSeq === '') fail(300015);
  const gateway = gatewayOf(ports, adapterOf(order)) ?? fail(300007);
  const outcome = await reach(gateway.query(order));
  if (outcome === 'pending') return describeOrder(ports.store, order, nowText);
  const settled = await ports.store.transaction((tx) => settlePayment(tx, context, OrderID, outcome));
  if (outcome === 'paid') await reach(gateway.confirm(order));
  return describeOrder(ports.store, settled, nowText);
});

/** Hands an order to its gateway; one that it has taken over is answered as it stands. */
async function startPayment(context: RestContext, OrderID: string, adapter: PaymentAdapter): Promise<Order> {
  const { ports, nowText } = context;
  const order = await ownOrder(ports.store, context, OrderID);
  if (adapterOf(order) !== adapter) fail(300015);
  const state = stateOf(order, nowText);
  if (state === 'expired') fail(300016);
  if (state === 'pending') return describeOrder(ports.store, order, nowText);
  if (state !== 'created') fail(300015);
  await checkInvoice(ports, order);
  const gateway = gatewayOf(ports, adapter) ?? fail(300007);
  const authorised = await reach(gateway.authorise(order));
  return ports.store.transaction(async (tx) => {
    const held = await holdOrder(tx, OrderID);
    // A twin of this call was faster.
    if (held.State === 'pending') return describeOrder(tx, held, nowText);
    return describeOrder(tx, await moveOrder(tx, nowText, held, 'pending', authorised), nowText);
  });
}

/** @throws Failure 300011 when there is no such order of the caller */
async function ownOrder(db: Reader, context: RestContext, OrderID: string): Promise<OrderRow> {
  const order = await db.table('orders').get(OrderID);
  return order !== undefined && order.PlayerID === callerOf(context).PlayerID ? order : fail(300011);
}

const adapterOf = ({ GateWay: way }: OrderRow): PaymentAdapter => GATEWAYS[GateWay.parse(way)].Adapter;

/** The gateway that an operator configured, the sandbox in development, or none. */
function gatewayOf({ payments, settings, store }: Ports, adapter: PaymentAdapter): PaymentGateway | undefined {
  const configured = payments?.gateways[adapter];
  if (configured !== undefined || !settings.devTools) return configured;
  return createSandboxGateway(store, settings.publicOrigin);
}

/** @throws Failure 300007 when the gateway cannot be reached */
async function reach<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch {
    return fail(300007);
  }
}

/**
 * A company's invoice has to be issued, so the issuer is asked before the payment; other invoices are issued later.
 * @throws Failure 200092 when it cannot be reached or there is none, 200093 when it refuses
 */
async function checkInvoice({ payments, settings }: Ports, order: OrderRow): Promise<void> {
  const invoice = order.Invoice;
  if (invoice.Type !== INVOICE.company) return;
  const service: InvoiceService | undefined = payments?.invoices ?? (settings.devTools ? sandboxInvoices : undefined);
  let isAccepted: boolean;
  try {
    isAccepted = (await service?.accepts(invoice)) ?? fail(200092);
  } catch {
    return fail(200092);
  }
  if (!isAccepted) fail(200093);
}
