import { useSyncExternalStore } from 'react';
import { columnTiers, type Tier, tierQuery } from './tiers.ts';

function subscribe(listener: () => void): () => void {
  const lists = columnTiers.map((tier) => globalThis.matchMedia?.(tierQuery(tier)));
  for (const list of lists) list?.addEventListener('change', listener);
  return () => {
    for (const list of lists) list?.removeEventListener('change', listener);
  };
}

const tierNow = (): Tier => columnTiers.find((tier) => globalThis.matchMedia?.(tierQuery(tier)).matches)?.columns ?? 0;

/**
 * Returns the number of columns at the window's width. Renders again only if the number changes. Use `Columns` for layout, and this hook
 * for decisions outside CSS, such as the number of slides to load.
 */
export function useTier(): Tier {
  return useSyncExternalStore(subscribe, tierNow, tierNow);
}
