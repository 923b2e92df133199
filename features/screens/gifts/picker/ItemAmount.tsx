import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from './GiftPicker.css.ts';

export interface ItemAmountProps {
  item: number;
  value: number;
  coin?: number;
  tone?: 'inherit' | 'gold';
}

/** An amount of an item, with its coin. */
export function ItemAmount({ item, value, coin = 20, tone = 'inherit' }: ItemAmountProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { name, picture } = itemOf(item);
  return (
    <span className={css.amount}>
      <img alt="" height={coin} src={itemSrc(picture)} width={coin} />
      <Amount locale={locale} tone={tone} unit={formatMessage(name)} value={value} />
    </span>
  );
}
