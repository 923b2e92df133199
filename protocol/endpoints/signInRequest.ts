import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Device } from '../entities/device.ts';
import { CountryCode, PhoneAccount, TypedPhone } from '../entities/phone.ts';
import { SIGN_IN_CODE_LENGTH, SignInCode, SignInRequestState } from '../entities/signInRequest.ts';

// Separate from the other contracts of the sign-in, which every page loads.
const defaults = {
  group: 'auth',
  origin: 'added',
  keepsAnswer: false,
  section: 'decisions §3; issue 47',
} as const;
const csrfToken = z.string().check(z.maxLength(256));

export const requestSignIn = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signin/request',
  name: 'requestSignIn',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({ CountryCode, PhoneNumber: TypedPhone, csrfToken }),
  result: z.object({
    /** The digits to show. */
    Code: z.string().check(z.length(SIGN_IN_CODE_LENGTH)),
    /** The seconds in which they can be typed. */
    RemainingTime: z.int(),
  }),
  codes: [100001],
  rate: { limit: 10, seconds: 600 },
  summary:
    'Asks a signed-in browser to let this browser in, without a text message. Answers eight digits to show; their owner types them in a browser that is signed in to an account on the number (`confirmSignIn`). They are valid for ten minutes; a new request replaces them. The answer does not depend on the accounts of the number. Counted by browser and address alone, so that strangers cannot use up the requests to a number. 100001: not a mobile number.',
});

export const readSignInRequest = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/auth/signin/request/state',
  name: 'readSignInRequest',
  access: 'cookie',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ State: SignInRequestState }),
  rate: { limit: 240, seconds: 60 },
  summary:
    'Whether the request of this browser was confirmed. A page asks every few seconds until the request expires.',
});

export const takeSignIn = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signin/request/take',
  name: 'takeSignIn',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({ csrfToken }),
  result: z.object({ Token: z.string(), Player: z.array(PhoneAccount) }),
  codes: [200031, 300011, 300013],
  rate: { limit: 30, seconds: 60 },
  summary:
    'Answers a phone token and the accounts on the number, as `verifyLoginCode` does, to the browser whose request was confirmed. It may be repeated for ten minutes after that, since an answer can be lost. The token proves the phone as of the proof of the browser that confirmed. 300011: this browser has no request, or it is over. 300013: it is not confirmed yet. 200031: an account on the number is banned.',
});

export const confirmSignIn = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signin/request/confirm',
  name: 'confirmSignIn',
  access: 'token',
  effect: 'write',
  request: z.strictObject({ Code: SignInCode }),
  /** The browser that gets the permission to sign in. */
  result: z.object({ Browser: Device.shape.Browser, System: Device.shape.System }),
  codes: [200031, 200056, 200114, 300030],
  rate: { limit: 10, seconds: 60 },
  summary:
    "Lets the browser that shows these digits sign in to the accounts on the caller's number. It needs a sign-in or a code of the last ten minutes (300030), and notifies every account on the number by mail. Twenty tries an account and day (300002). Confirming again changes nothing. 200056: no browser that asked for this number shows them, or they are over. 200114: no phone is bound. 200031: an account on the number is banned.",
});
