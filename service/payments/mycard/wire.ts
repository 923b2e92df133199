import { z } from 'zod';
import type { GateWay } from '#protocol/entities/order.ts';
import type { Trade, TradeReport } from '#domain/ports/payment.ts';
import type { HashedValues } from './signature.ts';

/** The calls of MyCard's interface, below the configured address. */
export const CALLS = {
  authorise: '/AuthGlobal',
  query: '/TradeQuery',
  confirm: '/PaymentConfirm',
} as const;

/** A payment on a web page. */
const WEB = '2';
const SUCCESS = '1';
const PAID = '3';
const FAILED = '0';

const WAYS: ReadonlySet<GateWay> = new Set(['bank', 'mycardCard', 'mycardPoint', 'mycardWallet', 'telecom', 'wallet']);
export const isMycardWay = (way: GateWay): boolean => WAYS.has(way);

/** Our contract with MyCard. */
export interface MycardContract {
  readonly serviceID: string;
  readonly isSandbox: boolean;
  /** MyCard's names of our ways to pay. If a way has no name, the player chooses on MyCard's page. */
  readonly paymentTypes: Partial<Readonly<Record<GateWay, string>>>;
}

/** The values of the call that makes a trade, without the hash. */
export const authoriseValues = (trade: Trade, contract: MycardContract, returnAddress: string): HashedValues => ({
  FacServiceId: contract.serviceID,
  FacTradeSeq: trade.TradeNo,
  TradeType: WEB,
  ServerId: '',
  CustomerId: trade.PlayerID,
  PaymentType: contract.paymentTypes[trade.GateWay] ?? '',
  ItemCode: '',
  ProductName: trade.GoodsID,
  Amount: String(trade.Price),
  Currency: 'TWD',
  SandBoxMode: contract.isSandbox ? 'true' : 'false',
  FacReturnURL: returnAddress,
});

const text = z.union([z.string(), z.number()]).transform(String);
const Returned = z.object({ ReturnCode: text });
const Authorised = z.object({
  AuthCode: z.string().min(1),
  TradeSeq: text.default(''),
  TransactionUrl: z.string().default(''),
});

/** The answer of the call that makes a trade. */
export type AuthoriseAnswer =
  | { readonly kind: 'made'; readonly AuthCode: string; readonly TradeSeq: string; readonly TransactionUrl: string }
  | { readonly kind: 'refused'; readonly code: string };

/** Undefined if the answer is malformed. */
export function readAuthorise(json: unknown): AuthoriseAnswer | undefined {
  const returned = Returned.safeParse(json);
  if (!returned.success) return undefined;
  if (returned.data.ReturnCode !== SUCCESS) return { kind: 'refused', code: returned.data.ReturnCode };
  const made = Authorised.safeParse(json);
  return made.success ? { kind: 'made', ...made.data } : undefined;
}

const Queried = z.object({
  FacTradeSeq: z.string(),
  PayResult: text,
  MyCardTradeNo: text.default(''),
  /** Some answers write whole amounts with decimals. */
  Amount: text.pipe(z.string().regex(/^\d{1,9}(?:\.0+)?$/)).transform(Number),
  Currency: z.string(),
});

/** Reads the answer to a query. Undefined if it is malformed or about another trade. */
export function readQuery(
  json: unknown,
  { TradeNo }: Pick<Trade, 'TradeNo'>,
  merchant: string,
): TradeReport | undefined {
  const returned = Returned.safeParse(json);
  if (!returned.success) return undefined;
  const empty = { Merchant: merchant, Amount: 0, Currency: 'TWD', GatewayNo: '', IsSimulated: false };
  if (returned.data.ReturnCode !== SUCCESS) return { ...empty, State: 'waiting' };
  const queried = Queried.safeParse(json);
  if (!queried.success || queried.data.FacTradeSeq !== TradeNo) return undefined;
  const { PayResult, MyCardTradeNo: GatewayNo, Amount, Currency } = queried.data;
  const State = PayResult === PAID ? 'paid' : PayResult === FAILED ? 'failed' : 'waiting';
  return { ...empty, State, Amount, Currency, GatewayNo };
}

/** Whether a confirmation was accepted. */
export const isConfirmed = (json: unknown): boolean => {
  const returned = Returned.safeParse(json);
  return returned.success && returned.data.ReturnCode === SUCCESS;
};

const MAX_MISSED = 500;
const Missed = z.object({ ReturnCode: text, FacTradeSeq: z.array(z.string()).max(MAX_MISSED) });

/** The trades of a call for late repair (補儲). Undefined if it is malformed. */
export function readMissed(fields: Readonly<Record<string, string>>): readonly string[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(fields['DATA'] ?? '');
  } catch {
    return undefined;
  }
  const parsed = Missed.safeParse(json);
  return parsed.success && parsed.data.ReturnCode === SUCCESS ? parsed.data.FacTradeSeq : undefined;
}
