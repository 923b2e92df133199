import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  MAX_PASSKEY_NAME,
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '../entities/passkey.ts';
import { Session } from '../entities/session.ts';
import { writtenText } from '../entities/writtenText.ts';

const defaults = {
  method: 'POST',
  group: 'passkey',
  origin: 'added',
  access: 'token',
  section: 'decisions §3; issue 12',
} as const;
const PasskeyID = z.string().check(z.maxLength(64));

export const getPasskeys = endpoint({
  ...defaults,
  path: '/api/v1/passkey/list',
  name: 'getPasskeys',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(Passkey) }),
  summary: 'Lists the passkeys of the caller’s account, newest first; ten at most.',
});

export const beginPasskey = endpoint({
  ...defaults,
  path: '/api/v1/passkey/options',
  name: 'beginPasskey',
  effect: 'write',
  keepsAnswer: false,
  request: z.strictObject({}),
  result: z.object({ Options: PasskeyCreation }),
  codes: [300008, 300030, 300035],
  rate: { limit: 30, seconds: 60 },
  summary:
    'The options for a new passkey in the browser. The challenge is valid for five minutes, for the calling session, once; the newest counts. 300008: a guest has none. 300030: it needs a sign-in or a code of the last ten minutes. 300035: there are ten.',
});

export const addPasskey = endpoint({
  ...defaults,
  path: '/api/v1/passkey/add',
  name: 'addPasskey',
  effect: 'write',
  request: z.strictObject({ Credential: PasskeyRegistration }),
  result: Passkey,
  codes: [300012, 300032, 300034],
  rate: { limit: 30, seconds: 60 },
  summary:
    "Stores the passkey that the browser made. 300032: the challenge is over, used, or another session’s. 300034: the browser's answer is invalid: another origin or host, no verification of the user, or an algorithm that was not requested. 300012: it is bound already.",
});

export const renamePasskey = endpoint({
  ...defaults,
  path: '/api/v1/passkey/rename',
  name: 'renamePasskey',
  effect: 'write',
  request: z.strictObject({
    PasskeyID,
    Name: writtenText(MAX_PASSKEY_NAME),
  }),
  result: Passkey,
  codes: [300011],
  summary: 'Renames one of the caller’s passkeys. Other players cannot see the name. 300011: there is no such passkey.',
});

export const removePasskey = endpoint({
  ...defaults,
  path: '/api/v1/passkey/remove',
  name: 'removePasskey',
  effect: 'write',
  request: z.strictObject({ PasskeyID }),
  result: z.object({}),
  codes: [300011, 300030],
  summary:
    'Removes a passkey; the browser keeps its half until its owner removes it there. 300011: there is no such passkey. 300030: it needs a sign-in or a code of the last ten minutes.',
});

const signIn = {
  ...defaults,
  group: 'auth',
  access: 'csrf',
  effect: 'write',
  keepsAnswer: false,
  rate: { limit: 30, seconds: 60 },
} as const;
const csrfToken = z.string().check(z.maxLength(256));

export const beginPasskeySignIn = endpoint({
  ...signIn,
  path: '/api/auth/signin/passkey/options',
  name: 'beginPasskeySignIn',
  request: z.strictObject({ csrfToken }),
  result: z.object({ Options: PasskeyRequest }),
  summary:
    'The options for a sign-in by any passkey that the browser has for this host. The challenge is valid for five minutes, for the calling browser, once; the newest counts.',
});

export const signInPasskey = endpoint({
  ...signIn,
  path: '/api/auth/signin/passkey',
  name: 'signInPasskey',
  request: z.strictObject({ Credential: PasskeyAssertion, csrfToken }),
  result: Session,
  codes: [100014, 300032, 300033, 300034, 300038],
  summary:
    'Signs in by a passkey. 300032: the challenge is over, used, or another browser’s. 300033: the passkey is not known, or was removed. 300034: its answer is invalid: signature, origin, host, verification of the user, or a counter that does not increase.',
});
