import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Mail } from '#protocol/entities/mail.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { useMailAction } from './useMailAction.ts';

const refusals = defineMessages({
  300015: { id: 'mail.refused.300015', defaultMessage: '信裡的附件還沒領取，請先領取再刪除' },
});

/** Deletes a mail after a question. */
export function DeleteMailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const toast = useToast();
  const errorText = useErrorText();
  const act = useMailAction({
    onSuccess: () => {
      toast({ tone: 'success', text: formatMessage({ id: 'mail.deleted', defaultMessage: '已刪除信件' }) });
      onClose();
    },
    onError: (error) => {
      toast({ tone: 'danger', text: errorText(error, refusals) });
      onClose();
    },
  });
  return (
    <AlertDialog
      busy={act.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'mail.delete', defaultMessage: '刪除' })}
      description={
        <FormattedMessage
          defaultMessage="「{title}」刪除後無法復原。"
          id="mail.deleteText"
          values={{ title: mail.Title[locale] }}
        />
      }
      icon={<Trash2 size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => act.mutate({ Delete: [mail.MailID] })}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'mail.deleteTitle', defaultMessage: '要刪除這封信嗎？' })}
      tone="danger"
    />
  );
}
