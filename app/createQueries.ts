import { QueryClient } from '@tanstack/react-query';

/** Creates the page's query cache. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: 1, staleTime: 30_000 },
      // The client itself queues mutations without a connection and shows it; the offline backend needs none.
      mutations: { networkMode: 'always' },
    },
  });
