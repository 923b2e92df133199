import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useLocation } from '../../base/routing/index.ts';

/** Returns the home address in the address's language. */
export function useHome(): string {
  return localePrefix(useLocation().pathname) || '/';
}
