import * as z from 'zod/mini';

/** Specification 1 §3, decisions §3. */
export const SignInProvider = z.enum([
  'guest',
  'choosePhoneAccount',
  'switchAccount',
  'line',
  'google',
  'apple',
  'facebook',
  'passkey',
]);
export type SignInProvider = z.infer<typeof SignInProvider>;

/** The ways to sign in, and their numbers (specification 1 §3). */
export const PROVIDER_ID = { line: 7, google: 3, apple: 4, facebook: 2, phone: 10_000, guest: 99_999 } as const;

/** Codes of a player's ways to sign in, as in `tptType` (decisions §3). */
export const PROVIDER_TYPE = { guest: 0, site: 1, facebook: 2, google: 3, apple: 4, phone: 6, line: 7 } as const;
export const ProviderType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(6),
  z.literal(7),
]);
export type ProviderType = z.infer<typeof ProviderType>;

/** A guest can sign in only with this device (decisions §3). */
export const isGuest = (types: readonly ProviderType[]): boolean => types.every((type) => type === PROVIDER_TYPE.guest);

/** Identity providers that a player can bind, by their code in `tptType`. */
export const BindableType = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(7)]);
export type BindableType = z.infer<typeof BindableType>;

/** Whether a player may bind an identity provider: with a phone and no provider yet, so [0,6] or [1,6] (decisions §3). */
export const mayBindProvider = (types: readonly ProviderType[]): boolean =>
  types.includes(PROVIDER_TYPE.phone) && !types.some((type) => BindableType.safeParse(type).success);
