import { useState } from 'react';
import * as z from 'zod/mini';
import type { ResultOf } from '#protocol/operation.ts';
import { getRecommended } from '#protocol/operations/relation.ts';
import { useOperation } from '../../base/client/index.ts';
import { readPersonal, writePersonal } from '../../base/settings/index.ts';
import { useRelationPushes } from '../../shared/players/index.ts';

export type RecommendedPlayer = ResultOf<typeof getRecommended>['List'][number];

const SKIPPED = 'friends.skipped';

export interface RecommendedPlayers {
  /** Players who added the player as a friend, unless skipped. */
  readonly added: readonly RecommendedPlayer[];
  /** The other recommended players, and those skipped. Undefined while loading. */
  readonly others: readonly RecommendedPlayer[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Moves a player from `added` to `others`, until the session ends. */
  readonly skip: (playerID: string) => void;
}

/** The players to befriend (11560). */
export function useRecommended(): RecommendedPlayers {
  const { data, error, refetch } = useOperation(getRecommended, {});
  useRelationPushes();
  const [skipped, setSkipped] = useState(() => readPersonal(SKIPPED, z.array(z.string())) ?? []);
  const isAdded = ({ Reason, PlayerID }: RecommendedPlayer): boolean =>
    Reason === 'added' && !skipped.includes(PlayerID);
  return {
    added: data?.List.filter(isAdded) ?? [],
    others: data?.List.filter((player) => !isAdded(player)),
    error,
    retry: () => void refetch(),
    skip: (playerID) => {
      const next = [...skipped, playerID];
      setSkipped(next);
      writePersonal(SKIPPED, next);
    },
  };
}
