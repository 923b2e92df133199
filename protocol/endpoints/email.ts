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
  summary: "The caller's e-mail address; empty without one.",
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
    'Binds an e-mail address by the code that was sent to it; members only (300008), once (300015: an address is set), and one player for an address (300012, answered only with the right code). 200032 wrong code (RemainingTime tries left), 200062 three wrong tries, 200056 no code is outstanding.',
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
    'Sends a six-digit code to an e-mail address, to bind it; the limits are those of phones. The answer does not depend on whether an account has the address: the owner of such an account gets a mail that says so, and no code. It needs a sign-in or a confirmation of the last ten minutes (300030).',
});
