import * as z from 'zod/mini';
import { Capabilities } from '../brands.ts';
import { LocalisedText, Time } from './identifiers.ts';

/** A time that may be absent: empty then. */
export const OptionalTime = z.union([Time, z.literal('')]);

/** When the service is closed for work on it. It begins by the clock and ends when the operator says so. */
export const Maintenance = z.object({
  /** Whether it has begun. */
  On: z.boolean(),
  /** When it begins; empty while none is planned. */
  From: OptionalTime,
  /** When it should be over, as announced; empty: not said. */
  Until: OptionalTime,
  /** What the operator tells the players; empty: the product's own words. */
  Message: LocalisedText,
});
export type Maintenance = z.infer<typeof Maintenance>;

/** What of the service is open now, for the brand and site that ask. */
export const ServiceStatus = z.object({
  ServerTime: Time,
  Maintenance,
  /** Groups and contracts that are switched off: their calls answer 300009. */
  Off: z.array(z.string()),
  /** The brand's capabilities with the operator's switches upon them. */
  Capabilities,
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;

/** The lists of words that a chat message is held against. */
export const WordKind = z.enum(['blocked', 'trading']);
export type WordKind = z.infer<typeof WordKind>;
