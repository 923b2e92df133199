import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getEnvelopes } from '#protocol/operations/envelope.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { type Client, operationKey, RequestFailure, useCall } from '../../../base/client/index.ts';
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
  return useQuery({
    enabled,
    staleTime,
    placeholderData: keepPreviousData,
    queryKey: operationKey(getEnvelopes, request),
    queryFn: ({ signal }) => readList(call, request, signal),
  });
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
