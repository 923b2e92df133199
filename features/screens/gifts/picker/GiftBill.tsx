import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import type { GiftCatalogue, GiftPrice } from './giftDraft.ts';
import * as css from './GiftPicker.css.ts';
import { ItemAmount } from './ItemAmount.tsx';

export interface GiftBillProps {
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;
  catalogue: GiftCatalogue;
  price: GiftPrice | undefined;
  children: ReactNode;
}

/** The cost and value of a gift, and the rest of the day's quota, before sending. */
export function GiftBill({ to, catalogue, price, children }: GiftBillProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const playerName = usePlayerName();
  const { Quota, Gold } = catalogue;
  const name = playerName(to.Name);
  const used = Quota.Worth - Quota.WorthLeft + (price?.Worth ?? 0);
  return (
    <Box
      aria-label={formatMessage({ id: 'gift.bill', defaultMessage: '送出前確認' })}
      as="section"
      gap={2}
      padding={3}
      radius={3}
      surface="raised2"
    >
      <div className={css.sums} data-counted={children === null ? undefined : ''}>
        {children}
        <dl className={css.lines}>
          <Inline align="baseline" justify="between" rowGap={0} size={13} tone="muted" wrap>
            <dt>
              {price?.PaidItemID === ITEM.gold ? (
                <FormattedMessage
                  defaultMessage="手續費 {percent}%"
                  id="gift.feeOf"
                  values={{ percent: Gold.FeePercent }}
                />
              ) : (
                <FormattedMessage defaultMessage="手續費" id="gift.fee" />
              )}
            </dt>
            <dd>
              {price !== undefined && price.Fee > 0 ? (
                <ItemAmount coin={16} item={ITEM.gold} value={price.Fee} />
              ) : price === undefined ? (
                '—'
              ) : (
                <span className={css.free}>
                  <FormattedMessage defaultMessage="免" id="gift.noFee" />
                </span>
              )}
            </dd>
          </Inline>
          <Inline align="baseline" justify="between" rowGap={0} size={13} tone="muted" wrap>
            <dt>
              <FormattedMessage defaultMessage="總計支付" id="gift.total" />
            </dt>
            <dd className={css.total}>
              {price === undefined ? '—' : <ItemAmount coin={20} item={price.PaidItemID} value={price.Total} />}
            </dd>
          </Inline>
        </dl>
      </div>
      <div className={css.receives}>
        <Avatar
          name=""
          size={36}
          src={
            to.PicURL === undefined || to.PictureSetting === undefined
              ? undefined
              : playerPicture({ playerID: to.PlayerID, picURL: to.PicURL, pictureSetting: to.PictureSetting })
          }
        />
        <span>
          <FormattedMessage defaultMessage="{name} 收到" id="gift.receives" values={{ name }} />
          <span className={css.note}>
            <FormattedMessage defaultMessage="到信件領取" id="gift.receivesByMail" />
          </span>
        </span>
        <span className={css.worth}>
          {price === undefined ? '—' : <ItemAmount coin={24} item={ITEM.gold} tone="gold" value={price.Worth} />}
        </span>
      </div>
      <Progress
        format={() => `${formatNumber(Quota.WorthLeft)} / ${formatNumber(Quota.Worth)}`}
        label={formatMessage({ id: 'gift.quotaLeft', defaultMessage: '今日剩餘額度' })}
        max={Quota.Worth}
        size="sm"
        tone={used > Quota.Worth ? 'gold' : 'primary'}
        value={Math.min(used, Quota.Worth)}
      />
      <p className={css.note}>
        <FormattedMessage
          defaultMessage="今日還能送 {left, number} / {all, number} 份，單份最高 {largest, number} 金幣"
          id="gift.countLeft"
          values={{ left: Quota.GiftsLeft, all: Quota.Gifts, largest: Quota.Largest }}
        />
      </p>
    </Box>
  );
}
