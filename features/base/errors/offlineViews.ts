import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  shown += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a view that fills the page and shows that there is no connection. */
export function useCountOfflineView(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    add(1);
    return () => add(-1);
  }, [isOffline]);
}

/** Whether the page's content shows that there is no connection, so that no notice repeats it. */
export const useHasOfflineView = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
