import * as z from 'zod/mini';
import { tabStorage } from '../settings/index.ts';
import { isLiffBrowser, isOwnApk } from './inAppBrowser.ts';

const PLAYED = 'menagerie.liff';
const PARAMETER = 'liff';

let played: string | undefined;

/**
 * Development: simulates LINE's in-app browser for the person that `?liff=` names; `?liff=off` ends it.
 *
 * @param search of the page's address
 * @returns the person, or undefined
 */
export function playLiff(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === 'off') tabStorage.write(PLAYED, undefined);
  else if (asked !== null && asked !== '') tabStorage.write(PLAYED, asked);
  played = tabStorage.read(PLAYED, z.string());
  return played;
}

/** Whether the page runs inside LINE's own browser (LIFF), or simulates it. */
export const isInLiff = (): boolean => isLiffBrowser(navigator.userAgent) || played !== undefined;

/**
 * Whether the page runs inside LINE (LIFF) or the product's own APK. There the surrounding app signs in again, and the notices of an ended
 * session stay hidden (specification 1 §8). The APK is recognised by the user agent.
 */
export const signsInByItself = (): boolean => isInLiff() || isOwnApk(navigator.userAgent);
