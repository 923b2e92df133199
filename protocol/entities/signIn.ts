import * as z from 'zod/mini';
import { PROVIDER_TYPE } from './provider.ts';

/** The identity providers, by the names in their paths. */
export const PROVIDER_NAMES = ['line', 'google', 'apple', 'facebook'] as const;
export const ProviderName = z.enum(PROVIDER_NAMES);
export type ProviderName = z.infer<typeof ProviderName>;

/** The code of an identity provider in `tptType`. */
export const typeOfProvider = (provider: ProviderName): (typeof PROVIDER_TYPE)[ProviderName] => PROVIDER_TYPE[provider];

/** The identity provider that a code in `tptType` stands for. */
export const providerOfType = (type: number): ProviderName | undefined =>
  PROVIDER_NAMES.find((provider) => PROVIDER_TYPE[provider] === type);

/** Whether an identity provider answers by a form that its own page posts to us, so that only a cross-site cookie comes along. */
export const answersByForm = (provider: ProviderName): boolean => provider === 'apple';

/** What somebody is sent to an identity provider for: to sign in, or to bind it to the account that is signed in. */
export const SignInPurpose = z.enum(['signIn', 'bind']);
export type SignInPurpose = z.infer<typeof SignInPurpose>;

/** Why a sign-in by an identity provider did not happen: the `error` in the address that it ends at. Stable; the words come from `locales/`. */
export const SIGN_IN_ERRORS = [
  /** The player said no there. */
  'AccessDenied',
  /** The answer belongs to nothing that was asked, or to another browser's or provider's question. */
  'StateMismatch',
  /** The browser brought no cookie of the attempt: it blocks cookies, or another one answers. */
  'CookieMissing',
  /** The answer was used before. */
  'StateReused',
  /** More than ten minutes went by. */
  'StateExpired',
  /** The identity token answers another question. */
  'NonceMismatch',
  /** The identity token is not the identity provider's, not for us, or over. */
  'TokenRefused',
  /** The identity provider refused us; the operator should look. */
  'ProviderRefused',
  /** The identity provider does not answer. */
  'ProviderUnavailable',
  /** This identity belongs to another player. */
  'IdentityTaken',
  /** Only a phone-bound player without an identity provider binds one. */
  'BindNotAllowed',
  /** Code 300030. */
  'SignInTooOld',
  /** Code 100014. */
  'AccountDisabled',
  /** The player paused the account. */
  'AccountPaused',
  /** Code 100009. */
  'AccountUnknown',
  /** A page, or the binding, needs a session. */
  'SessionRequired',
  /** Code 300010. */
  'Maintenance',
  /** On our side. */
  'Unexpected',
] as const;
export const SignInError = z.enum(SIGN_IN_ERRORS);
export type SignInError = z.infer<typeof SignInError>;

/** What a page noticed of a sign-in that the service cannot see. */
export const SignInTrouble = z.enum(['popupBlocked', 'popupClosed', 'noAnswer', 'networkFailed', ...SIGN_IN_ERRORS]);

/** Where the page of a sign-in by an identity provider is; a popup ends there too. */
export const signInPagePath = (provider: ProviderName): string => `/signIn/${provider}`;
