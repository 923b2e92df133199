import { createContext, use } from 'react';
import type { Gained } from './items.ts';

/** What was won, and how it is shown. */
export interface Celebration {
  readonly gained: readonly Gained[];
  /** Where it was earned: it flies from there. */
  readonly from?: Element | null | undefined;
  /** Where it goes. Default: the wallet of the page. */
  readonly to?: Element | null | undefined;
  /** How many pictures fly. Default: by its size. */
  readonly coins?: number;
  /** Shown at least as large as this; its amount may make it larger. */
  readonly atLeast?: 'big' | 'grand';
  /** The page says by itself what was won. */
  readonly isSaid?: boolean;
  /** The page has shown by itself what was won: it only flies to the wallet. */
  readonly isShown?: boolean;
  /** It reached the wallet, or was ended: the time to let the wallet count. Told once. */
  readonly onLand?: () => void;
}

export const CelebrateContext = createContext<((celebration: Celebration) => void) | undefined>(undefined);

/**
 * How a page shows that something was won: it says the amount, lets it fly from where it was earned to the wallet, and plays its sound. Always
 * the same function.
 * @throws Error outside a RewardProvider
 */
export function useCelebrate(): (celebration: Celebration) => void {
  const celebrate = use(CelebrateContext);
  if (celebrate === undefined) throw new Error('useCelebrate needs a RewardProvider above it');
  return celebrate;
}
