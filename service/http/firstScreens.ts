import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** The lobby, and the bars of every other page. */
export const FIRST_SCREENS = ['lobby', 'site'] as const;
export type FirstScreen = (typeof FIRST_SCREENS)[number];

type Names = [screen: FirstScreen, brandID: string, locale: LocaleID, hasSession: boolean];
/** A page's screen before anything is known, by brand, language and whether the browser has a session. */
export type FirstScreens = (...names: Names) => string;

/** The name of a screen's file in the folder `firstScreen` of the built app. */
export const firstScreenFile = (...[screen, brandID, locale, hasSession]: Names): string =>
  `${screen}.${brandID}.${locale}.${hasSession ? 'in' : 'out'}.html`;

/**
 * Reads what the build wrote (`app/firstScreen.tsx`).
 * @param folder the built app
 * @returns gives no markup for a brand that came after the build: its page is filled by the app alone
 */
export function readFirstScreens(folder: string): FirstScreens {
  const place = join(folder, 'firstScreen');
  const files = existsSync(place) ? readdirSync(place) : [];
  const screens = new Map(files.map((file) => [file, readFileSync(join(place, file), 'utf8')]));
  return (...names) => screens.get(firstScreenFile(...names)) ?? '';
}
