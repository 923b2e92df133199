import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** The paths of the account area. Signing out on them leads to the home page (specification 1 §2). */
const ACCOUNT_AREA = /^\/(member\/(info|passbook|present|mail|account)|purchase|play|play-game)(\/|$)/;

/** Whether signing out on a path leads to the home page. */
export const isAccountArea = (pathname: string): boolean =>
  ACCOUNT_AREA.test(pathname.slice(localePrefix(pathname).length));
