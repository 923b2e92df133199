import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { itemOf, useGainedText } from '../../shared/rewards/index.ts';
import * as css from './Redeem.css.ts';
import type { Redeemed } from './useRedeem.ts';

/** Shows what a code gave, as pictures and in one sentence. */
export function Gained({ redeemed: { Rewards } }: { redeemed: Redeemed }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { won } = useGainedText();
  return (
    <div className={css.got}>
      <ul className={css.items}>
        {Rewards.map(({ ItemID, Amount: amount }) => {
          const { name, picture } = itemOf(ItemID);
          return (
            <li className={css.item} key={ItemID}>
              <img alt="" height={56} src={itemSrc(picture)} width={56} />
              <Amount locale={locale} tone="gold" value={amount} />
              <span className={css.name}>{formatMessage(name)}</span>
            </li>
          );
        })}
      </ul>
      <div role="status">
        <Text>{won(Rewards)}</Text>
      </div>
    </div>
  );
}
