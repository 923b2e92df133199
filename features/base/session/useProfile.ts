import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { isGuest } from '#protocol/entities/provider.ts';
import { firstAnswerOf, useClient } from '../client/index.ts';
import { PROFILE_KEY } from './sessionKeys.ts';
import { useSession } from './useSession.ts';

export const PROFILE_REFRESH_MS = 300_000;
const PROFILE_RETRIES = 5;

/**
 * The player's own profile. Idle while signed out. Its codes 200017 and 100000 raise no alert (specification 1 §8).
 *
 * @param refresh reads the profile again every five minutes; for one component of the page
 */
export function useProfile(refresh = false): UseQueryResult<OwnProfile> {
  const client = useClient();
  const { session } = useSession();
  return useQuery({
    ...firstAnswerOf(client.first, getOwnProfile, {}),
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => client.rest.post(getOwnProfile, {}, { token: session?.token, signal, quiet: true }),
    enabled: session !== undefined,
    staleTime: PROFILE_REFRESH_MS,
    refetchInterval: refresh ? PROFILE_REFRESH_MS : false,
    refetchIntervalInBackground: true,
    retry: PROFILE_RETRIES,
  });
}

/** Whether the player can sign in only with this device (decisions §3). */
export function useIsGuest(): boolean {
  const { session } = useSession();
  const types = useProfile().data?.player.tptType ?? session?.player.tptType;
  return session !== undefined && types !== undefined && isGuest(types);
}
