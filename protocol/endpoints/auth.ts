import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LocaleID, PlayerID } from '../entities/identifiers.ts';
import { PROVIDER_ID } from '../entities/provider.ts';
import { Session } from '../entities/session.ts';

const defaults = {
  group: 'auth',
  origin: 'spec',
  keepsAnswer: false,
  section: 'specification 1 §7; decisions §3',
} as const;
const csrfToken = z.string().check(z.maxLength(256));
const signInRate = { limit: 30, seconds: 60 };

export const getSession = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/auth/session',
  name: 'getSession',
  access: 'cookie',
  effect: 'read',
  request: z.strictObject({}),
  result: z.nullable(Session),
  body: 'bare',
  rate: { limit: 240, seconds: 60 },
  summary:
    'The session of this browser; null when signed out. A session that was ended from outside has the reason in signInError. Never cached.',
});

export const getCsrf = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/auth/csrf',
  name: 'getCsrf',
  access: 'anyone',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ csrfToken: z.string() }),
  body: 'bare',
  summary: 'The token that sign-in and sign-out must repeat (double submit).',
});

export const getProviders = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/auth/providers',
  name: 'getProviders',
  access: 'anyone',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    List: z.array(
      z.object({
        ID: z.enum(['line', 'google', 'apple', 'facebook', 'phone', 'guest']),
        ProviderID: z.enum(PROVIDER_ID),
        Enabled: z.boolean(),
      }),
    ),
  }),
  body: 'bare',
  summary: 'The ways to sign in, and which of them are configured.',
});

export const signInGuest = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signin/guest',
  name: 'signInGuest',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({ SiteID: z.string().check(z.maxLength(16)), Lang: LocaleID, csrfToken }),
  result: Session,
  codes: [100014, 300038],
  rate: signInRate,
  summary:
    'Signs in as the guest of this device, and creates the guest the first time. 300038: a paused account signed in in this browser.',
});

export const choosePhoneAccount = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signin/choosePhoneAccount',
  name: 'choosePhoneAccount',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({
    Token: z.string().check(z.maxLength(256)),
    PlayerID: z.union([PlayerID, z.literal('')]),
    csrfToken,
  }),
  result: Session,
  codes: [100009, 100014, 200056, 200082, 300038],
  rate: signInRate,
  summary:
    'Signs in as an account on the verified phone. An empty PlayerID creates a new account, if there are fewer than five.',
});

export const switchAccount = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signin/switchAccount',
  name: 'switchAccount',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({ PlayerID, csrfToken }),
  result: Session,
  codes: [100005, 100009, 100014, 200001],
  rate: signInRate,
  summary: "Signs in as another account on the current session's phone. 200001: another sign-in ended that session.",
});

export const signOut = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/signout',
  name: 'signOut',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({ csrfToken }),
  result: z.object({}),
  summary: 'Ends the session: its sockets close with 4001 and its token answers 100005.',
});
