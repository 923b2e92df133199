import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRecommended, getRelations, relationChanged, searchPlayers } from '#protocol/operations/relation.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { useEffect, useRef } from 'react';
import { operationKey, usePush, useSocketState } from '../../../base/client/index.ts';

const LISTS = [getRelations, searchPlayers, getRecommended] as const;

/** Reloads a player and the lists that a change of the relation affects. Hidden lists are reloaded when they are shown next. */
export function refreshRelations(queries: QueryClient, PlayerID: string): void {
  void queries.invalidateQueries({ queryKey: operationKey(getUserInfo, { PlayerID }) });
  for (const { name } of LISTS) void queries.invalidateQueries({ queryKey: ['operation', name] });
}

/**
 * Keeps relations on the screen up to date after a change on another page or device of the player (push 11532). It reads them again after a
 * lost connection.
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
