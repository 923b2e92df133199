import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { getClub } from '#protocol/operations/club.ts';
import { operationKey, RequestFailure, useCall } from '../../base/client/index.ts';

/** What the service answers to who is in no club (specification 2 §8). */
const NO_CLUB = 200105;

/** One's own club; `null` for who is in none. */
export function useOwnClub(): UseQueryResult<ClubInfo | null> {
  const call = useCall();
  return useQuery({
    queryKey: operationKey(getClub),
    queryFn: async ({ signal }) => {
      try {
        return await call(getClub, {}, { signal });
      } catch (error) {
        if (error instanceof RequestFailure && error.code === NO_CLUB) return null;
        throw error;
      }
    },
  });
}
