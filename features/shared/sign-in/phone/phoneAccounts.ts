import * as z from 'zod/mini';
import { PhoneAccount } from '#protocol/entities/phone.ts';
import { readCookie, writeCookie } from '../../../base/settings/index.ts';

/** The phone token and its accounts, as the chooser shows them. */
export const PhoneAccounts = z.object({ Token: z.string(), Player: z.array(PhoneAccount) });
export type PhoneAccounts = z.infer<typeof PhoneAccounts>;

const COOKIE = 'menagerie.phoneAccounts';
/** The lifetime of the token (decisions §3). */
const DAY_S = 24 * 60 * 60;

/** The accounts for a code that was verified within the last day. */
export function readPhoneAccounts(): PhoneAccounts | undefined {
  const found = readCookie(COOKIE);
  if (found === undefined) return undefined;
  try {
    return PhoneAccounts.safeParse(JSON.parse(decodeURIComponent(found))).data;
  } catch {
    return undefined;
  }
}

/** Stores the accounts for a day. */
export function savePhoneAccounts(accounts: PhoneAccounts): void {
  writeCookie(COOKIE, encodeURIComponent(JSON.stringify(accounts)), DAY_S);
}

/** Removes the accounts: after signing out in the chooser, or with a refused token. */
export function forgetPhoneAccounts(): void {
  writeCookie(COOKIE, '', 0);
}
