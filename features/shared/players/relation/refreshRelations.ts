import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRecommended, getRelations, relationChanged, searchPlayers } from '#protocol/operations/relation.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { useEffect, useRef } from 'react';
import { operationKey, usePush, useSocketState } from '../../../base/client/index.ts';

const LISTS = [getRelations, searchPlayers, getRecommended] as const;

/** Reads again what is shown of a player and the lists that a relation changes; those that nobody looks at are read when they are next. */
export function refreshRelations(queries: QueryClient, PlayerID: string): void {
  void queries.invalidateQueries({ queryKey: operationKey(getUserInfo, { PlayerID }) });
  for (const { name } of LISTS) void queries.invalidateQueries({ queryKey: ['operation', name] });
}

/**
 * Keeps relations on the screen as they are after a change on another page or device of the player (push 11532); what may have changed
 * while the connection was lost is read again.
 */
export function useRelationPushes(): void {
  const queries = useQueryClient();
  const state = useSocketState('lobby');
  const wasConnected = useRef(false);
  const isLost = useRef(false);
  useEffect(() => {
    if (state === 'connected') {
      if (isLost.current)
        for (const { name } of LISTS) void queries.invalidateQueries({ queryKey: ['operation', name] });
      isLost.current = false;
      wasConnected.current = true;
    } else if (wasConnected.current) {
      isLost.current = true;
    }
  }, [state, queries]);
  usePush(relationChanged, ({ Player }) => refreshRelations(queries, Player.PlayerID));
}
