import { useEffect } from 'react';
import { useLocation } from '../../../base/routing/index.ts';

/** The fragment of the address without its `#`. Empty without one. */
export const useHash = (): string => decodeURIComponent(useLocation().hash.slice(1));

/** Scrolls to the fragment of the address once the text is loaded, since the browser looked for it earlier. */
export function useHashTarget(ready: boolean): void {
  const hash = useHash();
  useEffect(() => {
    if (!ready || hash === '') return;
    document.getElementById(hash)?.scrollIntoView?.({ block: 'start' });
  }, [ready, hash]);
}
