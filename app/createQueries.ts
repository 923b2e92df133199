import { QueryClient } from '@tanstack/react-query';

/** Creates the page's query cache. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: 1, staleTime: 30_000 },
      // The client queues mutations itself while disconnected and shows that; the offline backend needs no connection.
      mutations: { networkMode: 'always' },
    },
  });
