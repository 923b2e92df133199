import { useEffect } from 'react';
import { useLocation } from '../../../base/routing/index.ts';

/** The id that the address ends in, without its `#`; empty without one. */
export const useHash = (): string => decodeURIComponent(useLocation().hash.slice(1));

/** Goes to the place that the address names, once the text is there: the browser looked for it before. */
export function useHashTarget(ready: boolean): void {
  const hash = useHash();
  useEffect(() => {
    if (!ready || hash === '') return;
    document.getElementById(hash)?.scrollIntoView?.({ block: 'start' });
  }, [ready, hash]);
}
