import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../Club.css.ts';

/** An amount of gold with its coin, in a row or a sentence. */
export function Gold({ value, signed = false }: { value: number; signed?: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <span className={css.gold}>
      <img alt="" className={css.coin} src={itemSrc('coin')} />
      <Amount
        locale={locale}
        signed={signed}
        tone="gold"
        unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
        value={value}
      />
    </span>
  );
}
