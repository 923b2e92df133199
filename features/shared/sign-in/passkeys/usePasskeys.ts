import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { addPasskey, beginPasskey, getPasskeys } from '#protocol/endpoints/passkey.ts';
import type { Passkey } from '#protocol/entities/passkey.ts';
import { useClient } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { makePasskey } from './authenticator.ts';

const KEY = ['passkeys'] as const;

/** The passkeys of the player's own account, the newest first. */
export function usePasskeys(): UseQueryResult<readonly Passkey[]> {
  const { rest } = useClient();
  const { session } = useSession();
  return useQuery({
    queryKey: [...KEY, session?.token],
    queryFn: async ({ signal }) => (await rest.post(getPasskeys, {}, { token: session?.token, signal })).List,
    enabled: session !== undefined,
  });
}

/** Returns a function that reads the list of passkeys again. */
export function useAskPasskeys(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

/** Adds a passkey of this device. Fails with the service's error or `PasskeyFailure`. */
export function useAddPasskey(): UseMutationResult<Passkey, Error, void> {
  const client = useClient();
  const askPasskeys = useAskPasskeys();
  return useMutation({
    mutationFn: async () => {
      const { Options } = await client.rest.post(beginPasskey, {}, { token: client.token() });
      const Credential = await makePasskey(Options);
      return client.rest.post(addPasskey, { Credential }, { token: client.token() });
    },
    onSuccess: askPasskeys,
  });
}
