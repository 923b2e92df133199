import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ConnectionFailure, TabPausedFailure, useClient, useIsOnline } from '#features/base/client/index.ts';
import { useSessionStatus } from '#features/base/session/index.ts';

/** A single failure may be an accident. */
const hasFailed = (query: Query): boolean =>
  query.isActive() &&
  query.state.fetchFailureCount > 1 &&
  query.state.fetchFailureReason instanceof ConnectionFailure &&
  !(query.state.fetchFailureReason instanceof TabPausedFailure);

/** Whether requests fail. A device in a network without internet counts as online. */
const isCut = (queries: QueryClient): boolean => queries.getQueryCache().getAll().some(hasFailed);

/**
 * Whether the page can reach the service, and a function that repeats failed reads. Reads repeat when the network is back. The offline
 * backend needs no network.
 */
export function useConnectivity(): { readonly up: boolean; readonly retry: () => void } {
  const queries = useQueryClient();
  const client = useClient();
  const knowsSession = useSessionStatus() !== 'loading';
  const isOnline = useIsOnline();
  const subscribe = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries]);
  const cut = useSyncExternalStore(subscribe, () => isCut(queries));
  const retry = useCallback((): void => {
    client.wake();
    // The next attempt of the query may be late. Loaded data stay during the retry.
    void queries.resetQueries({ predicate: (query) => hasFailed(query) && query.state.data === undefined });
    void queries.refetchQueries({ predicate: (query) => hasFailed(query) && query.state.data !== undefined });
  }, [client, queries]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  // The session is read until the service answers; after that, failed reads are repeated.
  useEffect(() => {
    if (knowsSession && isCut(queries)) retry();
  }, [knowsSession, queries, retry]);
  return { up: import.meta.env.VITE_MOCK || (isOnline && !cut), retry };
}
