import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Email } from '../entities/email.ts';
import { LocaleID } from '../entities/identifiers.ts';
import { ValidateCode } from '../entities/phone.ts';

const defaults = {
  method: 'POST',
  group: 'email',
  origin: 'spec',
  access: 'token',
  section: 'specification 2 §5, §7; decisions §3',
} as const;

export const checkEmail = endpoint({
  ...defaults,
  path: '/api/v1/email/check',
  name: 'checkEmail',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ Email: z.string() }),
  summary: "One's own e-mail address; empty where none is bound.",
});

export const bindEmail = endpoint({
  ...defaults,
  path: '/api/v1/email/bind',
  name: 'bindEmail',
  effect: 'write',
  request: z.strictObject({ Email, ValidateCode }),
  result: z.object({ Email: z.string() }),
  success: 0,
  codes: [200032, 200056, 200062, 300008, 300012, 300015],
  rate: { limit: 10, seconds: 60 },
  summary:
    'Binds an e-mail address by the code that was sent to it; members only (300008), once (300015 where one is set) and one player an address: 300012 only for who read its code. 200032 wrong (RemainingTime tries left), 200062 three wrong tries, 200056 none outstanding.',
});

export const sendEmailCode = endpoint({
  ...defaults,
  origin: 'added',
  path: '/api/v1/email/send',
  name: 'sendEmailCode',
  effect: 'write',
  request: z.strictObject({ Email, Lang: LocaleID }),
  result: z.object({ RemainingTime: z.int() }),
  codes: [200029, 200030, 200035, 200063, 300008, 300015, 300030],
  rate: { limit: 10, seconds: 60 },
  summary:
    'Sends a six-digit code to an e-mail address, for binding it; the limits are those of phones. It answers the same whoever has the address: who has an account by it already is told so in the mail, and gets no code. Wants a sign-in or a confirmation of the last ten minutes (300030).',
});
