import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Amount, LocaleID, Time } from '../entities/identifiers.ts';
import { CountryCode, PhoneAccount, TypedPhone, ValidateCode } from '../entities/phone.ts';

const defaults = {
  method: 'POST',
  group: 'phoneCode',
  origin: 'spec',
  effect: 'write',
  wrapsFailures: true,
  section: 'specification 2 §4, §7, §8; decisions §3',
} as const;
/** Languages of the texts; the binding calls of the specification write them with a hyphen. */
const Lang = z.union([
  LocaleID,
  z.pipe(
    z.literal('zh-tw'),
    z.transform(() => 'zh_tw' as const),
  ),
]);
const sendCodes = [100001, 200029, 200030, 200035, 200063] as const;
const tryCodes = [100001, 200032, 200056, 200062] as const;

export const sendLoginCode = endpoint({
  ...defaults,
  path: '/api/v1/captcha',
  name: 'sendLoginCode',
  access: 'anyone',
  request: z.strictObject({ SiteID: z.string().check(z.maxLength(16)), CountryCode, PhoneNumber: TypedPhone, Lang }),
  result: z.object({ RemainingTime: z.int() }),
  codes: sendCodes,
  summary:
    'Sends a six-digit code for signing in, valid only in this browser; RemainingTime is the number of seconds until the next one may be sent. A browser that signed in to the number before has five sends a day of its own. The answer does not depend on the accounts of the number.',
});

export const verifyLoginCode = endpoint({
  ...defaults,
  path: '/api/v1/valid_captcha',
  name: 'verifyLoginCode',
  access: 'anyone',
  request: z.strictObject({
    SiteID: z.string().check(z.maxLength(16)),
    CountryCode,
    PhoneNumber: TypedPhone,
    ValidateCode,
  }),
  result: z.object({ Token: z.string(), Player: z.array(PhoneAccount) }),
  codes: [...tryCodes, 200031],
  keepsAnswer: false,
  summary:
    'Verifies the code in the browser that requested it, and answers a phone token valid for 24 hours and the accounts on the number. 200031: the code was right, and an account on the number is banned.',
});

export const sendBindCode = endpoint({
  ...defaults,
  path: '/api/v1/captcha/send',
  name: 'sendBindCode',
  access: 'token',
  request: z.strictObject({ CountryCode, PhoneNumber: TypedPhone, Lang }),
  result: z.object({ RemainingTime: z.int() }),
  codes: [...sendCodes, 200082, 300015, 300030, 300031],
  summary:
    'Sends a six-digit code to bind a phone to the signed-in account. The first phone needs a sign-in of the last ten minutes (300030). If a phone is bound (300015: this one), it first needs a code to that phone (300031), by `verifyConfirmCode`.',
});

export const verifyBindCode = endpoint({
  ...defaults,
  path: '/api/v1/captcha/valid',
  name: 'verifyBindCode',
  access: 'token',
  request: z.strictObject({
    CountryCode,
    PhoneNumber: TypedPhone,
    ValidateCode,
    /** For the texts to both numbers when the phone moves. */
    Lang: z._default(Lang, 'zh_tw'),
  }),
  result: z.object({
    Phone: z.string(),
    /** The bonus for binding that can be claimed. 0 means none. */
    Bonus: Amount,
  }),
  codes: [...tryCodes, 200031, 200082, 300031, 300038],
  summary:
    'Verifies the code and binds the phone; a guest becomes a member and keeps the account. A number with paused accounts takes no other account (300038). If a phone is bound, the account moves to the new number, once for each code to the old number (300031); a text message tells both numbers, and a mail (push 10112) every connection.',
});

const confirm = { ...defaults, origin: 'added', access: 'token', section: 'decisions of 22 November 2026' } as const;

export const sendConfirmCode = endpoint({
  ...confirm,
  path: '/api/v1/captcha/confirm/send',
  name: 'sendConfirmCode',
  request: z.strictObject({ Lang }),
  result: z.object({ RemainingTime: z.int() }),
  codes: [200029, 200030, 200031, 200035, 200063, 200114],
  summary:
    'Sends a six-digit code to the bound phone, to confirm the signed-in player. 200114: no phone is bound; another sign-in confirms as well.',
});

export const verifyConfirmCode = endpoint({
  ...confirm,
  path: '/api/v1/captcha/confirm/valid',
  name: 'verifyConfirmCode',
  request: z.strictObject({ ValidateCode }),
  result: z.object({ Until: Time }),
  codes: [200032, 200056, 200062, 200114],
  keepsAnswer: false,
  summary: 'Verifies that code. Until the answered time this session may change the account’s sign-in methods.',
});

export const checkBinding = endpoint({
  ...defaults,
  path: '/api/v1/captcha/check',
  name: 'checkBinding',
  access: 'token',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    CountryCode: z.literal(886),
    /** Masked. Empty if no phone is bound. */
    PhoneNumber: z.string(),
    /** Accounts on the phone, of `BindLimit`. */
    BindCount: z.int().check(z.minimum(0)),
    BindLimit: z.int().check(z.minimum(1)),
    /** Codes that may still be sent today, for the account and to its number. */
    CodesLeft: z.int().check(z.minimum(0)),
    /** Whether the bonus for binding can be claimed, and its gold. */
    CanReceive: z.boolean(),
    Bonus: Amount,
  }),
  summary:
    "The state of the caller's binding: masked phone, accounts bound n of 5, codes left for 24 hours, the bonus.",
});

export const receiveBindBonus = endpoint({
  ...defaults,
  path: '/api/v1/captcha/receive',
  name: 'receiveBindBonus',
  access: 'token',
  request: z.strictObject({
    /** The calling screen, as the client names it (綁定手機). */
    Screen: z.string().check(z.maxLength(64)),
  }),
  result: z.object({ Bonus: Amount }),
  codes: [300012, 300013],
  summary:
    'Claims the gold for binding a phone, once for each account. Wrapped sub-codes: 300013 no phone is bound, 300012 it was claimed.',
});
