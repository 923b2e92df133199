import * as z from 'zod/mini';
import { Capabilities } from '../brands.ts';
import { LocalisedText, Time } from './identifiers.ts';

export const OptionalTime = z.union([Time, z.literal('')]);

/** Maintenance. It begins at its time and ends when the operator ends it. */
export const Maintenance = z.object({
  On: z.boolean(),
  /** When it begins. Empty without a plan. */
  From: OptionalTime,
  /** The announced end. Empty if none was announced. */
  Until: OptionalTime,
  /** The operator's text for players. Empty means the product's own text. */
  Message: LocalisedText,
});
export type Maintenance = z.infer<typeof Maintenance>;

/** Parts of the product that open and close as a whole. */
export const PARTS = ['Games', 'Shop', 'Live'] as const;
export type Part = (typeof PARTS)[number];

/** The open parts of a brand and site. A closed part is not offered, and its calls answer 300009. */
export const OpenParts = z.object({
  /** At least one listed game can be played. */
  Games: z.boolean(),
  Shop: z.boolean(),
  Live: z.boolean(),
});
export type OpenParts = z.infer<typeof OpenParts>;

export const ServiceStatus = z.object({
  ServerTime: Time,
  Maintenance,
  /** Groups and contracts that are switched off: their calls answer 300009. */
  Off: z.array(z.string()),
  /** The brand's capabilities with the operator's switches applied. */
  Capabilities,
  Open: OpenParts,
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;

/** The word lists that chat messages are checked with. */
export const WordKind = z.enum(['blocked', 'trading']);
export type WordKind = z.infer<typeof WordKind>;
