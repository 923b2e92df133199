import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { vipBadgeSrc } from '#art/index.ts';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { drawnTier, useTierName, useVipLadder } from '../../vip/index.ts';
import * as css from '../Store.css.ts';
import type { Goods } from '../useGoods.ts';

/** The progress to the next VIP tier, and the amount that the marked pack adds to it. */
export function VipGain({ goods }: { goods: Goods | undefined }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const tierName = useTierName();
  const own = useVipLadder().data?.Own;
  if (own === undefined || own.Next === 0) return null;
  const popular = goods?.GoldPacks.find(({ Popular }) => Popular);
  return (
    <div className={css.vip}>
      <img alt="" className={css.vipMark} height={56} src={vipBadgeSrc(drawnTier(own.VIPLevel), 'badge')} width={56} />
      <div className={css.vipBar}>
        <LevelBar
          from={tierName(own.VIPLevel)}
          label={formatMessage({ id: 'store.vip', defaultMessage: 'VIP 經驗' })}
          max={own.Next}
          note={
            popular === undefined ? undefined : (
              <FormattedMessage
                defaultMessage="NT$ {price, number} 這包加 {experience, number} 經驗"
                id="store.vipGain"
                values={{ price: popular.Price, experience: popular.Experience }}
              />
            )
          }
          to={tierName(own.VIPLevel + 1)}
          value={own.Experience}
          valueText={`${formatNumber(own.Experience)} / ${formatNumber(own.Next)}`}
        />
      </div>
    </div>
  );
}
