import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { removePasskey } from '#protocol/endpoints/passkey.ts';
import type { Passkey } from '#protocol/entities/passkey.ts';
import { useClient } from '../../../base/client/index.ts';
import { RemoveCredentialDialog } from '../../credentials/index.ts';
import { ConfirmCodeForm, needsProof } from '../../confirm/index.ts';
import { useAskPasskeys } from './usePasskeys.ts';
import { usePasskeyName } from './usePasskeyName.ts';

export interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Removes a passkey after a question. If the sign-in is old, asks for a code first. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const askPasskeys = useAskPasskeys();
  const name = usePasskeyName(passkey);
  return (
    <RemoveCredentialDialog
      confirmLabel={formatMessage({ id: 'passkeys.remove', defaultMessage: '移除' })}
      description={
        <FormattedMessage
          defaultMessage="「{name}」不能再登入這個帳號。裝置上的那一份，請到裝置的密碼管理員刪除。"
          id="passkeys.removeText"
          values={{ name }}
        />
      }
      doneText={formatMessage({ id: 'passkeys.removed', defaultMessage: '已移除「{name}」' }, { name })}
      icon={<Trash2 size={28} />}
      onClose={onClose}
      needsProof={needsProof}
      reload={askPasskeys}
      renderProof={(onConfirmed) => <ConfirmCodeForm onConfirmed={onConfirmed} />}
      remove={() => client.rest.post(removePasskey, { PasskeyID: passkey.PasskeyID }, { token: client.token() })}
      title={formatMessage({ id: 'passkeys.removeTitle', defaultMessage: '要移除這個通行密鑰嗎？' })}
    />
  );
}
