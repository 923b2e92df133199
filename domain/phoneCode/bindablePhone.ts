import { fail } from '#protocol/failure.ts';
import { normalisePhone } from '#protocol/rules/phone.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';

/** The stored form of a number. @throws Failure 100001 for a wrong format */
export const phoneOf = (typed: string): string => normalisePhone(typed) ?? fail(100001, { Field: 'PhoneNumber' });

/** @throws Failure 200082 if the number has five accounts */
export async function assertNotFull(db: Reader, phone: string): Promise<void> {
  if ((await db.table('players').count({ Phone: phone })) >= ECONOMY.AccountsPerPhone) fail(200082);
}
