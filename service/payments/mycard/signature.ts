import { createHash } from 'node:crypto';

/** The values of an authorisation, in the order in which they are hashed. */
export interface HashedValues {
  readonly FacServiceId: string;
  readonly FacTradeSeq: string;
  readonly TradeType: string;
  readonly ServerId: string;
  readonly CustomerId: string;
  readonly PaymentType: string;
  readonly ItemCode: string;
  readonly ProductName: string;
  readonly Amount: string;
  readonly Currency: string;
  readonly SandBoxMode: string;
  readonly FacReturnURL: string;
}

/** The `Hash` of an authorisation: SHA-256 over the values and the key, with the product's name URL-encoded in lower case. */
export function authorisationHash(values: HashedValues, key: string): string {
  const text = [
    values.FacServiceId,
    values.FacTradeSeq,
    values.TradeType,
    values.ServerId,
    values.CustomerId,
    values.PaymentType,
    values.ItemCode,
    encodeURIComponent(values.ProductName).toLowerCase(),
    values.Amount,
    values.Currency,
    values.SandBoxMode,
    values.FacReturnURL,
    key,
  ].join('');
  return createHash('sha256').update(text).digest('hex');
}
