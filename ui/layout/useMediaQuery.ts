import { useCallback, useSyncExternalStore } from 'react';

/** From this width on, a page has room for a docked column (the chat), as in `Page`. */
export const DOCKED = 'screen and (min-width: 68.75rem)';
/** From this width on, a window opens in the middle instead of rising from the lower edge. */
export const WIDE = 'screen and (min-width: 48rem)';

/** Returns whether a media query matches, and follows its changes. False if there is no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  const read = (): boolean => globalThis.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(subscribe, read, read);
}
