import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getPublicRichList } from '#protocol/endpoints/rich.ts';
import { RANKING_REFRESH_SECONDS, type RichList } from '#protocol/entities/ranking.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { firstAnswerOf, useClient, useOperation } from '../../base/client/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';

export const PER_PAGE = 20;
/** The interval of snapshots (specification 1 §9). */
export const RANKING_REFRESH_MS = RANKING_REFRESH_SECONDS * 1000;

/** The public list has no own place. */
type Riches = z.output<typeof RichList> & Partial<Pick<z.output<typeof getRichList.result>, 'Own'>>;

/** A page of the richest members, with the player's own place for a signed-in player. */
export function useRichList(Page: number): UseQueryResult<Riches> {
  const { first, rest } = useClient();
  const status = useSessionStatus();
  const signed = useOperation(
    getRichList,
    { Page, PerPage: PER_PAGE },
    { enabled: status === 'authenticated', placeholderData: keepPreviousData, refetchInterval: RANKING_REFRESH_MS },
  );
  const open = useQuery<Riches>({
    ...firstAnswerOf(first, getPublicRichList, { page: Page, perPage: PER_PAGE }),
    queryKey: ['richList', Page],
    queryFn: ({ signal }) => rest.post(getPublicRichList, { page: Page, perPage: PER_PAGE }, { signal }),
    enabled: status === 'unauthenticated',
    placeholderData: keepPreviousData,
    refetchInterval: RANKING_REFRESH_MS,
  });
  return status === 'authenticated' ? signed : open;
}
