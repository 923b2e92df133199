import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import type { ResultOf } from '#protocol/operation.ts';
import {
  envelopeArrived,
  envelopeClaimed,
  getEnvelope,
  getEnvelopeRecords,
  getEnvelopes,
} from '#protocol/operations/envelope.ts';
import { ENVELOPE_MAX_SHARES } from '#protocol/rules/envelope.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { type EnvelopeState, isRunning, stateOf } from './envelopeState.ts';

/** The interval of reads while a claimable envelope is shown, since claims by others send no push to readers. */
const FRESH_MS = 15_000;

type Opened = ResultOf<typeof getEnvelope>;

/** Reads all shares in one call, up to the maximum. */
const requestOf = (RedEnvelopeID: string) => ({ RedEnvelopeID, PerPage: ENVELOPE_MAX_SHARES });

/** A red envelope and its shares. */
export function useEnvelope(id: string): UseQueryResult<Opened> {
  const { session } = useSession();
  return useOperation(getEnvelope, requestOf(id), {
    enabled: session !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isRunning(data.RedEnvelope, Date.now()) ? FRESH_MS : false,
  });
}

/** Stores the newest state of a red envelope in the cache. */
export function putEnvelope(queries: QueryClient, envelope: OwnRedEnvelope): void {
  queries.setQueryData<Opened>(
    operationKey(getEnvelope, requestOf(envelope.RedEnvelopeID)),
    (before) => before && { ...before, RedEnvelope: envelope },
  );
}

/** Reads all cached red envelopes again. */
export const refreshEnvelopes = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [getEnvelope, getEnvelopes, getEnvelopeRecords].map((contract) =>
      queries.invalidateQueries({ queryKey: operationKey(contract) }),
    ),
  );

/** Updates the cache: the lists when an envelope arrives, and the sender's own envelope when a player claims a share. */
export function useEnvelopePushes(): void {
  const queries = useQueryClient();
  usePush(envelopeArrived, () => {
    void queries.invalidateQueries({ queryKey: operationKey(getEnvelopes) });
    void queries.invalidateQueries({ queryKey: operationKey(getEnvelopeRecords) });
  });
  usePush(envelopeClaimed, () => void refreshEnvelopes(queries));
}

/** The current time at the last render. Renders again when the envelope expires. */
function useNowUntil(expireTime: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = Date.parse(expireTime) - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [expireTime]);
  return now;
}

/** The state of a red envelope for the page's player. Changes when it expires. */
export function useEnvelopeState(envelope: OwnRedEnvelope): EnvelopeState {
  const { session } = useSession();
  return stateOf(envelope, useNowUntil(envelope.ExpireTime), session?.playerID);
}

/** Whether a red envelope can still be claimed. Changes when it expires. */
export const useIsRunning = (envelope: OwnRedEnvelope): boolean =>
  isRunning(envelope, useNowUntil(envelope.ExpireTime));
