import type { Brand } from '#protocol/brands.ts';
import { isPlaceholder } from '#protocol/leftovers.ts';

const kept = (address: string): string => (isPlaceholder(address) ? '' : address);

/** Removes a brand's placeholder addresses, so that a page shows no button for an empty one. */
export function withoutPlaceholders(brand: Brand): Brand {
  const { Links, Support } = brand;
  return {
    ...brand,
    Links: { ...Links, AppStore: kept(Links.AppStore), GooglePlay: kept(Links.GooglePlay), Apk: kept(Links.Apk) },
    Support: { ...Support, Chat: kept(Support.Chat) },
  };
}
