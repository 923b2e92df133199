import { Fingerprint } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { ConfirmCodeForm, needsProof } from '../../confirm/index.ts';
import * as css from './Passkeys.css.ts';
import { addingErrors, usePasskeyErrorText } from './passkeyMessages.ts';
import { useAddPasskey } from './usePasskeys.ts';

export interface AddPasskeyDialogProps {
  /** The dialog opened without a press, after another action. */
  offered?: boolean;
  onClose: () => void;
}

/** Explains passkeys and creates one on the device. Asks for a code first after an old sign-in. */
export function AddPasskeyDialog({ offered = false, onClose }: AddPasskeyDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = usePasskeyErrorText();
  const add = useAddPasskey();
  const title = offered
    ? formatMessage({ id: 'passkeyAdd.offer', defaultMessage: '下次用通行密鑰登入' })
    : formatMessage({ id: 'passkeyAdd.title', defaultMessage: '建立通行密鑰' });
  const closeLabel = formatMessage({ id: 'bind.close', defaultMessage: '關閉' });
  if (needsProof(add.error)) {
    return (
      <Dialog closeLabel={closeLabel} onOpenChange={onClose} open title={title}>
        <ConfirmCodeForm onConfirmed={add.reset} />
      </Dialog>
    );
  }
  const start = (): void =>
    add.mutate(undefined, {
      onSuccess: () => {
        toast({
          tone: 'success',
          text: formatMessage({ id: 'passkeyAdd.done', defaultMessage: '通行密鑰已建立' }),
        });
        onClose();
      },
    });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {offered ? (
              <FormattedMessage defaultMessage="稍後" id="passkeyAdd.later" />
            ) : (
              <FormattedMessage defaultMessage="取消" id="account.cancel" />
            )}
          </Button>
          <Button busy={add.isPending} onClick={start}>
            {add.isError ? (
              <FormattedMessage defaultMessage="再試一次" id="signInProvider.retry" />
            ) : (
              <FormattedMessage defaultMessage="建立" id="passkeyAdd.confirm" />
            )}
          </Button>
        </>
      }
      closeLabel={closeLabel}
      description={formatMessage({
        id: 'passkeyAdd.text',
        defaultMessage: '用這台裝置的指紋、臉部或螢幕鎖登入，不必等驗證碼。指紋與臉部資料留在裝置上，我們收不到。',
      })}
      onOpenChange={onClose}
      open
      title={title}
    >
      <div className={css.asked}>
        <span aria-hidden="true" className={css.drawing}>
          <Fingerprint size={40} />
        </span>
        {add.isError ? <Notice tone="danger">{errorText(add.error, addingErrors)}</Notice> : null}
      </div>
    </Dialog>
  );
}
