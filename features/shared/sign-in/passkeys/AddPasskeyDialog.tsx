import { Fingerprint } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { ActionDialog } from '../../dialogs/index.ts';
import * as css from './Passkeys.css.ts';
import { addingErrors, usePasskeyErrorText } from './passkeyMessages.ts';
import { useAddPasskey } from './usePasskeys.ts';

export interface AddPasskeyDialogProps {
  /** Whether the dialog opened without a press, after another action. */
  offered?: boolean;
  onClose: () => void;
}

/** Explains passkeys and creates one on the device. If the sign-in is old, asks for a code first. */
export function AddPasskeyDialog({ offered = false, onClose }: AddPasskeyDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = usePasskeyErrorText();
  const add = useAddPasskey();
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
    <ActionDialog
      action={add}
      cancelLabel={offered ? formatMessage({ id: 'passkeyAdd.later', defaultMessage: '稍後' }) : undefined}
      confirmLabel={
        add.isError
          ? formatMessage({ id: 'signInProvider.retry', defaultMessage: '再試一次' })
          : formatMessage({ id: 'passkeyAdd.confirm', defaultMessage: '建立' })
      }
      description={formatMessage({
        id: 'passkeyAdd.text',
        defaultMessage: '用這台裝置的指紋、臉部或螢幕鎖登入，不必等驗證碼。指紋與臉部資料留在裝置上，我們收不到。',
      })}
      hidesRefusal
      onClose={onClose}
      onConfirm={start}
      title={
        offered
          ? formatMessage({ id: 'passkeyAdd.offer', defaultMessage: '下次用通行密鑰登入' })
          : formatMessage({ id: 'passkeyAdd.title', defaultMessage: '建立通行密鑰' })
      }
    >
      <div className={css.asked}>
        <span aria-hidden="true" className={css.drawing}>
          <Fingerprint size={40} />
        </span>
        {add.isError ? <Notice tone="danger">{errorText(add.error, addingErrors)}</Notice> : null}
      </div>
    </ActionDialog>
  );
}
