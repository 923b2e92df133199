import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { muteChanged } from '#protocol/operations/operator.ts';
import type { RequestFailure } from '../../../base/client/index.ts';
import { usePush } from '../../../base/client/index.ts';

/** The end and the reason of a mute. The reason may be empty. */
export interface Mute {
  readonly Until: string;
  readonly Reason: string;
}

/** Stored like the answers of operations, so that it is removed with the session. */
const KEY = ['operation', 'mute'];
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** The player's mute. Undefined while the player may write, or if unknown. */
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

/** Returns the function that stores the mute of a refusal (200068). */
export function useTakeMute(): (refusal: RequestFailure) => void {
  const queries = useQueryClient();
  return useCallback(
    ({ detail: { Until, Reason = '' } }) => {
      if (Until !== undefined) queries.setQueryData<Mute>(KEY, { Until, Reason });
    },
    [queries],
  );
}

/** Follows the operator's mutes (15703). Call it in one component of the page. */
export function useKeepMute(): void {
  const queries = useQueryClient();
  useMute();
  usePush(muteChanged, ({ MutedUntil, Reason }) =>
    queries.setQueryData<Mute | null>(KEY, MutedUntil === '' ? null : { Until: MutedUntil, Reason }),
  );
}
