import { QueryClient } from '@tanstack/react-query';

/** The cache of what the page has read. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: 1, staleTime: 30_000 },
      // The client itself keeps what waits for a connection, and says so; the offline backend needs none.
      mutations: { networkMode: 'always' },
    },
  });
