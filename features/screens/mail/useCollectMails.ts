import type { UseMutationResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { RequestOf, ResultOf } from '#protocol/operation.ts';
import { actOnMails } from '#protocol/operations/mail.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { MAILS_KEY } from '../../shared/badges/index.ts';
import { useCall } from '../../base/client/index.ts';
import { useClaim } from '../../shared/rewards/index.ts';

type Collected = ResultOf<typeof actOnMails>;
type Wanted = NonNullable<RequestOf<typeof actOnMails>['Collect']>;

/** Collects the attachments of some mails, or of all, in one celebration. Shows a message if there are none. */
export function useCollectMails(): UseMutationResult<
  Collected,
  Error,
  { readonly given: Wanted; readonly from?: Element | null | undefined }
> {
  const { formatMessage } = useIntl();
  const call = useCall();
  const toast = useToast();
  return useClaim<Wanted, Collected>({
    claim: (Collect) => call(actOnMails, { Collect }),
    list: MAILS_KEY,
    gained: ({ Attachments }) => Attachments,
    onClaimed: ({ Attachments }) => {
      if (Attachments.length > 0) return;
      toast({ tone: 'info', text: formatMessage({ id: 'mail.nothing', defaultMessage: '沒有可以領取的附件' }) });
    },
  });
}
