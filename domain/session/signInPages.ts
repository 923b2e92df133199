import type { FailureCode } from '#protocol/codes.ts';
import { type ProviderName, signInPagePath, type SignInError, type SignInPurpose } from '#protocol/entities/signIn.ts';
import { writeQuery } from '../dispatch/form.ts';

/** The player's own profile page, to which a binding returns (specification 2 §2). */
const BIND_PAGE = '/member/info';

export interface EndedAttempt {
  readonly Provider: ProviderName;
  readonly Purpose: SignInPurpose;
  readonly ReturnTo: string;
  readonly Popup: boolean;
}

/** The sign-in page, which shows the error. @param more additional query fields */
const signInPage = (error: SignInError, more: Readonly<Record<string, string>> = {}): string =>
  `/signIn?${writeQuery({ error, ...more })}`;

/** The address after a successful sign-in: a popup goes to the page that notifies its opener, another window goes back. */
export function pageAfter({ Provider, Purpose, ReturnTo, Popup }: EndedAttempt): string {
  const result = Purpose === 'bind' ? 'bound' : 'signedIn';
  if (Popup) return `${signInPagePath(Provider)}?${writeQuery({ result })}`;
  if (Purpose === 'signIn') return ReturnTo === '' ? '/' : ReturnTo;
  return withQuery(ReturnTo === '' ? BIND_PAGE : ReturnTo, { result, provider: Provider });
}

export function pageAfterError({ Provider, Purpose, ReturnTo, Popup }: EndedAttempt, error: SignInError): string {
  // The purpose of a retry on the sign-in page.
  const purpose: Readonly<Record<string, string>> = Purpose === 'bind' ? { purpose: Purpose } : {};
  if (Popup) return `${signInPagePath(Provider)}?${writeQuery({ error, ...purpose })}`;
  const how = { error, provider: Provider };
  if (Purpose === 'bind') return withQuery(ReturnTo === '' ? BIND_PAGE : ReturnTo, how);
  return signInPage(error, { provider: Provider, ...(ReturnTo !== '' && { callbackUrl: ReturnTo }) });
}

/**
 * The address for an error without further context.
 * @param callbackUrl a path on our own origin to continue to
 */
export const errorPage = (error: SignInError, callbackUrl = ''): string =>
  signInPage(error, callbackUrl === '' ? {} : { callbackUrl });

export const failedSignIn = (code: number): string => errorPage(errorOfCode(code));

const ERRORS: Partial<Record<FailureCode, SignInError>> = {
  100005: 'SessionRequired',
  100009: 'AccountUnknown',
  100014: 'AccountDisabled',
  300007: 'ProviderUnavailable',
  300010: 'Maintenance',
  300012: 'IdentityTaken',
  300015: 'BindNotAllowed',
  300030: 'SignInTooOld',
  300038: 'AccountPaused',
};

export function errorOfCode(code: number): SignInError {
  return Object.entries(ERRORS).find(([known]) => Number(known) === code)?.[1] ?? 'Unexpected';
}

function withQuery(path: string, fields: Readonly<Record<string, string>>): string {
  const [before = '', ...fragment] = path.split('#');
  const joined = `${before}${before.includes('?') ? '&' : '?'}${writeQuery(fields)}`;
  return [joined, ...fragment].join('#');
}
