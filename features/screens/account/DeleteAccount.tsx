import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cancelDeletion, getDeletion } from '#protocol/endpoints/account.ts';
import type { DeletionState } from '#protocol/entities/account.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { uuid, useClient } from '../../base/client/index.ts';
import { FailedView, useErrorText } from '../../base/errors/index.ts';
import { useSession } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Account.css.ts';
import { DeletionDialog } from './DeletionDialog.tsx';

const KEY = ['deletion'] as const;

/** Requests the deletion of the account, or cancels it within the 14 days. */
export function DeleteAccount(): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { session } = useSession();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, session?.playerID],
    queryFn: ({ signal }) => rest.post(getDeletion, {}, { token: session?.token, signal }),
    enabled: session !== undefined,
  });
  const put = (state: DeletionState): void => {
    queries.setQueryData([...KEY, session?.playerID], state);
  };
  const cancel = useMutation({
    mutationFn: () => rest.post(cancelDeletion, {}, { token: session?.token, idempotencyKey: uuid() }),
    onSuccess: (state) => {
      put(state);
      toast({
        tone: 'success',
        text: formatMessage({ id: 'account.deleteCancelled', defaultMessage: '已取消刪除，帳號會保留' }),
      });
    },
    onError: (failure) => toast({ tone: 'danger', text: errorText(failure) }),
  });
  if (data === undefined) {
    return error ? (
      <FailedView error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="2.75rem" shape="box" width="8rem" />
    );
  }
  if (data.State === 'requested') {
    return (
      <>
        <p className={css.due} role="status">
          <FormattedMessage
            defaultMessage="您的帳號將在 {time} 刪除。在那之前可以隨時取消。"
            id="account.deleteDue"
            values={{ time: <DateTime locale={locale} value={data.DueTime} /> }}
          />
        </p>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <FormattedMessage defaultMessage="取消刪除" id="account.deleteCancel" />
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="danger">
        <FormattedMessage defaultMessage="申請刪除帳號" id="account.deleteOpen" />
      </Button>
      {asked && session ? (
        <DeletionDialog keeps={data.Keeps} onClose={() => setAsked(false)} onRequested={put} session={session} />
      ) : null}
    </>
  );
}
