import type * as z from 'zod/mini';
import type { BoundPhone } from '#protocol/entities/phone.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';

/** Sorted by registration time. Empty for an empty phone. */
export async function accountsOn(db: Reader, phone: string): Promise<z.infer<typeof BoundPhone>['Infos']> {
  if (phone === '') return [];
  const accounts = await db.table('players').find({
    where: { Phone: phone },
    order: [
      ['RegistTime', 'asc'],
      ['PlayerID', 'asc'],
    ],
  });
  return accounts.map(({ PlayerID, Name, RegistTime, Level }) => ({ Player: { PlayerID, Name, RegistTime }, Level }));
}

export const boundPhoneOf = async (db: Reader, { Phone }: PlayerRow): Promise<z.infer<typeof BoundPhone>> => ({
  CountryCode: 886,
  PhoneNumber: maskPhone(Phone),
  Infos: await accountsOn(db, Phone),
});
