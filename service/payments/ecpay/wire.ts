import { z } from 'zod';
import type { GateWay, PaymentCode } from '#protocol/entities/order.ts';
import type { Trade, TradeReport } from '#domain/ports/payment.ts';
import type { Fields } from './signature.ts';

/** The names and values of ECPay's all-in-one interface, version 5. */
export const PATHS = {
  checkout: '/Cashier/AioCheckOut/V5',
  query: '/Cashier/QueryTradeInfo/V5',
  refund: '/CreditDetail/DoAction',
} as const;

/** ECPay's names of the ways to pay that it serves. */
export const CHOICES = { credit: 'Credit', bank: 'ATM', storeCode: 'CVS' } as const satisfies Partial<
  Record<GateWay, string>
>;
export type EcpayWay = keyof typeof CHOICES;
export const isEcpayWay = (way: GateWay): way is EcpayWay => Object.hasOwn(CHOICES, way);

/** The values of RtnCode: paid, or a code was issued for an ATM or a store. */
const PAID = '1';
const CODE_ISSUED: readonly string[] = ['2', '10100073'];
/** The values of TradeStatus: paid, not paid yet, or no such trade. */
const UNPAID = '0';
const NO_TRADE = '10200047';

const ATM_DAYS = 3;
const STORE_MINUTES = 7 * 24 * 60;
const TAIPEI_MS = 8 * 60 * 60 * 1000;

const pad = (value: number): string => String(value).padStart(2, '0');
/** A time as ECPay writes it: `yyyy/MM/dd HH:mm:ss` in Taipei. */
export function taipeiText(time: number): string {
  const date = new Date(time + TAIPEI_MS);
  const day = [date.getUTCFullYear(), pad(date.getUTCMonth() + 1), pad(date.getUTCDate())].join('/');
  return `${day} ${[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(pad).join(':')}`;
}

/** Reads a date or time in Taipei. A date means its last second. */
export function taipeiTime(text: string): string | undefined {
  const parts = /^(\d{4})\/(\d{2})\/(\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, time = '23:59:59'] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${time}+08:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** The addresses that ECPay calls and to which it sends the browser back. */
export interface EcpayAddresses {
  readonly callback: string;
  readonly browser: string;
}

/** The fields of the form that takes a player to ECPay, without the signature. */
export function checkoutFields(trade: Trade, way: EcpayWay, merchantID: string, addresses: EcpayAddresses): Fields {
  const common = {
    MerchantID: merchantID,
    MerchantTradeNo: trade.TradeNo,
    MerchantTradeDate: taipeiText(Date.parse(trade.CreateTime)),
    PaymentType: 'aio',
    TotalAmount: String(trade.Price),
    TradeDesc: 'Menagerie',
    ItemName: trade.GoodsID,
    ReturnURL: addresses.callback,
    ChoosePayment: CHOICES[way],
    ClientBackURL: addresses.browser,
    CustomField1: trade.GoodsID,
    EncryptType: '1',
  };
  if (way === 'credit') return { ...common, OrderResultURL: addresses.browser };
  const limit = way === 'bank' ? { ExpireDate: String(ATM_DAYS) } : { StoreExpireDate: String(STORE_MINUTES) };
  return { ...common, ...limit, PaymentInfoURL: addresses.callback };
}

export const queryFields = (trade: Trade, merchantID: string, now: number): Fields => ({
  MerchantID: merchantID,
  MerchantTradeNo: trade.TradeNo,
  TimeStamp: String(Math.floor(now / 1000)),
});

/** A refund of an amount of the price to the card. */
export const refundFields = (trade: Trade, amount: number, merchantID: string): Fields => ({
  MerchantID: merchantID,
  MerchantTradeNo: trade.TradeNo,
  TradeNo: trade.GatewayNo,
  Action: 'R',
  TotalAmount: String(amount),
});

const Price = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const Callback = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string(),
  RtnCode: z.string(),
  TradeNo: z.string().default(''),
  TradeAmt: Price,
  SimulatePaid: z.string().default('0'),
  CustomField1: z.string().optional(),
  BankCode: z.string().default(''),
  vAccount: z.string().default(''),
  PaymentNo: z.string().default(''),
  ExpireDate: z.string().default(''),
});

/** Reads a signed callback. Undefined if it is malformed. */
export function readCallbackFields(
  fields: Fields,
): { readonly TradeNo: string; readonly report: TradeReport } | undefined {
  const parsed = Callback.safeParse(fields);
  if (!parsed.success) return undefined;
  const { RtnCode, ...said } = parsed.data;
  const isCode = CODE_ISSUED.includes(RtnCode);
  const Code = isCode ? readCode(said) : undefined;
  if (isCode && Code === undefined) return undefined;
  const report: TradeReport = {
    State: isCode ? 'waiting' : RtnCode === PAID ? 'paid' : 'failed',
    Merchant: said.MerchantID,
    Amount: said.TradeAmt,
    Currency: 'TWD',
    GatewayNo: said.TradeNo,
    GoodsID: said.CustomField1,
    IsSimulated: said.SimulatePaid !== '0',
    ...(Code !== undefined && { Code }),
  };
  return { TradeNo: said.MerchantTradeNo, report };
}

function readCode(said: Omit<z.output<typeof Callback>, 'RtnCode'>): PaymentCode | undefined {
  const ExpireTime = taipeiTime(said.ExpireDate);
  const Number = said.vAccount === '' ? said.PaymentNo : said.vAccount;
  if (ExpireTime === undefined || Number === '') return undefined;
  return { Kind: said.vAccount === '' ? 'store' : 'atm', Bank: said.BankCode, Number, ExpireTime };
}

const Queried = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string(),
  TradeNo: z.string().default(''),
  TradeAmt: Price.or(z.literal('').transform(() => 0)),
  TradeStatus: z.string(),
  CustomField1: z.string().optional(),
});

/** Reads the signed answer to a query. Undefined if it is malformed or about another trade. */
export function readQueryFields(fields: Fields, { TradeNo }: Pick<Trade, 'TradeNo'>): TradeReport | undefined {
  const parsed = Queried.safeParse(fields);
  if (!parsed.success || parsed.data.MerchantTradeNo !== TradeNo) return undefined;
  const { MerchantID, TradeAmt, TradeStatus, CustomField1, TradeNo: GatewayNo } = parsed.data;
  const states: Readonly<Record<string, TradeReport['State']>> = {
    [PAID]: 'paid',
    [UNPAID]: 'waiting',
    [NO_TRADE]: 'none',
  };
  return {
    State: states[TradeStatus] ?? 'failed',
    Merchant: MerchantID,
    Amount: TradeAmt,
    Currency: 'TWD',
    GatewayNo,
    GoodsID: CustomField1,
    IsSimulated: false,
  };
}

const Refunded = z.object({ RtnCode: z.string(), RtnMsg: z.string().default('') });

/** Reads the answer to a refund. Undefined if it is malformed. */
export function readRefundFields(fields: Fields): { readonly isDone: boolean } | undefined {
  const parsed = Refunded.safeParse(fields);
  return parsed.success ? { isDone: parsed.data.RtnCode === PAID } : undefined;
}
