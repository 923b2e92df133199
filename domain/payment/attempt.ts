import { GateWay, PaymentAdapter } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { PaymentGateway, Trade } from '../ports/payment.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { holdOrder } from '../shop/order.ts';
import type { OrderRow } from '../shop/orderState.ts';
import type { RowOf, Tables } from '../tables.ts';
import { newBase32 } from '../shop/base32.ts';
import { createSandboxGateway } from './sandbox.ts';

export type AttemptRow = RowOf<Tables['paymentAttempts']>;
/** `asked` means that there is no answer yet. `unknown` means that the answer was lost. The other states are answers of the gateway. */
export type AttemptState = 'asked' | 'unknown' | 'waiting' | 'paid' | 'failed';

/** The states of attempts that can still be paid. */
export const OPEN = ['asked', 'unknown', 'waiting'] as const satisfies readonly AttemptState[];

export const TRADE_NO = /^[A-Z2-7]{20}$/;

export async function insertAttempt(
  tx: Transaction,
  { ports, nowText }: Moment,
  order: OrderRow,
  {
    Adapter,
    Origin,
    QueryTime,
  }: { readonly Adapter: PaymentAdapter; readonly Origin: string; readonly QueryTime: string },
): Promise<AttemptRow> {
  const attempt: AttemptRow = {
    // The token also serves as the secret of the payment page.
    TradeNo: newBase32(ports.random),
    OrderID: order.OrderID,
    Adapter,
    State: 'asked' satisfies AttemptState,
    Price: order.Price,
    GatewayNo: '',
    AuthCode: '',
    Checkout: null,
    OpenTime: '',
    Origin,
    AskTime: nowText,
    QueryTime,
    Queries: 0,
    Confirm: '',
    Refund: '',
    CreateTime: nowText,
    RefundPrice: 0,
  };
  await tx.table('paymentAttempts').insert(attempt);
  return attempt;
}

/** Undefined before the order was handed to a gateway. */
export async function latestAttempt(db: Reader, OrderID: string): Promise<AttemptRow | undefined> {
  const [attempt] = await db.table('paymentAttempts').find({
    where: { OrderID },
    order: [
      ['CreateTime', 'desc'],
      ['TradeNo', 'desc'],
    ],
    limit: 1,
  });
  return attempt;
}

/** Holds an attempt's order and player until the end of the transaction. Undefined if there is no such attempt. */
export async function holdAttempt(
  tx: Transaction,
  TradeNo: string,
): Promise<{ readonly attempt: AttemptRow; readonly order: OrderRow } | undefined> {
  const seen = await tx.table('paymentAttempts').get(TradeNo);
  if (seen === undefined) return undefined;
  const order = await holdOrder(tx, seen.OrderID);
  const attempt = await tx.table('paymentAttempts').get(TradeNo);
  return attempt && { attempt, order };
}

export async function updateAttempt(
  tx: Transaction,
  { TradeNo }: AttemptRow,
  values: Partial<Omit<AttemptRow, 'State'>> & { readonly State?: AttemptState },
): Promise<void> {
  await tx.table('paymentAttempts').update({ TradeNo }, values);
}

export const tradeOf = (attempt: AttemptRow, { PlayerID, GoodsID, GateWay: way }: OrderRow): Trade => ({
  TradeNo: attempt.TradeNo,
  OrderID: attempt.OrderID,
  PlayerID,
  GoodsID,
  GateWay: GateWay.parse(way),
  Price: attempt.Price,
  CreateTime: attempt.CreateTime,
  GatewayNo: attempt.GatewayNo,
  AuthCode: attempt.AuthCode,
  Origin: attempt.Origin,
});

/** Returns the gateway that an operator configured, the sandbox in development, or undefined. */
export function gatewayOf({ payments, settings, store }: Ports, adapter: PaymentAdapter): PaymentGateway | undefined {
  const configured = payments?.gateways[adapter];
  if (configured !== undefined || !settings.devTools) return configured;
  return createSandboxGateway(store, settings.publicOrigin);
}

/** @throws Failure 300007 if the gateway is no longer configured */
export const gatewayOfAttempt = (ports: Ports, { Adapter }: AttemptRow): PaymentGateway =>
  gatewayOf(ports, PaymentAdapter.parse(Adapter)) ?? fail(300007);
