import * as z from 'zod/mini';
import { PROVIDER_TYPE } from './provider.ts';

/** The identity providers, by the names in their paths. */
export const PROVIDER_NAMES = ['line', 'google', 'apple', 'facebook'] as const;
export const ProviderName = z.enum(PROVIDER_NAMES);
export type ProviderName = z.infer<typeof ProviderName>;

export const typeOfProvider = (provider: ProviderName): (typeof PROVIDER_TYPE)[ProviderName] => PROVIDER_TYPE[provider];

export const providerOfType = (type: number): ProviderName | undefined =>
  PROVIDER_NAMES.find((provider) => PROVIDER_TYPE[provider] === type);

/** Whether an identity provider answers with a form that its own page posts to us, so that the browser sends only a cross-site cookie. */
export const answersByForm = (provider: ProviderName): boolean => provider === 'apple';

/** The purpose of a visit to an identity provider: to sign in, or to bind it to the signed-in account. */
export const SignInPurpose = z.enum(['signIn', 'bind']);
export type SignInPurpose = z.infer<typeof SignInPurpose>;

/** Why a sign-in by an identity provider failed: the `error` in the final address. The names are stable; the texts come from `locales/`. */
export const SIGN_IN_ERRORS = [
  /** The player denied consent at the provider. */
  'AccessDenied',
  /** The answer belongs to no attempt, or to an attempt of another browser or provider. */
  'StateMismatch',
  /** The browser sent no cookie of the attempt, because it blocks cookies or another browser answers. */
  'CookieMissing',
  /** The answer was used before. */
  'StateReused',
  /** More than ten minutes have passed. */
  'StateExpired',
  /** The identity token belongs to another attempt. */
  'NonceMismatch',
  /** The identity token is not the identity provider's, not for us, or expired. */
  'TokenRefused',
  /** The identity provider rejected us; the operator should check. */
  'ProviderRefused',
  /** The identity provider does not answer. */
  'ProviderUnavailable',
  /** This identity belongs to another player. */
  'IdentityTaken',
  /** Only a player with a phone and without an identity provider can bind one. */
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
  /** An internal error of the service. */
  'Unexpected',
] as const;
export const SignInError = z.enum(SIGN_IN_ERRORS);
export type SignInError = z.infer<typeof SignInError>;

/** Faults of a sign-in that only a page can see. */
export const SignInTrouble = z.enum(['popupBlocked', 'popupClosed', 'noAnswer', 'networkFailed', ...SIGN_IN_ERRORS]);

/** The path of the page of a sign-in by an identity provider; a popup ends there too. */
export const signInPagePath = (provider: ProviderName): string => `/signIn/${provider}`;
