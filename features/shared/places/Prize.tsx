import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Places.css.ts';

/** Gold after a coin. */
export function Prize({ gold }: { gold: number }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <span className={css.prize}>
      <img alt="" className={css.coin} height={16} src={itemSrc('coin')} width={16} />
      <Amount
        locale={locale}
        tone="gold"
        unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
        value={gold}
      />
    </span>
  );
}
