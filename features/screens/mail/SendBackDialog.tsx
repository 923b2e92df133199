import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mail } from '#protocol/entities/mail.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useGivingClosed } from '../../base/session/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import { useMailAction } from './useMailAction.ts';

/** Collects a gift and sends the same gift back after a question, with the gift password or a confirmation if the service requires it. */
export function SendBackDialog({ mail, onClose }: { mail: Mail; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const closed = useGivingClosed();
  const act = useMailAction({
    onSuccess: () => {
      toast({ tone: 'success', text: formatMessage({ id: 'mail.sentBack', defaultMessage: '已領取並回贈' }) });
      onClose();
    },
  });
  return (
    <ActionDialog
      action={act}
      confirmLabel={formatMessage({ id: 'mail.sendBackConfirm', defaultMessage: '回贈' })}
      notReady={closed !== undefined}
      onClose={onClose}
      onConfirm={(check) => act.mutate({ CollectAndSendBack: [mail.MailID], ...check })}
      title={formatMessage({ id: 'mail.sendBack', defaultMessage: '領取並回贈' })}
    >
      <Text>
        <FormattedMessage
          defaultMessage="會先領取這份禮物，再從您的錢包送出同樣的禮物給 {name}，並照贈禮收取手續費。"
          id="mail.sendBackText"
          values={{ name: mail.Sender?.Name ?? mail.From }}
        />
      </Text>
      {closed === undefined ? null : <Text tone="warn">{errorText(closed)}</Text>}
    </ActionDialog>
  );
}
