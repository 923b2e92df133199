import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRoundProof } from '#protocol/endpoints/play.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { useClient } from '../../base/client/index.ts';

/** A round of the player with the provider's publication. Each visit reads it again, since seeds are revealed later. */
export function useRoundProof(RoundID: string): UseQueryResult<RoundProof> {
  const client = useClient();
  return useQuery({
    queryKey: ['roundProof', RoundID],
    queryFn: ({ signal }) => client.rest.post(getRoundProof, { RoundID }, { token: client.token(), signal }),
    staleTime: 0,
    retry: false,
  });
}
