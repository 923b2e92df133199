import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { signOutEverywhere } from '#protocol/endpoints/account.ts';
import { useClient } from '../client/index.ts';
import { postSigned } from './postSigned.ts';
import { putSession } from './sessionKeys.ts';
import { tellOtherTabs } from './tabs.ts';

/** Ends this player's session on every device; here it is over at once. */
export function useSignOutEverywhere(): UseMutationResult<unknown, Error, void> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await postSigned(client, signOutEverywhere, (csrfToken) => ({ csrfToken }));
      client.stop();
    },
    onSuccess: () => {
      putSession(queries, null);
      tellOtherTabs();
    },
  });
}
