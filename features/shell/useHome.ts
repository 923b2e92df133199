import { useLocation } from 'react-router';
import { isLocale } from '#locales/index.ts';

/** The language prefix of a path, with its slash; empty without one. */
export function localePrefix(pathname: string): string {
  const first = pathname.split('/')[1];
  return isLocale(first) ? `/${first}` : '';
}

/** Paths of the account area: signing out leads home from them (specification 1 §2). */
const ACCOUNT_AREA = /^\/(member\/(info|passbook|present|mail|account)|purchase|play|play-game)(\/|$)/;

/** Whether signing out on a path leads home. */
export const isAccountArea = (pathname: string): boolean =>
  ACCOUNT_AREA.test(pathname.slice(localePrefix(pathname).length));

/** The address of home in the language of the address. */
export function useHome(): string {
  return localePrefix(useLocation().pathname) || '/';
}
