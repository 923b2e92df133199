import * as z from 'zod/mini';

/** How a player signed in to this session (specification 1 §3, decisions §3). */
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
export const THIRD_PARTY = { guest: 0, site: 1, facebook: 2, google: 3, apple: 4, phone: 6, line: 7 } as const;
export const ThirdPartyType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(6),
  z.literal(7),
]);
export type ThirdPartyType = z.infer<typeof ThirdPartyType>;

/** A guest has no way in but this device (decisions §3). */
export const isGuest = (types: readonly ThirdPartyType[]): boolean => types.every((type) => type === THIRD_PARTY.guest);

/** Identity providers that a player can bind, by their code in `tptType`. */
export const BindableType = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(7)]);
export type BindableType = z.infer<typeof BindableType>;

/** Whether a player may bind an identity provider: phone-bound, and none bound yet, hence [0,6] or [1,6] (decisions §3). */
export const mayBindThirdParty = (types: readonly ThirdPartyType[]): boolean =>
  types.includes(THIRD_PARTY.phone) && !types.some((type) => BindableType.safeParse(type).success);
