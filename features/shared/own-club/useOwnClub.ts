import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { getClub } from '#protocol/operations/club.ts';
import { operationKey, RequestFailure, useCall } from '../../base/client/index.ts';

/** The service's code for a player without a club (specification 2 §8). */
const NO_CLUB = 200105;

/** The player's own club. `null` without a club. */
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
