import { z } from 'zod';

/** A whole number from 0 to `most`, written in digits. */
export const count = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= most, `must be at most ${most}`);

/** The origin of an http or https address. Its path is left out. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => new URL(value).origin);
