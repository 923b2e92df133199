import * as z from 'zod/mini';
import { Amount, LocalisedText, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** 1 means not opened, 2 opened, 3 attachments collected. */
export const MAIL_STATE = { unread: 1, read: 2, collected: 3 } as const;
export const MailState = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type MailState = z.infer<typeof MailState>;

export const Attachment = z.object({ ItemID: z.int().check(z.minimum(1)), Amount: Amount.check(z.minimum(1)) });
export type Attachment = z.infer<typeof Attachment>;

/** Specification 2 §3; decisions are in the contract of 10110. */
export const Mail = z.object({
  MailID: z.string(),
  Title: LocalisedText,
  Content: LocalisedText,
  /** A player's id, or `System`. */
  From: z.string(),
  /** Null for the system. */
  Sender: z.nullable(PlayerSummary),
  /** Its origin: `gift`, `mission` …; `security` is about the account itself, and links to /member/account. */
  Source: z.string(),
  Attachments: z.array(Attachment),
  State: MailState,
  /** Whether it has attachments to collect. */
  Collectable: z.boolean(),
  /** Whether it has a gift of a player that CollectAndSendBack can return. */
  Returnable: z.boolean(),
  CreateTime: Time,
  /** Uncollected attachments return to their giver at this time. */
  ExpireTime: Time,
});
export type Mail = z.infer<typeof Mail>;
