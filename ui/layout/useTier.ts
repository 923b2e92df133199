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
 * How many columns the window has room for now; renders again only where that number changes, not with every pixel.
 * For what cannot be said in CSS, such as how many slides to load; to lay things out take `Columns`.
 */
export function useTier(): Tier {
  return useSyncExternalStore(subscribe, tierNow, tierNow);
}
