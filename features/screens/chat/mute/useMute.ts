import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { muteChanged } from '#protocol/operations/operator.ts';
import type { RequestFailure } from '../../../base/client/index.ts';
import { usePush } from '../../../base/client/index.ts';

/** Until when one may not speak, and why; the reason may be empty. */
export interface Mute {
  readonly Until: string;
  readonly Reason: string;
}

/** With the answers of operations, so that it is forgotten with them when the session ends. */
const KEY = ['operation', 'mute'];
/** What a timer can wait at most. */
const LONGEST_MS = 2 ** 31 - 1;

/** Who was muted, until when and why; undefined while one may speak, or as far as is known. */
export function useMute(): Mute | undefined {
  const queries = useQueryClient();
  const { data } = useQuery<Mute | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const until = data?.Until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(() => queries.setQueryData(KEY, null), Math.min(Math.max(0, left), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [queries, until]);
  return data ?? undefined;
}

/** The function that takes in what a refusal (200068) says of a mute. */
export function useTakeMute(): (refusal: RequestFailure) => void {
  const queries = useQueryClient();
  return useCallback(
    ({ detail: { Until, Reason = '' } }) => {
      if (Until !== undefined) queries.setQueryData<Mute>(KEY, { Until, Reason });
    },
    [queries],
  );
}

/** Keeps the mute as the operator sets and lifts it (15703). One component of the page does. */
export function useKeepMute(): void {
  const queries = useQueryClient();
  useMute();
  usePush(muteChanged, ({ MutedUntil, Reason }) =>
    queries.setQueryData<Mute | null>(KEY, MutedUntil === '' ? null : { Until: MutedUntil, Reason }),
  );
}
