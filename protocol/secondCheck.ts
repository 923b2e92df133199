import * as z from 'zod/mini';
import type { FailureCode } from './codes.ts';
import { GiftPassword } from './entities/gift.ts';

/** For contracts that move large sums. */
export const secondCheckRequest = {
  /** Required for large sums if the caller has set a gift password. */
  Password: z.optional(GiftPassword),
} satisfies Readonly<Record<string, z.ZodMiniType>>;

export const SECOND_CHECK_CODES = [200122, 200218, 300036, 300039] as const satisfies readonly FailureCode[];

/** Part of the summary of such a contract. */
export const SECOND_CHECK_SUMMARY =
  'Above the gold that goes in a day without a second check it wants the gift password (200218 and 200122 as in 30210) or, where none is set, a sign-in or a confirmation of the last ten minutes (300036, whose Field names the sum). An account younger than 24 hours gives nothing (300039).';
