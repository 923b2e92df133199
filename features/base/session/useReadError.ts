import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { SESSION_KEY } from './sessionKeys.ts';

/** The failed attempts after which a failure is shown. A single failure may be an accident. */
const TOLD_AFTER = 2;

/** The reason why data is missing, and a function that reads it immediately. */
export interface Trouble {
  readonly error: Error;
  readonly retry: () => void;
}

/**
 * Returns the failure of a first read that is still being repeated, so that the player sees the reason before the last attempt.
 *
 * @returns undefined once the data is known, and before the second failure
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

/** The failure of the read of the session. */
export const useSessionError = (): Trouble | undefined => useReadError(SESSION_KEY);
