import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { PaymentCode } from '#protocol/entities/order.ts';
import type { PaymentGateway, Trade, TradeReport } from '../ports/payment.ts';
import type { Reader, Store, Transaction } from '../ports/store.ts';

export type SandboxOutcome =
  | 'paid'
  | 'silent'
  | 'late'
  | 'doubled'
  | 'wrongAmount'
  | 'wrongSignature'
  | 'code'
  | 'codePaid'
  | 'failed'
  | 'abandoned'
  | 'unavailable';

const HOUR_MS = 60 * 60 * 1000;
const CODE_MS = 3 * 24 * HOUR_MS;
const MERCHANT = 'sandbox';
/** The key is public, because the sandbox answers with the development tools only. */
const KEY = utf8ToBytes('the sandbox gateway');

const Callback = z.object({
  TradeNo: z.string(),
  State: z.enum(['waiting', 'paid', 'failed']),
  Amount: z.int(),
  Code: z.nullable(PaymentCode),
});
const Signed = z.object({ Content: z.string(), Signature: z.string() });

const sign = (content: string): string => bytesToHex(hmac(sha256, KEY, utf8ToBytes(content)));

/** A gateway for development. It acts as `/dev/pay` chose, and stores its trades like another system. */
export function createSandboxGateway(store: Store, publicOrigin: string): PaymentGateway {
  const rowOf = async (db: Reader, OrderID: string) => {
    const row = await db.table('sandboxPayments').get(OrderID);
    if (row?.Outcome === 'unavailable') throw new Error('the development gateway was told to be unavailable');
    return row;
  };
  return {
    merchant: MERCHANT,
    accepted: 'OK',
    refused: 'NO',
    async authorise({ OrderID, TradeNo }) {
      await store.transaction(async (tx) => {
        const known = await rowOf(tx, OrderID);
        if (known === undefined)
          await tx.table('sandboxPayments').insert({ OrderID, TradeNo, Outcome: '', DueTime: '' });
        else await tx.table('sandboxPayments').update({ OrderID }, { TradeNo });
      });
      const Checkout = { Address: `${publicOrigin}/dev?pay=${OrderID}`, Fields: null };
      return { Checkout, GatewayNo: `sandbox-${OrderID}`, AuthCode: 'sandbox' };
    },
    async query(trade) {
      const row = await rowOf(store, trade.OrderID);
      if (row?.TradeNo !== trade.TradeNo) return reportOf('none', trade.Price, null);
      return reportOf(stateOf(row), row.Outcome === 'wrongAmount' ? trade.Price + 1 : trade.Price, null);
    },
    async confirm({ OrderID }) {
      await rowOf(store, OrderID);
    },
    async refund({ OrderID }) {
      await rowOf(store, OrderID);
      return 'done';
    },
    readCallback({ body }) {
      const signed = Signed.safeParse(jsonOf(body));
      if (!signed.success) return { kind: 'refused', why: 'malformed' };
      if (sign(signed.data.Content) !== signed.data.Signature) return { kind: 'refused', why: 'signature' };
      const callback = Callback.safeParse(jsonOf(signed.data.Content));
      if (!callback.success) return { kind: 'refused', why: 'malformed' };
      const { TradeNo, State, Amount, Code } = callback.data;
      return { kind: 'report', TradeNo, report: reportOf(State, Amount, Code) };
    },
  };
}

export function sandboxCallbacks(
  Outcome: SandboxOutcome,
  { TradeNo, Price }: Pick<Trade, 'TradeNo' | 'Price'>,
  now: number,
): readonly string[] {
  const say = (State: 'waiting' | 'paid' | 'failed', Amount = Price, Code: PaymentCode | null = null): string => {
    const Content = JSON.stringify({ TradeNo, State, Amount, Code });
    return JSON.stringify({ Content, Signature: sign(Content) });
  };
  const code = { Kind: 'atm', Bank: '118', Number: '9103522175887271' } as const;
  const withCode = (): string => say('waiting', Price, { ...code, ExpireTime: new Date(now + CODE_MS).toISOString() });
  const bodies: Readonly<Partial<Record<SandboxOutcome, () => readonly string[]>>> = {
    paid: () => [say('paid')],
    doubled: () => [say('paid'), say('paid')],
    wrongAmount: () => [say('paid', Price + 1)],
    wrongSignature: () => [JSON.stringify({ Content: JSON.stringify({ TradeNo }), Signature: sign('another text') })],
    code: () => [withCode()],
    codePaid: () => [withCode()],
    failed: () => [say('failed')],
  };
  return bodies[Outcome]?.() ?? [];
}

/** When a delayed callback arrives. */
export function sandboxDueTime(Outcome: SandboxOutcome, now: number, orderExpires: string): string {
  if (Outcome === 'codePaid') return new Date(now + HOUR_MS).toISOString();
  return Outcome === 'late' ? new Date(Date.parse(orderExpires) + 60_000).toISOString() : '';
}

/** Sets how a payment ends at the development gateway. */
export async function tellSandbox(
  tx: Transaction,
  OrderID: string,
  told: { readonly Outcome: SandboxOutcome; readonly DueTime: string },
): Promise<void> {
  const changed = await tx.table('sandboxPayments').update({ OrderID }, told);
  if (changed === 0) await tx.table('sandboxPayments').insert({ OrderID, TradeNo: '', ...told });
}

const PAID: readonly string[] = ['paid', 'silent', 'doubled', 'wrongAmount'] satisfies readonly SandboxOutcome[];

function stateOf({ Outcome, DueTime }: { readonly Outcome: string; readonly DueTime: string }): TradeReport['State'] {
  if (DueTime !== '') return 'waiting';
  if (PAID.includes(Outcome)) return 'paid';
  return Outcome === 'failed' ? 'failed' : 'waiting';
}

const reportOf = (State: TradeReport['State'], Amount: number, Code: PaymentCode | null): TradeReport => ({
  State,
  Merchant: MERCHANT,
  Amount,
  Currency: 'TWD',
  GatewayNo: '',
  IsSimulated: false,
  ...(Code !== null && { Code }),
});

/** Undefined if the text is not JSON. No schema accepts undefined. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
