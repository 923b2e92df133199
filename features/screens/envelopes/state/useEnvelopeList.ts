import { keepPreviousData, useInfiniteQuery, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getEnvelopes } from '#protocol/operations/envelope.ts';
import { ENVELOPE_STATUS, type OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { type Client, operationKey, RequestFailure, useCall, useClient } from '../../../base/client/index.ts';
import { useIsGuest, useSession } from '../../../base/session/index.ts';
import { useBrand } from '../../../base/settings/index.ts';

/** The service's code for a player who may not send (specification 2 §8). */
const MAY_NOT_SEND = 200230;

type ListRequest = z.input<(typeof getEnvelopes)['request']>;

interface EnvelopeList extends ResultOf<typeof getEnvelopes> {
  /** Whether the player may send: a success sets it to true, and only 200230 to false (specification 2 §4). */
  readonly maySend: boolean;
}

async function readList(call: Client['call'], request: ListRequest, signal: AbortSignal): Promise<EnvelopeList> {
  try {
    return { ...(await call(getEnvelopes, request, { signal })), maySend: true };
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.code !== MAY_NOT_SEND) throw error;
    const shown = getEnvelopes.result.safeParse(error.result);
    if (!shown.success) throw error;
    return { ...shown.data, maySend: false };
  }
}

/** A page of the red envelopes that the player may see, and whether they may send. */
export function useEnvelopeList(
  request: ListRequest,
  { enabled = true, staleTime = 0 }: { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseQueryResult<EnvelopeList> {
  const call = useCall();
  const { first } = useClient();
  return useQuery<EnvelopeList>({
    initialData: () => {
      const answer = first.take(getEnvelopes, request);
      return answer && { ...answer, maySend: true };
    },
    initialDataUpdatedAt: () => first.at,
    enabled,
    staleTime,
    placeholderData: keepPreviousData,
    queryKey: operationKey(getEnvelopes, request),
    queryFn: ({ signal }) => readList(call, request, signal),
  });
}

/** The interval of reads while an open envelope is shown, since claims by others send no push to readers. */
const OPEN_MS = 15_000;

const OPEN = { Status: ENVELOPE_STATUS.open } as const;

export interface OpenEnvelopes {
  readonly List: readonly OwnRedEnvelope[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** Loads the next ten. Undefined on the last page. */
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

/** The open red envelopes that the player may see, newest first, ten by ten (12810; specification 2 §9). */
export function useOpenEnvelopes(): OpenEnvelopes {
  const call = useCall();
  const query = useInfiniteQuery({
    queryKey: operationKey(getEnvelopes, { ...OPEN, pages: 'all' }),
    queryFn: ({ pageParam: Page, signal }) => readList(call, { ...OPEN, Page }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ List, Total }, pages) =>
      List.length > 0 && pages.reduce((sum, page) => sum + page.List.length, 0) < Total ? pages.length + 1 : undefined,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ List }) => List.length > 0) ? OPEN_MS : false),
    staleTime: 0,
  });
  const all = query.data?.pages.flatMap(({ List }) => List);
  return {
    // An envelope that arrives between two reads moves the next page by one.
    List: all && [...new Map(all.map((envelope) => [envelope.RedEnvelopeID, envelope])).values()],
    error: query.error,
    refetch: query.refetch,
    more: query.hasNextPage ? () => void query.fetchNextPage({ cancelRefetch: false }) : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

const FRESH_MS = 60_000;

/**
 * Whether this player may send red envelopes. Only a brand with red envelopes asks the service (specification 2 §6). False while loading,
 * and after a failure.
 */
export function useMaySend(): boolean {
  const { RedEnvelopeSending } = useBrand().Capabilities;
  const { session } = useSession();
  const guest = useIsGuest();
  const list = useEnvelopeList(
    { Page: 1 },
    { enabled: RedEnvelopeSending && session !== undefined && !guest, staleTime: FRESH_MS },
  );
  return RedEnvelopeSending && !guest && list.data?.maySend === true;
}
