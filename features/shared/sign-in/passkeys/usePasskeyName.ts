import { useIntl } from 'react-intl';
import type { Passkey } from '#protocol/entities/passkey.ts';

/** The name of a passkey; one whose device could not be told has a general one. */
export function usePasskeyName({ Name }: Pick<Passkey, 'Name'>): string {
  const { formatMessage } = useIntl();
  return Name === '' ? formatMessage({ id: 'passkeys.one', defaultMessage: '通行密鑰' }) : Name;
}
