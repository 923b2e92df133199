import { createContext, use } from 'react';

/** What a later version brings, and this one already has a place for. */
export type ComingFeature = 'play' | 'redeem';

export const ComingContext = createContext<((feature: ComingFeature) => void) | undefined>(undefined);

/** Says honestly that a feature is not there yet, with what it will hold. @throws Error outside a `ComingProvider` */
export function useComing(): (feature: ComingFeature) => void {
  const show = use(ComingContext);
  if (show === undefined) throw new Error('useComing needs a ComingProvider above it');
  return show;
}
