import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** Paths of the account area: signing out leads home from them (specification 1 §2). */
const ACCOUNT_AREA = /^\/(member\/(info|passbook|present|mail|account)|purchase|play|play-game)(\/|$)/;

/** Whether signing out on a path leads home. */
export const isAccountArea = (pathname: string): boolean =>
  ACCOUNT_AREA.test(pathname.slice(localePrefix(pathname).length));
