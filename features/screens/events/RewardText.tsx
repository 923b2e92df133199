import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Reward } from '#protocol/entities/mission.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { gainedOf, itemOf } from '../../shared/rewards/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';

export interface RewardTextProps {
  reward: Reward;
  /** `inherit`: for a background with its own text colour. */
  tone?: 'gold' | 'inherit';
  /** Shows only the number, beside a drawing of the currency. */
  isDrawn?: boolean;
}

/** Gold, and gems or points by brand. Leaves out zero amounts. */
export function RewardText({ reward, tone = 'gold', isDrawn = false }: RewardTextProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const gained = gainedOf(reward, useBrand().Capabilities.WalletItem);
  return (
    <span className={css.rewards} data-size={isDrawn ? 'inherit' : undefined}>
      {gained.map(({ ItemID, Amount: value }) => {
        const { name, picture } = itemOf(ItemID);
        return (
          <span className={css.reward} data-size={isDrawn ? 'inherit' : undefined} key={ItemID}>
            {isDrawn && (gained.length === 1 || ItemID === ITEM.gold) ? null : (
              <img alt="" height={18} src={itemSrc(picture)} width={18} />
            )}
            <Amount locale={locale} tone={tone} unit={formatMessage(name)} value={value} />
          </span>
        );
      })}
    </span>
  );
}
