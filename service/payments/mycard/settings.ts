import { isIP } from 'node:net';
import { z } from 'zod';
import { GateWay } from '#protocol/entities/order.ts';
import { networkOf } from '../../http/caller.ts';
import type { MycardContract } from './wire.ts';

/** The connection to MyCard, and our contract with it. */
export interface MycardSettings extends MycardContract {
  /** The address of its calls, without the name of the call. */
  readonly api: string;
  /** The address where a player pays, before `?AuthCode=`. */
  readonly page: string;
  readonly key: string;
  /** The addresses from which MyCard calls for late repair. */
  readonly addresses: readonly string[];
}

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/$/, ''));
const addresses = z.string().transform((value, context): readonly string[] => {
  const list = value.split(',').map((each) => each.trim());
  // An IPv6 caller is identified by the network of its address.
  if (list.every((each) => isIP(each) !== 0)) return list.map(networkOf);
  context.addIssue('must be IP addresses, separated by commas');
  return z.NEVER;
});
const paymentTypes = z.string().transform((value, context): MycardContract['paymentTypes'] => {
  const pairs = value.split(',').map((pair) => pair.trim().split(':'));
  const read: Partial<Record<GateWay, string>> = {};
  for (const [way, name = '', ...rest] of pairs) {
    const parsed = GateWay.safeParse(way);
    if (parsed.success && name !== '' && rest.length === 0) read[parsed.data] = name;
    else context.addIssue('must be pairs such as bank:<name>, separated by commas');
  }
  return read;
});

export const MYCARD_VARIABLES = {
  MYCARD_API: address.optional(),
  MYCARD_PAGE: address.optional(),
  MYCARD_SERVICE_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id that MyCard gave')
    .optional(),
  MYCARD_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/, 'must be the key that MyCard gave')
    .optional(),
  MYCARD_ADDRESSES: addresses.optional(),
  MYCARD_PAYMENT_TYPES: paymentTypes.default({}),
  MYCARD_SANDBOX: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .default(false),
} as const;

const Values = z.object(MYCARD_VARIABLES);
type MycardValues = z.output<typeof Values>;

/** The settings that MyCard needs together. */
export const MYCARD_TOGETHER = [
  'MYCARD_API',
  'MYCARD_PAGE',
  'MYCARD_SERVICE_ID',
  'MYCARD_KEY',
  'MYCARD_ADDRESSES',
] as const satisfies readonly (keyof MycardValues)[];

/** MyCard's settings. Undefined unless all are given. */
export function readMycard(values: MycardValues): MycardSettings | undefined {
  const { MYCARD_API: api, MYCARD_PAGE: page, MYCARD_SERVICE_ID: serviceID, MYCARD_KEY: key } = values;
  const { MYCARD_ADDRESSES, MYCARD_PAYMENT_TYPES, MYCARD_SANDBOX } = values;
  if (
    api === undefined ||
    page === undefined ||
    serviceID === undefined ||
    key === undefined ||
    MYCARD_ADDRESSES === undefined
  )
    return undefined;
  return {
    api,
    page,
    serviceID,
    key,
    addresses: MYCARD_ADDRESSES,
    paymentTypes: MYCARD_PAYMENT_TYPES,
    isSandbox: MYCARD_SANDBOX,
  };
}
