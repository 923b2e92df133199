import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './GiftQuotaCard.css.ts';

/** The gold and the gifts that the player can still give today (30230). Renders nothing for a guest, or if the quota is not known. */
export function GiftQuotaCard(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const isGuest = useIsGuest();
  const { data, error } = useOperation(getGiftCatalogue, {}, { enabled: !isGuest });
  if (isGuest || error !== null) return null;
  if (data === undefined) return <Skeleton height="8.25rem" shape="box" width="100%" />;
  const { Worth, WorthLeft, Gifts, GiftsLeft } = data.Quota;
  return (
    <section aria-label={formatMessage({ id: 'gift.quota', defaultMessage: '今日贈禮額度' })} className={css.card}>
      <img alt="" className={css.picture} height={72} src={itemSrc('gift')} width={72} />
      <div className={css.words}>
        <span className={css.label}>
          <FormattedMessage defaultMessage="今天還能送" id="gift.quotaToday" />
        </span>
        <Amount
          locale={locale}
          size={32}
          tone="gold"
          unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
          value={WorthLeft}
        />
        <Progress
          format={() => `${formatNumber(WorthLeft)} / ${formatNumber(Worth)}`}
          label={formatMessage({ id: 'gift.quotaLeft', defaultMessage: '今日剩餘額度' })}
          labelHidden
          max={Worth}
          tone="gold"
          value={WorthLeft}
        />
        <p className={css.facts}>
          <span>
            <FormattedMessage
              defaultMessage="上限 {worth}"
              id="gift.quotaMost"
              values={{
                worth: (
                  <b key="worth">
                    <FormattedNumber value={Worth} />
                  </b>
                ),
              }}
            />
          </span>
          <span>
            <FormattedMessage
              defaultMessage="還能送 {left} / {all} 份"
              id="gift.quotaGifts"
              values={{
                left: <b key="left">{formatNumber(GiftsLeft)}</b>,
                all: <b key="all">{formatNumber(Gifts)}</b>,
              }}
            />
          </span>
        </p>
      </div>
    </section>
  );
}
