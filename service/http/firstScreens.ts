import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** The lobby as it stands before anything is known, by brand, language and whether somebody seems to be signed in. */
export type FirstScreens = (brandID: string, locale: LocaleID, hasSession: boolean) => string;

/**
 * Reads what the build wrote (`app/firstScreen.tsx`).
 * @param folder the built app
 * @returns gives no markup for a brand that came after the build: its page is filled by the app alone
 */
export function readFirstScreens(folder: string): FirstScreens {
  const place = join(folder, 'firstScreen');
  const files = existsSync(place) ? readdirSync(place) : [];
  const screens = new Map(files.map((file) => [file, readFileSync(join(place, file), 'utf8')]));
  return (brandID, locale, hasSession) => screens.get(`${brandID}.${locale}.${hasSession ? 'in' : 'out'}.html`) ?? '';
}
