import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useLocation } from '../../base/routing/index.ts';

/** The address of home in the language of the address. */
export function useHome(): string {
  return localePrefix(useLocation().pathname) || '/';
}
