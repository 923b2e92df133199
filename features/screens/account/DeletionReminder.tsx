import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cancelDeletion } from '#protocol/endpoints/account.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { uuid, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { askProfile } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

export interface DeletionReminderProps {
  dueTime: string;
  token: string;
  onClose: () => void;
}

/** Shows the time of the deletion, and cancels it. */
export default function DeletionReminder({ dueTime, token, onClose }: DeletionReminderProps): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const cancel = useMutation({
    mutationFn: () => rest.post(cancelDeletion, {}, { token, idempotencyKey: uuid() }),
    onSuccess: async () => {
      toast({
        tone: 'success',
        text: formatMessage({ id: 'account.deleteCancelled', defaultMessage: '已取消刪除，帳號會保留' }),
      });
      onClose();
      // The account page may show the deletion too.
      await Promise.all([askProfile(queries), queries.invalidateQueries({ queryKey: ['deletion'] })]);
    },
    onError: (failure) => toast({ tone: 'danger', text: errorText(failure) }),
  });
  return (
    <AlertDialog
      busy={cancel.isPending}
      cancelLabel={formatMessage({ id: 'account.close', defaultMessage: '關閉' })}
      confirmLabel={formatMessage({ id: 'account.deleteCancel', defaultMessage: '取消刪除' })}
      description={
        <FormattedMessage
          defaultMessage="您的帳號將在 {time} 刪除。在那之前可以隨時取消。"
          id="account.deleteDue"
          values={{ time: <DateTime locale={locale} value={dueTime} /> }}
        />
      }
      icon={<UserX size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => cancel.mutate()}
      open
      title={formatMessage({ id: 'account.delete', defaultMessage: '刪除帳號' })}
      tone="warning"
    />
  );
}
