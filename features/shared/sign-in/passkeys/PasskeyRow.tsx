import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Passkey } from '#protocol/entities/passkey.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { CredentialRow } from '../../credentials/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePasskeyName } from './usePasskeyName.ts';

export interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey: its name, its dates, and its host if it is another host. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const name = usePasskeyName(passkey);
  const { CreateTime, LastTime, Host } = passkey;
  return (
    <CredentialRow
      actions={
        <>
          <IconButton
            label={formatMessage({ id: 'passkeys.renameOne', defaultMessage: '為「{name}」改名' }, { name })}
            onClick={onRename}
          >
            <Pencil size={18} />
          </IconButton>
          <IconButton
            label={formatMessage({ id: 'passkeys.removeOne', defaultMessage: '移除「{name}」' }, { name })}
            onClick={onRemove}
          >
            <Trash2 size={18} />
          </IconButton>
        </>
      }
      facts={
        <>
          <span>
            {LastTime === '' ? (
              <FormattedMessage defaultMessage="還沒用過" id="passkeys.unused" />
            ) : (
              <FormattedMessage
                defaultMessage="最近使用 {time}"
                id="passkeys.last"
                values={{ time: <DateTime locale={locale} value={LastTime} /> }}
              />
            )}
          </span>
          <span>
            <FormattedMessage
              defaultMessage="建立於 {time}"
              id="passkeys.made"
              values={{ time: <DateTime form="date" locale={locale} value={CreateTime} /> }}
            />
          </span>
          {Host === location.hostname ? null : (
            <span>
              <FormattedMessage defaultMessage="只能在 {host} 使用" id="passkeys.elsewhere" values={{ host: Host }} />
            </span>
          )}
        </>
      }
      icon={<KeyRound size={20} />}
      name={name}
    />
  );
}
