import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { signOutEverywhere } from '#protocol/endpoints/account.ts';
import { useClient } from '../client/index.ts';
import { postSigned } from './postSigned.ts';
import { putSession } from './sessionKeys.ts';
import { notifyOtherTabs } from './tabs.ts';

/**
 * Ends the player's sessions on every device, and on this device immediately.
 *
 * @param onEnded called before the page removes the session, since the calling component may unmount then
 */
export function useSignOutEverywhere(onEnded: () => void): UseMutationResult<unknown, Error, void> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await postSigned(client, signOutEverywhere, (csrfToken) => ({ csrfToken }));
      client.stop();
    },
    onSuccess: () => {
      onEnded();
      putSession(queries, null);
      notifyOtherTabs();
    },
  });
}
