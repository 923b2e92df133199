import { useLocation } from 'react-router';
import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** The address of home in the language of the address. */
export function useHome(): string {
  return localePrefix(useLocation().pathname) || '/';
}
