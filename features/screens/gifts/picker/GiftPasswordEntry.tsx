import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GiftPasswordField } from '../../../shared/gift-password/index.ts';

/** The gift password, with the tries left after a wrong one (200218). */
export function GiftPasswordEntry({
  value,
  onChange,
  left,
}: {
  value: string;
  onChange: (digits: string) => void;
  left: number | undefined;
}): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <GiftPasswordField
      hint={formatMessage({ id: 'giftPassword.fieldHint', defaultMessage: '您設定的 6 位數贈禮密碼' })}
      onValueChange={onChange}
      triesLeft={left}
      value={value}
    />
  );
}
