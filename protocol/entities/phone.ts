import { z } from 'zod';
import { normalisePhone } from '../rules/phone.ts';
import { PlayerID, Time } from './identifiers.ts';

/** A Taiwanese mobile number as typed (with or without the leading 0), as the service keeps it: `09` and eight digits. */
export const PhoneNumber = z.string().transform((typed, context) => {
  const phone = normalisePhone(typed);
  if (phone !== undefined) return phone;
  context.issues.push({ code: 'custom', input: typed, message: 'must be 09 and eight digits, or 9 and eight digits' });
  return z.NEVER;
});
export const CountryCode = z.union([z.literal(886), z.literal('886').transform(() => 886 as const)]);
export const ValidateCode = z.string().regex(/^\d{6}$/, 'must be six digits');

/** An account on a phone, as the chooser shows it: by registration time, ascending (specification 2 §3). */
export const PhoneAccount = z.object({
  Player: z.object({ PlayerID, Name: z.string(), RegistTime: Time }),
  Level: z.int().min(1),
});
export type PhoneAccount = z.infer<typeof PhoneAccount>;
