import * as z from 'zod/mini';
import { tabStorage } from '../settings/index.ts';
import { isLiffBrowser, isOwnApk } from './inAppBrowser.ts';

const PLAYED = 'menagerie.liff';
const PARAMETER = 'liff';

let played: string | undefined;

/**
 * Development: has this tab play LINE's own browser from now on for the person that `?liff=` names; `?liff=off` ends it.
 * @param search of the page's address
 * @returns who one is there; undefined where nothing is played
 */
export function playLiff(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === 'off') tabStorage.write(PLAYED, undefined);
  else if (asked !== null && asked !== '') tabStorage.write(PLAYED, asked);
  played = tabStorage.read(PLAYED, z.string());
  return played;
}

/** Whether the page runs inside LINE's own browser (LIFF), or plays that it does. */
export const isInLiff = (): boolean => isLiffBrowser(navigator.userAgent) || played !== undefined;

/**
 * Whether the page runs inside the messaging app (LIFF) or the product's own APK: there the shell signs in anew by itself, and
 * what says that a session is over stays hidden (specification 1 §8). The APK's web view says so in its user agent.
 */
export const signsInByItself = (): boolean => isInLiff() || isOwnApk(navigator.userAgent);
