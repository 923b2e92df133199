import { createContext, use } from 'react';
import type { Gained } from './items.ts';

export interface Celebration {
  readonly gained: readonly Gained[];
  readonly from?: Element | null | undefined;
  readonly to?: Element | null | undefined;
  /** The number of flying pictures. Depends on the size of the gain by default. */
  readonly coins?: number;
  readonly atLeast?: 'big' | 'grand';
  /** The page itself announces the gain. */
  readonly isSaid?: boolean;
  /** The page has shown the gain itself, so the items only fly to the wallet. */
  readonly isShown?: boolean;
  /** Called once when the items reach the wallet, or when the celebration ends early, so that the wallet counts up. */
  readonly onLand?: () => void;
}

export const CelebrateContext = createContext<((celebration: Celebration) => void) | undefined>(undefined);

/**
 * Returns the function that celebrates a gain: it shows the amount, lets items fly to the wallet, and plays the sound. The function is
 * stable.
 *
 * @throws Error outside a RewardProvider
 */
export function useCelebrate(): (celebration: Celebration) => void {
  const celebrate = use(CelebrateContext);
  if (celebrate === undefined) throw new Error('useCelebrate needs a RewardProvider above it');
  return celebrate;
}
