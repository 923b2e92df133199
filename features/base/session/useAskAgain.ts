import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ConnectionFailure, useSocketState } from '../client/index.ts';

/** Repeats failed reads once a socket is connected, so that a page with a failure loads without a press. */
export function useAskAgain(): void {
  const queries = useQueryClient();
  const lobby = useSocketState('lobby');
  const chat = useSocketState('chat');
  useEffect(() => {
    if (lobby !== 'connected' && chat !== 'connected') return;
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error instanceof ConnectionFailure });
  }, [lobby, chat, queries]);
}
