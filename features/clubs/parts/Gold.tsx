import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../settings/index.ts';

/** An amount of gold as rows write it. */
export function Gold({ value, signed = false }: { value: number; signed?: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <Amount
      locale={locale}
      signed={signed}
      tone="gold"
      unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
      value={value}
    />
  );
}
