import * as z from 'zod/mini';
import { PhoneAccount } from '#protocol/entities/phone.ts';
import { readCookie, writeCookie } from '../../../base/settings/index.ts';

/** The phone token and the accounts it opens, as the chooser shows them. */
export const PhoneAccounts = z.object({ Token: z.string(), Player: z.array(PhoneAccount) });
export type PhoneAccounts = z.infer<typeof PhoneAccounts>;

const COOKIE = 'menagerie.phoneAccounts';
/** As long as the token lives (decisions §3). */
const DAY_S = 24 * 60 * 60;

/** What a code verified within the last day has opened. */
export function readPhoneAccounts(): PhoneAccounts | undefined {
  const found = readCookie(COOKIE);
  if (found === undefined) return undefined;
  try {
    return PhoneAccounts.safeParse(JSON.parse(decodeURIComponent(found))).data;
  } catch {
    return undefined;
  }
}

/** Keeps it for a day. */
export function savePhoneAccounts(accounts: PhoneAccounts): void {
  writeCookie(COOKIE, encodeURIComponent(JSON.stringify(accounts)), DAY_S);
}

/** Forgets it: signing out in the chooser, or a token that opened nothing. */
export function forgetPhoneAccounts(): void {
  writeCookie(COOKIE, '', 0);
}
