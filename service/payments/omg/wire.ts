import { z } from 'zod';
import type { GateWay } from '#protocol/entities/order.ts';
import type { Trade, TradeReport } from '#domain/ports/payment.ts';
import type { OmgSettings } from './settings.ts';

type Fields = Readonly<Record<string, string>>;
type Contract = Pick<OmgSettings, 'fields' | 'merchantID' | 'results' | 'ways'>;

const WAYS: ReadonlySet<GateWay> = new Set(['telecom', 'wallet', 'credit']);
/** Codes for ATMs and stores have more fields than a page's result. */
export const isOmgWay = (way: GateWay): boolean => WAYS.has(way);

/** The fields of the form that takes a player to the page, without the signature. */
export const checkoutFields = (
  trade: Trade,
  { fields, merchantID, ways }: Contract,
  addresses: { readonly callback: string; readonly browser: string },
): Fields => ({
  [fields.merchant]: merchantID,
  [fields.trade]: trade.TradeNo,
  [fields.amount]: String(trade.Price),
  [fields.currency]: 'TWD',
  [fields.goods]: trade.GoodsID,
  [fields.way]: ways[trade.GateWay] ?? trade.GateWay,
  [fields.return]: addresses.browser,
  [fields.callback]: addresses.callback,
});

/** Whether fields belong to the form that this service signed for a player's browser. A callback has neither address. */
export const isOmgForm = (values: Fields, { fields }: Pick<Contract, 'fields'>): boolean =>
  values[fields.return] !== undefined || values[fields.callback] !== undefined;

export const queryFields = ({ TradeNo }: Pick<Trade, 'TradeNo'>, { fields, merchantID }: Contract): Fields => ({
  [fields.merchant]: merchantID,
  [fields.trade]: TradeNo,
});

const Said = z.object({
  merchant: z.string(),
  trade: z.string(),
  amount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  currency: z.string(),
  goods: z.string().optional(),
  result: z.string(),
  number: z.string().default(''),
});

/** Reads the signed fields of a callback or of the answer to a query. Undefined if they are malformed. */
export function readReport(
  values: Fields,
  { fields, results }: Contract,
): { readonly TradeNo: string; readonly report: TradeReport } | undefined {
  const named = Object.entries(fields).map(([part, name]) => [part, values[name]]);
  const parsed = Said.safeParse(Object.fromEntries(named));
  if (!parsed.success) return undefined;
  const { merchant: Merchant, trade: TradeNo, amount: Amount, currency: Currency, goods: GoodsID } = parsed.data;
  const { result, number: GatewayNo } = parsed.data;
  const State = result === results.paid ? 'paid' : result === results.failed ? 'failed' : 'waiting';
  return { TradeNo, report: { State, Merchant, Amount, Currency, GoodsID, GatewayNo, IsSimulated: false } };
}
