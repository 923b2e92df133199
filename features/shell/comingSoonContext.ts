import { createContext, use } from 'react';

/** What a later version brings, and this one already has a place for. */
export type UnfinishedFeature = 'play' | 'redeem';

export const ComingSoonContext = createContext<((feature: UnfinishedFeature) => void) | undefined>(undefined);

/** Says honestly that a feature is not there yet, with what it will hold. @throws Error outside a `ComingSoonProvider` */
export function useComingSoon(): (feature: UnfinishedFeature) => void {
  const show = use(ComingSoonContext);
  if (show === undefined) throw new Error('useComingSoon needs a ComingSoonProvider above it');
  return show;
}
