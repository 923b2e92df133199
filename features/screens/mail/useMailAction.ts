import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, ResultOf } from '#protocol/operation.ts';
import { actOnMails } from '#protocol/operations/mail.ts';
import { MAILS_KEY } from '../../shared/badges/index.ts';
import { useCall } from '../../base/client/index.ts';

type MailActions = RequestOf<typeof actOnMails>;

interface Callbacks {
  onSuccess?: (result: ResultOf<typeof actOnMails>) => void;
  onError?: (error: Error) => void;
}

/**
 * Opens, collects, deletes or sends back mails (10140). Every page of mails is read again, also after a refusal. The callbacks run before
 * that, since the mail may no longer exist afterwards.
 */
export function useMailAction(
  callbacks: Callbacks = {},
): UseMutationResult<ResultOf<typeof actOnMails>, Error, MailActions> {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (actions: MailActions) => call(actOnMails, actions),
    ...callbacks,
    onSettled: () => queries.invalidateQueries({ queryKey: MAILS_KEY }),
  });
}
