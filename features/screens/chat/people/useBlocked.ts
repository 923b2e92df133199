import { useMemo } from 'react';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { getRelations } from '#protocol/operations/relation.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useRelationPushes } from '../../../shared/players/index.ts';

const ALL = { Type: RELATION.blocked, Page: 1, PerPage: RELATION_LIMIT[RELATION.blocked] };

/** The ids of blocked players, whose messages are hidden in all channels (decisions §2). */
export function useBlocked(): ReadonlySet<string> {
  const { data } = useOperation(getRelations, ALL, { staleTime: Number.POSITIVE_INFINITY });
  useRelationPushes();
  return useMemo(() => new Set(data?.List.map(({ PlayerID }) => PlayerID)), [data]);
}
