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
 * The number of columns at the window's width. Renders again only if the number changes. Use it for what CSS cannot do, such as how many
 * slides to load; use `Columns` for layout.
 */
export function useTier(): Tier {
  return useSyncExternalStore(subscribe, tierNow, tierNow);
}
