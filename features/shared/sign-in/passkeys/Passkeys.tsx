import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_PASSKEYS, type Passkey } from '#protocol/entities/passkey.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { CredentialList } from '../../credentials/index.ts';
import { FailedView } from '../../../base/errors/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { supportsPasskeys } from './supportsPasskeys.ts';
import { usePasskeys } from './usePasskeys.ts';

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the account, with buttons that add, rename and remove. */
export function Passkeys(): ReactNode {
  const { formatMessage } = useIntl();
  const isGuest = useIsGuest();
  const { data, error, refetch } = usePasskeys();
  const [doing, setDoing] = useState<Doing>();
  if (data === undefined) {
    return error ? (
      <FailedView error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="7rem" shape="box" width="100%" />
    );
  }
  const isSupported = supportsPasskeys();
  const refusal = isGuest
    ? formatMessage({ id: 'bindWays.phoneFirst', defaultMessage: '請先綁定手機' })
    : data.length >= MAX_PASSKEYS
      ? formatMessage({ id: 'error.300035', defaultMessage: '最多建立 10 個通行密鑰，請先移除不用的' })
      : undefined;
  const close = (): void => setDoing(undefined);
  return (
    <>
      {data.length > 0 ? (
        <CredentialList label={formatMessage({ id: 'passkeys.title', defaultMessage: '通行密鑰' })}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.PasskeyID}
              onRemove={() => setDoing({ what: 'remove', passkey })}
              onRename={() => setDoing({ what: 'rename', passkey })}
              passkey={passkey}
            />
          ))}
        </CredentialList>
      ) : isSupported ? (
        <Text tone="muted">
          <FormattedMessage defaultMessage="還沒有通行密鑰。" id="passkeys.none" />
        </Text>
      ) : null}
      {isSupported ? (
        <Button
          disabledReason={refusal}
          icon={<Plus size={18} />}
          onClick={() => setDoing({ what: 'add' })}
          variant="secondary"
        >
          <FormattedMessage defaultMessage="建立通行密鑰" id="passkeyAdd.title" />
        </Button>
      ) : (
        <Text tone="warn">
          <FormattedMessage
            defaultMessage="這個瀏覽器或網址無法建立通行密鑰。請換用較新的瀏覽器，並以 https 開啟。"
            id="passkeys.unsupported"
          />
        </Text>
      )}
      {doing?.what === 'add' ? <AddPasskeyDialog onClose={close} /> : null}
      {doing?.what === 'rename' ? <RenamePasskeyDialog onClose={close} passkey={doing.passkey} /> : null}
      {doing?.what === 'remove' ? <RemovePasskeyDialog onClose={close} passkey={doing.passkey} /> : null}
    </>
  );
}
