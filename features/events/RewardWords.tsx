import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Reward } from '#protocol/entities/mission.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useBrand, useLanguage } from '../settings/index.ts';
import * as css from './Events.css.ts';
import { itemOf } from './itemNames.ts';

export interface RewardWordsProps {
  reward: Reward;
  /** `inherit` on a ground that has an ink of its own. */
  tone?: 'gold' | 'inherit';
}

/** Gold, and gems or points as the brand has them; what a reward has none of is left out. */
export function RewardWords({ reward, tone = 'gold' }: RewardWordsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const premium = ITEM[useBrand().Capabilities.WalletItem];
  const parts = [
    { id: ITEM.gold, value: reward.Gold },
    { id: premium, value: reward.Premium },
  ].filter(({ value }) => value > 0);
  return (
    <span className={css.rewards}>
      {parts.map(({ id, value }) => {
        const { name, picture } = itemOf(id);
        return (
          <span className={css.reward} key={id}>
            {picture ? <img alt="" height={18} src={itemSrc(picture)} width={18} /> : null}
            <Amount locale={locale} tone={tone} unit={formatMessage(name)} value={value} />
          </span>
        );
      })}
    </span>
  );
}
