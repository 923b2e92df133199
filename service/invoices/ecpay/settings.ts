import { z } from 'zod';
import type { EnvelopeKeys } from './envelope.ts';

/** The address of ECPay's invoice API, and the merchant's settings. */
export interface EcpayInvoiceSettings extends EnvelopeKeys {
  readonly origin: string;
  readonly merchantID: string;
  /** The address for ECPay's notices. ECPay requires an address, and does not get the player's. */
  readonly email: string;
  /** The address on the printed invoice of a company. */
  readonly address: string;
}

/** AES-128: 16 letters each. */
const secret = z.string().regex(/^[\x21-\x7e]{16}$/, 'must be the 16 letters that ECPay gave');

export const ECPAY_INVOICE_VARIABLES = {
  ECPAY_INVOICE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => new URL(value).origin)
    .optional(),
  ECPAY_INVOICE_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,10}$/, 'must be the number that ECPay gave')
    .optional(),
  ECPAY_INVOICE_HASH_KEY: secret.optional(),
  ECPAY_INVOICE_HASH_IV: secret.optional(),
  ECPAY_INVOICE_EMAIL: z.email('must be an e-mail address').optional(),
  ECPAY_INVOICE_ADDRESS: z.string().min(1).max(100).optional(),
} as const;

const Values = z.object(ECPAY_INVOICE_VARIABLES);
type EcpayInvoiceValues = z.output<typeof Values>;

const TOGETHER = [
  'ECPAY_INVOICE_ORIGIN',
  'ECPAY_INVOICE_MERCHANT_ID',
  'ECPAY_INVOICE_HASH_KEY',
  'ECPAY_INVOICE_HASH_IV',
  'ECPAY_INVOICE_EMAIL',
  'ECPAY_INVOICE_ADDRESS',
] as const satisfies readonly (keyof EcpayInvoiceValues)[];

/** Returns a line for each variable that is missing beside a given one. */
export function problemsOfInvoices(values: EcpayInvoiceValues): readonly string[] {
  const given = TOGETHER.find((name) => values[name] !== undefined);
  if (given === undefined) return [];
  return TOGETHER.filter((name) => values[name] === undefined).map((name) => `${name} must be set beside ${given}`);
}

/** Reads the settings of ECPay's invoices. Undefined unless all are given. */
export function readEcpayInvoices(values: EcpayInvoiceValues): EcpayInvoiceSettings | undefined {
  const {
    ECPAY_INVOICE_ORIGIN: origin,
    ECPAY_INVOICE_MERCHANT_ID: merchantID,
    ECPAY_INVOICE_HASH_KEY: hashKey,
    ECPAY_INVOICE_HASH_IV: hashIV,
    ECPAY_INVOICE_EMAIL: email,
    ECPAY_INVOICE_ADDRESS: address,
  } = values;
  if (origin === undefined || merchantID === undefined || hashKey === undefined) return undefined;
  if (hashIV === undefined || email === undefined || address === undefined) return undefined;
  return { origin, merchantID, hashKey, hashIV, email, address };
}
