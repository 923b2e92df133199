import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useLocation } from '../../base/routing/index.ts';

export const STORE_TABS = ['gold', 'wallet', 'code'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

export const readTab = (text: string | null): StoreTab | undefined => STORE_TABS.find((tab) => tab === text);

/** The missing amount in an address, a whole number above 0. */
export function readNeed(text: string | null): number | undefined {
  const need = Number(text);
  return Number.isSafeInteger(need) && need > 0 ? need : undefined;
}

/** The address of an order's page in the current language. */
export function useOrderAddress(): (orderID: string) => string {
  const prefix = localePrefix(useLocation().pathname);
  return (orderID) => `${prefix}/store?order=${encodeURIComponent(orderID)}`;
}
