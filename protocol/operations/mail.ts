import { z } from 'zod';
import { Page, perPage } from '../entities/identifiers.ts';
import { Mail } from '../entities/mail.ts';
import { operation, pushOf } from '../operation.ts';

const row = { socket: 'lobby', group: 'mail', origin: 'spec', caller: 'player' } as const;
const Unread = z.int().min(0);

export const getMails = operation({
  ...row,
  op: 10110,
  name: 'getMails',
  effect: 'read',
  request: z.strictObject({ Page, PerPage: perPage(3, 50) }),
  result: z.object({ List: z.array(Mail), Total: z.int().min(0), Unread }),
  summary: 'A page of one’s mails, newest first; what has expired is not shown.',
  section: 'specification 2 §7, §9',
});

export const newMail = pushOf(getMails, {
  op: 10112,
  name: 'newMail',
  audience: 'player',
  result: z.object({ Mail, Unread }),
  summary: 'A mail that has just arrived, and how many are unread with it.',
});
