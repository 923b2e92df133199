import { z } from 'zod';
import { Time } from './identifiers.ts';

/** A line of the public ban list: enough to know oneself by, not to find somebody. */
export const BanRecord = z.object({
  /** Masked. */
  PlayerID: z.string(),
  /** Masked. */
  Name: z.string(),
  Reason: z.string(),
  From: Time,
  /** Empty: until it is lifted. */
  Until: z.union([Time, z.literal('')]),
});
