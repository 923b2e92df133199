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

/** Others take from it without a word to who looks on: what may still be taken is asked for anew while it is seen. */
const FRESH_MS = 15_000;

type Opened = ResultOf<typeof getEnvelope>;

/** All its shares come at once: there are never more. */
const requestOf = (RedEnvelopeID: string) => ({ RedEnvelopeID, PerPage: ENVELOPE_MAX_SHARES });

/** One red envelope and who took how much of it. */
export function useEnvelope(id: string): UseQueryResult<Opened> {
  const { session } = useSession();
  return useOperation(getEnvelope, requestOf(id), {
    enabled: session !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isRunning(data.RedEnvelope, Date.now()) ? FRESH_MS : false,
  });
}

/** Puts a red envelope as it is now in the place of what is shown of it. */
export function putEnvelope(queries: QueryClient, envelope: OwnRedEnvelope): void {
  queries.setQueryData<Opened>(
    operationKey(getEnvelope, requestOf(envelope.RedEnvelopeID)),
    (before) => before && { ...before, RedEnvelope: envelope },
  );
}

/** Reads anew all that is shown of red envelopes. */
export const refreshEnvelopes = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [getEnvelope, getEnvelopes, getEnvelopeRecords].map((contract) =>
      queries.invalidateQueries({ queryKey: operationKey(contract) }),
    ),
  );

/** Keeps what is shown up to date: the lists when one arrives, the sender's own when somebody takes from it. */
export function useEnvelopePushes(): void {
  const queries = useQueryClient();
  usePush(envelopeArrived, () => {
    void queries.invalidateQueries({ queryKey: operationKey(getEnvelopes) });
    void queries.invalidateQueries({ queryKey: operationKey(getEnvelopeRecords) });
  });
  usePush(envelopeClaimed, () => void refreshEnvelopes(queries));
}

/** The time of the last render that mattered: now, and anew when the envelope's time is over. */
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

/** The state of a red envelope for the player of this page; changes by itself when its time is over. */
export function useEnvelopeState(envelope: OwnRedEnvelope): EnvelopeState {
  const { session } = useSession();
  return stateOf(envelope, useNowUntil(envelope.ExpireTime), session?.playerID);
}

/** Whether a red envelope may still be taken from; changes by itself when its time is over. */
export const useIsRunning = (envelope: OwnRedEnvelope): boolean =>
  isRunning(envelope, useNowUntil(envelope.ExpireTime));
