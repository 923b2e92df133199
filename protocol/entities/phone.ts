import * as z from 'zod/mini';
import { PHONE_TYPED_MAX } from '../rules/phone.ts';
import { PlayerID, Time } from './identifiers.ts';

/** A mobile number as typed. Its format is a rule of its own, since a wrong format fails with 100001 (specification 2 §5). */
export const TypedPhone = z.string().check(z.maxLength(PHONE_TYPED_MAX));
export const CountryCode = z.union([
  z.literal(886),
  z.pipe(
    z.literal('886'),
    z.transform(() => 886 as const),
  ),
]);
export const ValidateCode = z.string().check(z.regex(/^\d{6}$/, 'must be six digits'));

/** An account of a phone in the list to choose from, by registration time, ascending (specification 2 §3). */
export const PhoneAccount = z.object({
  Player: z.object({ PlayerID, Name: z.string(), RegistTime: Time }),
  Level: z.int().check(z.minimum(1)),
});
export type PhoneAccount = z.infer<typeof PhoneAccount>;

/** A phone and its accounts (specification 2 §3): the number is masked, empty without one. */
export const BoundPhone = z.object({
  CountryCode: z.literal(886),
  PhoneNumber: z.string(),
  Infos: z.array(PhoneAccount),
});
