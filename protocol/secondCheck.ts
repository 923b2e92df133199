import * as z from 'zod/mini';
import type { FailureCode } from './codes.ts';
import { GiftPassword } from './entities/gift.ts';

/** The field of contracts that move large sums: the caller's gift password. */
export const secondCheckRequest = {
  /** The caller's own gift password. Large sums require it if it is set. */
  Password: z.optional(GiftPassword),
} satisfies Readonly<Record<string, z.ZodMiniType>>;

/** The failure codes of such a contract. */
export const SECOND_CHECK_CODES = [200122, 200218, 300036, 300039] as const satisfies readonly FailureCode[];

/** The sentence about it in the summary of such a contract. */
export const SECOND_CHECK_SUMMARY =
  'Above the gold that goes in a day without a second check it wants the gift password (200218 and 200122 as in 30210) or, where none is set, a sign-in or a confirmation of the last ten minutes (300036, whose Field names the sum). An account younger than 24 hours gives nothing (300039).';
