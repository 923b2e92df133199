import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ItemAmount } from '../entities/present.ts';

export const receiveCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/coupon/receive',
  name: 'receiveCoupon',
  group: 'coupon',
  origin: 'spec',
  access: 'token',
  effect: 'write',
  // Ten tries a minute, so that codes cannot be guessed.
  rate: { limit: 10, seconds: 60 },
  request: z.strictObject({ Code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  result: z.object({ Rewards: z.array(ItemAmount) }),
  codes: [200044, 200045, 300008],
  summary:
    'Redeems a code. 200044: it does not exist, or its checksum is wrong; 200045: this player may not use it, or not any more.',
  section: 'specification 1 §7, 2 §7, §8',
});
