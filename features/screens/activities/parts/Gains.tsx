import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { type Gained, itemOf } from '../../../shared/rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from './Activity.css.ts';

/** The amounts of the items, with drawings. */
export function Gains({ gained }: { gained: readonly Gained[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <span className={css.gains}>
      {gained.map(({ ItemID, Amount: value }) => {
        const { name, picture } = itemOf(ItemID);
        return (
          <span className={css.gain} key={ItemID}>
            <img alt="" height={18} src={itemSrc(picture)} width={18} />
            <Amount locale={locale} tone="gold" unit={formatMessage(name)} value={value} />
          </span>
        );
      })}
    </span>
  );
}
