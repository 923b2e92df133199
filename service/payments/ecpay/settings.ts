import { z } from 'zod';
import type { EcpayKeys } from './signature.ts';

/** The connection to ECPay, and our contract with it. */
export interface EcpaySettings extends EcpayKeys {
  readonly origin: string;
  readonly merchantID: string;
  /** Whether a simulated payment counts as paid. On ECPay's stage only, outside of production. */
  readonly takesSimulated?: boolean;
}

/** ECPay's test environment for merchants. It moves no money. */
export const ECPAY_STAGE = 'https://payment-stage.ecpay.com.tw';

const secret = z.string().regex(/^[\x21-\x7e]{8,64}$/, 'must be the text that ECPay gave');

export const ECPAY_VARIABLES = {
  ECPAY_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => new URL(value).origin)
    .optional(),
  ECPAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,10}$/, 'must be the number that ECPay gave')
    .optional(),
  ECPAY_HASH_KEY: secret.optional(),
  ECPAY_HASH_IV: secret.optional(),
  ECPAY_TAKES_SIMULATED: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .default(false),
} as const;

const Values = z.object(ECPAY_VARIABLES);
export type EcpayValues = z.output<typeof Values>;

/** The settings that ECPay needs together. */
export const ECPAY_TOGETHER = [
  'ECPAY_ORIGIN',
  'ECPAY_MERCHANT_ID',
  'ECPAY_HASH_KEY',
  'ECPAY_HASH_IV',
] as const satisfies readonly (keyof EcpayValues)[];

/** A warning about simulated payments, since they would deliver gold without money. */
export function problemsOfSimulation(
  { ECPAY_TAKES_SIMULATED, ECPAY_ORIGIN }: EcpayValues,
  isProduction: boolean,
): readonly string[] {
  if (!ECPAY_TAKES_SIMULATED) return [];
  return [
    ...(isProduction
      ? ['ECPAY_TAKES_SIMULATED must be 0 with NODE_ENV=production: it delivers without a payment']
      : []),
    ...(ECPAY_ORIGIN === ECPAY_STAGE ? [] : [`ECPAY_TAKES_SIMULATED needs ECPAY_ORIGIN=${ECPAY_STAGE}`]),
  ];
}

/** ECPay's settings. Undefined unless all are given. */
export function readEcpay(values: EcpayValues): EcpaySettings | undefined {
  const { ECPAY_ORIGIN, ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV, ECPAY_TAKES_SIMULATED } = values;
  if (
    ECPAY_ORIGIN === undefined ||
    ECPAY_MERCHANT_ID === undefined ||
    ECPAY_HASH_KEY === undefined ||
    ECPAY_HASH_IV === undefined
  )
    return undefined;
  return {
    origin: ECPAY_ORIGIN,
    merchantID: ECPAY_MERCHANT_ID,
    hashKey: ECPAY_HASH_KEY,
    hashIV: ECPAY_HASH_IV,
    ...(ECPAY_TAKES_SIMULATED && { takesSimulated: true }),
  };
}
