import * as z from 'zod/mini';
import { tabStorage } from '../settings/index.ts';
import { isLiffBrowser, isOwnApk } from './inAppBrowser.ts';

const PLAYED = 'menagerie.liff';
const PARAMETER = 'liff';

let played: string | undefined;

/**
 * Development: makes this tab play LINE's own browser for the person that `?liff=` names; `?liff=off` ends it.
 *
 * @param search of the page's address
 * @returns the person; undefined if nothing is played
 */
export function playLiff(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === 'off') tabStorage.write(PLAYED, undefined);
  else if (asked !== null && asked !== '') tabStorage.write(PLAYED, asked);
  played = tabStorage.read(PLAYED, z.string());
  return played;
}

/** Whether the page runs inside LINE's own browser (LIFF), or plays it. */
export const isInLiff = (): boolean => isLiffBrowser(navigator.userAgent) || played !== undefined;

/**
 * Whether the page runs inside LINE (LIFF) or the product's own APK. There the surrounding app signs in again by itself, and notices that a
 * session is over stay hidden (specification 1 §8). The APK's web view has its name in the user agent.
 */
export const signsInByItself = (): boolean => isInLiff() || isOwnApk(navigator.userAgent);
