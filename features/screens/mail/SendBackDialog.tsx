import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mail } from '#protocol/entities/mail.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { GiftPasswordField, isGiftPassword, triesLeft } from '../../shared/gift-password/index.ts';
import { useGivingClosed } from '../../base/session/index.ts';
import { ConfirmCode, needsProof } from '../../shared/confirm/index.ts';
import * as css from './Mail.css.ts';
import { useMailAction } from './useMailAction.ts';

/** Collects a gift and sends the same back after a question, with the gift password or a confirmation if the service requires it. */
export function SendBackDialog({ mail, onClose }: { mail: Mail; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const closed = useGivingClosed();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<{ readonly left: number; readonly wrong: boolean }>();
  const act = useMailAction({
    onSuccess: () => {
      toast({ tone: 'success', text: formatMessage({ id: 'mail.sentBack', defaultMessage: '已領取並回贈' }) });
      onClose();
    },
    onError: (error) => {
      const left = triesLeft(error);
      if (left === undefined) return;
      setAsked({ left, wrong: asked !== undefined });
      setPassword('');
    },
  });
  const confirm = (): void =>
    act.mutate({ CollectAndSendBack: [mail.MailID], ...(asked !== undefined && { Password: password }) });
  const isRefused = act.isError && triesLeft(act.error) === undefined;
  const title = formatMessage({ id: 'mail.sendBack', defaultMessage: '領取並回贈' });
  const closeLabel = formatMessage({ id: 'account.close', defaultMessage: '關閉' });
  if (needsProof(act.error)) {
    return (
      <Dialog closeLabel={closeLabel} onOpenChange={onClose} open title={title}>
        <Suspense>
          <ConfirmCode onConfirmed={() => act.reset()} />
        </Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage defaultMessage="取消" id="account.cancel" />
          </Button>
          <Button
            onClick={confirm}
            {...(act.isPending
              ? { busy: true }
              : { disabled: closed !== undefined || (asked !== undefined && !isGiftPassword(password)) })}
          >
            <FormattedMessage defaultMessage="回贈" id="mail.sendBackConfirm" />
          </Button>
        </>
      }
      closeLabel={closeLabel}
      onOpenChange={onClose}
      open
      title={title}
    >
      <div className={css.dialog}>
        <Text>
          <FormattedMessage
            defaultMessage="會先領取這份禮物，再從您的錢包送出同樣的禮物給 {name}，並照贈禮收取手續費。"
            id="mail.sendBackText"
            values={{ name: mail.Sender?.Name ?? mail.From }}
          />
        </Text>
        {closed === undefined ? null : <Text tone="warn">{errorText(closed)}</Text>}
        {asked === undefined ? null : (
          <GiftPasswordField
            hint={formatMessage({ id: 'giftPassword.fieldHint', defaultMessage: '您設定的 6 位數贈禮密碼' })}
            onValueChange={setPassword}
            triesLeft={asked.wrong ? asked.left : undefined}
            value={password}
          />
        )}
        {isRefused ? (
          <div role="alert">
            <Text tone="warn">{errorText(act.error)}</Text>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
