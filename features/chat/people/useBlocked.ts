import { useMemo } from 'react';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { getRelations } from '#protocol/operations/relation.ts';
import { useOperation } from '../../client/index.ts';
import { useRelationPushes } from '../../players/index.ts';

const ALL = { Type: RELATION.blocked, Page: 1, PerPage: RELATION_LIMIT[RELATION.blocked] };

/** Whom one has blocked, by their ids: their lines are not shown in any channel (decisions §2). */
export function useBlocked(): ReadonlySet<string> {
  const { data } = useOperation(getRelations, ALL, { staleTime: Number.POSITIVE_INFINITY });
  useRelationPushes();
  return useMemo(() => new Set(data?.List.map(({ PlayerID }) => PlayerID)), [data]);
}
