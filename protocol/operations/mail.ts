import * as z from 'zod/mini';
import { Amount, Page, perPage } from '../entities/identifiers.ts';
import { GiftPassword } from '../entities/gift.ts';
import { Attachment, Mail } from '../entities/mail.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'mail', origin: 'spec', caller: 'player' } as const;
const Unread = z.int().check(z.minimum(0));

export const getMails = operation({
  ...defaults,
  op: 10110,
  name: 'getMails',
  effect: 'read',
  request: z.strictObject({ Page, PerPage: perPage(3, 50) }),
  result: z.object({ List: z.array(Mail), Total: z.int().check(z.minimum(0)), Unread }),
  summary: 'A page of the caller’s mails, newest first, without expired ones.',
  section: 'specification 2 §7, §9',
});

export const newMail = pushOf(getMails, {
  op: 10112,
  name: 'newMail',
  audience: 'player',
  result: z.object({ Mail, Unread }),
  summary: 'A mail that has just arrived, and how many are unread with it.',
});

/** Up to fifty mails by their ids, or all that the action applies to. */
const Selection = z.union([
  z.literal('all'),
  z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(50)),
]);

export const actOnMails = operation({
  ...defaults,
  op: 10140,
  name: 'actOnMails',
  effect: 'write',
  request: z.strictObject({
    /** Opens mails, which marks them read. `all` means every unread mail. */
    Screen: z.optional(Selection),
    /** Collects the attachments. `all` means the fifty oldest mails. Gifts above today's limit wait. */
    Collect: z.optional(Selection),
    /** Deletes mails without attachments to collect. `all` means the opened mails. */
    Delete: z.optional(Selection),
    /**
     * Collects gifts of players and gives each sender the same gift, paid by the caller under the rules of 30210. `all` means the twenty
     * oldest gifts.
     */
    CollectAndSendBack: z.optional(Selection),
    /** The gift password, if it is set and a gift is sent back. */
    Password: z.optional(GiftPassword),
  }),
  result: z.object({
    /** The ids that each action handled. */
    Screened: z.array(z.string()),
    Collected: z.array(z.string()),
    Deleted: z.array(z.string()),
    SentBack: z.array(z.string()),
    /** By item. */
    Attachments: z.array(Attachment),
    /** The numbers of the remaining mails: all, unread, and with attachments. */
    Total: Amount,
    Unread: Amount,
    Collectable: Amount,
  }),
  codes: [
    100011, 200070, 200076, 200077, 200079, 200080, 200081, 200083, 200122, 200124, 200125, 200218, 300011, 300012,
    300015, 300036, 300039,
  ],
  summary:
    'Opens, collects, deletes and sends back, in the order CollectAndSendBack, Collect, Screen, Delete; all of a call happens or nothing. Attachments are paid exactly once. 300011: no such mail, or it has expired. 300012: collected already. 300015: nothing to collect, no gift to send back, or attachments left when deleted. 200083: today’s number of collected gifts is used up. The other codes are those of 30210.',
  section: 'specification 2 §2, §7; decisions §7',
});
