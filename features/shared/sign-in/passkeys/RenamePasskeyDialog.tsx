import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { renamePasskey } from '#protocol/endpoints/passkey.ts';
import { MAX_PASSKEY_NAME, type Passkey } from '#protocol/entities/passkey.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useClient } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { ActionDialog } from '../../dialogs/index.ts';
import { useAskPasskeys } from './usePasskeys.ts';
import { usePasskeyName } from './usePasskeyName.ts';

export interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const errorText = useErrorText();
  const askPasskeys = useAskPasskeys();
  const [name, setName] = useState(usePasskeyName(passkey));
  const kept = readableText(name);
  const rename = useMutation({
    mutationFn: () =>
      client.rest.post(
        renamePasskey,
        { PasskeyID: passkey.PasskeyID, Name: kept },
        { token: client.token(), quiet: true },
      ),
    onSuccess: async () => {
      await askPasskeys();
      onClose();
    },
  });
  const ready = kept !== '' && kept.length <= MAX_PASSKEY_NAME;
  return (
    <ActionDialog
      action={rename}
      cancelLabel={null}
      confirmLabel={formatMessage({ id: 'passkeys.save', defaultMessage: '儲存' })}
      hidesRefusal
      notReady={!ready}
      onClose={onClose}
      onConfirm={() => rename.mutate()}
      title={formatMessage({ id: 'passkeys.renameTitle', defaultMessage: '通行密鑰的名稱' })}
    >
      <TextField
        autoComplete="off"
        error={rename.isError ? errorText(rename.error) : undefined}
        hint={formatMessage({ id: 'passkeys.nameHint', defaultMessage: '只有您看得到，例如「我的手機」。' })}
        label={formatMessage({ id: 'passkeys.name', defaultMessage: '名稱' })}
        maxLength={MAX_PASSKEY_NAME}
        onValueChange={(typed) => {
          setName(typed);
          rename.reset();
        }}
        value={name}
      />
    </ActionDialog>
  );
}
