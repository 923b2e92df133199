import { useIntl } from 'react-intl';
import type { Passkey } from '#protocol/entities/passkey.ts';

/** The name of a passkey. An unknown device gets a general name. */
export function usePasskeyName({ Name }: Pick<Passkey, 'Name'>): string {
  const { formatMessage } = useIntl();
  return Name === '' ? formatMessage({ id: 'passkeys.one', defaultMessage: '通行密鑰' }) : Name;
}
