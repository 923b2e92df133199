import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { removePasskey } from '#protocol/endpoints/passkey.ts';
import type { Passkey } from '#protocol/entities/passkey.ts';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useClient } from '../../client/index.ts';
import { useErrorText } from '../../errors/index.ts';
import { ConfirmCode } from '../bind/ConfirmCode.tsx';
import { needsProof } from '../bind/needsProof.ts';
import { useAskPasskeys } from './usePasskeys.ts';
import { usePasskeyName } from './usePasskeyName.ts';

export interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Removes a passkey, after asking; asks for a code first where the sign-in was long ago. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const toast = useToast();
  const errorText = useErrorText();
  const askPasskeys = useAskPasskeys();
  const name = usePasskeyName(passkey);
  const title = formatMessage({ id: 'passkeys.removeTitle', defaultMessage: '要移除這個通行密鑰嗎？' });
  const remove = useMutation({
    mutationFn: () => client.rest.post(removePasskey, { PasskeyID: passkey.PasskeyID }, { token: client.token() }),
    onSuccess: async () => {
      toast({
        tone: 'success',
        text: formatMessage({ id: 'passkeys.removed', defaultMessage: '已移除「{name}」' }, { name }),
      });
      onClose();
      await askPasskeys();
    },
    onError: async (error) => {
      if (needsProof(error)) return;
      toast({ tone: 'danger', text: errorText(error) });
      onClose();
      // What is shown may be out of date.
      await askPasskeys();
    },
  });
  if (needsProof(remove.error)) {
    return (
      <Dialog
        closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
        onOpenChange={onClose}
        open
        title={title}
      >
        <ConfirmCode onConfirmed={remove.reset} />
      </Dialog>
    );
  }
  return (
    <AlertDialog
      busy={remove.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'passkeys.remove', defaultMessage: '移除' })}
      description={
        <FormattedMessage
          defaultMessage="「{name}」不能再登入這個帳號。裝置上的那一份，請到裝置的密碼管理員刪除。"
          id="passkeys.removeText"
          values={{ name }}
        />
      }
      icon={<Trash2 size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
      open
      title={title}
      tone="warning"
    />
  );
}
