import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VipEarning } from '#protocol/entities/vip.ts';
import { usePart } from '../../base/settings/index.ts';
import * as css from './Vip.css.ts';

/** The rates of VIP experience, by the open parts of the product. */
export function HowToEarn({ earning: { GoldPerExperience, PerNtDollar } }: { earning: VipEarning }): ReactNode {
  const hasGames = usePart('Games') !== 'closed';
  const hasShop = usePart('Shop') !== 'closed';
  return (
    <div className={css.earn}>
      <Info aria-hidden="true" className={css.rightIcon} size={18} />
      <p>
        {hasGames || !hasShop ? (
          <span className={css.way}>
            <FormattedMessage
              defaultMessage="押注 {gold, number} 金幣得 {points, number} VIP 經驗"
              id="vip.earn.games"
              values={{ gold: GoldPerExperience, points: 1 }}
            />
          </span>
        ) : null}
        {hasShop ? (
          <span className={css.way}>
            <FormattedMessage
              defaultMessage="購點 {money} 得 {points, number} VIP 經驗"
              id="vip.earn.shop"
              values={{ money: 'NT$1', points: PerNtDollar }}
            />
          </span>
        ) : null}
      </p>
    </div>
  );
}
