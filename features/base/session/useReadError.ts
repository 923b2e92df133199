import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { SESSION_KEY } from './sessionKeys.ts';

/** A single failure may be chance. */
const TOLD_AFTER = 2;

/** Why data is not known yet, and how to read it at once. */
export interface Trouble {
  readonly error: Error;
  readonly retry: () => void;
}

/**
 * The failure of a first read, while it is still repeated: a player does not wait for the last of many attempts to see why nothing comes.
 *
 * @returns undefined once the data is known, and until the second attempt failed
 */
export function useReadError(key: QueryKey): Trouble | undefined {
  const queries = useQueryClient();
  const subscribe = useCallback(
    // A query may change while another component renders.
    (tell: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(tell)),
    [queries],
  );
  const read = (): Error | null => {
    const state = queries.getQueryState(key);
    if (state === undefined || state.data !== undefined || state.fetchFailureCount < TOLD_AFTER) return null;
    return state.fetchFailureReason;
  };
  const error = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () =>
      error === null ? undefined : { error, retry: () => void queries.resetQueries({ queryKey: key, exact: true }) },
    [error, key, queries],
  );
}

/** The failure that keeps the page from knowing the session. */
export const useSessionError = (): Trouble | undefined => useReadError(SESSION_KEY);
