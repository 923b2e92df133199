import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Session } from '../entities/session.ts';
import { ProviderName, SignInPurpose, SignInTrouble } from '../entities/signIn.ts';

const defaults = {
  group: 'auth',
  origin: 'spec',
  keepsAnswer: false,
  section: 'specification 1 §2, §7; decisions §3',
} as const;

const Redirect = z.object({ Location: z.string() });

const begin = {
  ...defaults,
  method: 'POST',
  access: 'csrf',
  effect: 'write',
  rate: { limit: 30, seconds: 60 },
} as const;

const request = z.strictObject({
  csrfToken: z.string().check(z.maxLength(256)),
  /** The address to return to, on our own origin (100000 otherwise). Absent means home, or the own profile after a binding. */
  signInRedirectURL: z.optional(z.string().check(z.maxLength(2048))),
  /** The sign-in runs in a popup, which ends at the sign-in page to notify its opener. */
  Popup: z._default(z.boolean(), false),
  Purpose: z._default(SignInPurpose, 'signIn'),
});
const result = z.object({ url: z.string() });
/**
 * In this order: no session to bind to; another sign-in ended that session; the provider does not answer; it is not configured; the player
 * may not bind; it needs a sign-in or a confirmation of the last ten minutes.
 */
const codes = [100005, 200001, 300007, 300009, 300015, 300030] as const;
const summary = (provider: string): string =>
  `Begins a sign-in by ${provider}: answers where to go. With Purpose bind it ties the identity to the player who is signed in, who must have a phone and no identity provider.`;

/** LINE's own browser (LIFF) has an identity token already, and gets the session at once. */
export const signInLine = endpoint({
  ...begin,
  path: '/api/auth/signin/line',
  name: 'signInLine',
  request: z.extend(request, { idToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))) }),
  result: z.union([result, Session]),
  codes: [...codes, 100009, 100014, 300011, 300038],
  summary: `${summary('LINE')} With an idToken of LIFF it answers the session instead (300011: not LINE's).`,
});
export const signInGoogle = endpoint({
  ...begin,
  path: '/api/auth/signin/google',
  name: 'signInGoogle',
  request,
  result,
  codes,
  summary: summary('Google'),
});
export const signInApple = endpoint({
  ...begin,
  path: '/api/auth/signin/apple',
  name: 'signInApple',
  request,
  result,
  codes,
  summary: summary('Apple'),
});
export const signInFacebook = endpoint({
  ...begin,
  path: '/api/auth/signin/facebook',
  name: 'signInFacebook',
  request,
  result,
  codes,
  summary: summary('Facebook'),
});

/**
 * A navigation from the identity provider. It always ends on a page. It has no limit of its own, because a browser could not act on a
 * refusal. The values that it needs come from contracts with a limit.
 */
const callback = {
  ...defaults,
  access: 'anyone',
  // The identity provider is called between two units of work, so that the writer does not wait.
  effect: 'read',
  rate: null,
  body: 'redirect',
  result: Redirect,
  /** Identity providers add fields of their own. */
  request: z.object({
    state: z.catch(z.optional(z.string().check(z.maxLength(512))), undefined),
    code: z.catch(z.optional(z.string().check(z.maxLength(4096))), undefined),
    error: z.catch(z.optional(z.string().check(z.maxLength(256))), undefined),
    iss: z.catch(z.optional(z.string().check(z.maxLength(512))), undefined),
  }),
} as const;
const path = (provider: ProviderName): string => `/api/auth/callback/${provider}`;
const back = (provider: string, how: string): string =>
  `Where ${provider} sends the browser back ${how}; answers 303 to where the sign-in began, signed in, or to the sign-in page with an error.`;
const byGet = 'by an address';
const byPost = 'by a form of its own page (form_post)';

export const callbackLine = endpoint({
  ...callback,
  method: 'GET',
  path: path('line'),
  name: 'callbackLine',
  summary: back('LINE', byGet),
});
export const callbackGoogle = endpoint({
  ...callback,
  method: 'GET',
  path: path('google'),
  name: 'callbackGoogle',
  summary: back('Google', byGet),
});
export const callbackApple = endpoint({
  ...callback,
  method: 'GET',
  path: path('apple'),
  name: 'callbackApple',
  summary: back('Apple', byGet),
});
export const callbackFacebook = endpoint({
  ...callback,
  method: 'GET',
  path: path('facebook'),
  name: 'callbackFacebook',
  summary: back('Facebook', byGet),
});

const posted = { ...callback, method: 'POST', takes: 'form' } as const;

export const postCallbackLine = endpoint({
  ...posted,
  path: path('line'),
  name: 'postCallbackLine',
  summary: back('LINE', byPost),
});
export const postCallbackGoogle = endpoint({
  ...posted,
  path: path('google'),
  name: 'postCallbackGoogle',
  summary: back('Google', byPost),
});
export const postCallbackApple = endpoint({
  ...posted,
  path: path('apple'),
  name: 'postCallbackApple',
  summary: back('Apple', byPost),
});
export const postCallbackFacebook = endpoint({
  ...posted,
  path: path('facebook'),
  name: 'postCallbackFacebook',
  summary: back('Facebook', byPost),
});

export const showSignInError = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/auth/error',
  name: 'showSignInError',
  access: 'anyone',
  effect: 'read',
  rate: null,
  body: 'redirect',
  request: z.object({
    error: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
    callbackUrl: z.catch(z.optional(z.string().check(z.maxLength(2048))), undefined),
  }),
  result: Redirect,
  summary: 'Leads to the sign-in page, which shows the result: `error` is in the list of sign-in errors.',
});

export const logSignIn = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/auth/_log',
  name: 'logSignIn',
  access: 'anyone',
  effect: 'read',
  rate: { limit: 20, seconds: 60 },
  request: z.strictObject({ Provider: ProviderName, Trouble: SignInTrouble }),
  result: z.object({}),
  summary:
    'Reports to the operator what a page noticed of a sign-in: a blocked or closed popup. Only words from a list, so that the report cannot contain a token.',
});
