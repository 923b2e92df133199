import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '#protocol/endpoints/auth.ts';
import { useClient } from '../client/index.ts';
import { postSigned } from './postSigned.ts';
import { putSession } from './sessionKeys.ts';
import { notifyOtherTabs } from './tabs.ts';

/** Signs out here and in the other tabs. The page removes the session even without a connection. */
export function useSignOut(): UseMutationResult<unknown, Error, void> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      // Stops first, so that the end of the session is not reported as an end from outside.
      client.stop();
      return postSigned(client, signOut, (csrfToken) => ({ csrfToken }));
    },
    onSettled: () => {
      putSession(queries, null);
      notifyOtherTabs();
    },
  });
}
