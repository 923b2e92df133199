import * as z from 'zod';

// The terms of a trade that the gateway and the orders of the benchmark share.

export const GATEWAY_KEYS = { hashKey: 'sandbox-hash-key', hashIV: 'sandbox-hash-iv-' };
export const MERCHANT = '1000001';
export const PRICE = 30;
export const GOODS = 'wallet-1';

/** The gateway's first message: its port. */
export const GatewayReady = z.object({ port: z.int() });
