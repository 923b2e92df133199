import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { ITEM, type Wallet } from '#protocol/entities/wallet.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { playerPicture, usePlayerName } from '../../shell/index.ts';
import { type GiftCatalogue, type GiftPrice, heldOf } from './giftDraft.ts';
import * as css from './GiftPicker.css.ts';
import { ItemAmount } from './ItemAmount.tsx';

export interface GiftBillProps {
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;
  catalogue: GiftCatalogue;
  price: GiftPrice | undefined;
  wallet: Wallet | undefined;
}

/** All that a gift costs and brings, and what is left of the day, before it is sent. */
export function GiftBill({ to, catalogue, price, wallet }: GiftBillProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const playerName = usePlayerName();
  const { Quota, Gold } = catalogue;
  const name = playerName(to.Name);
  const used = Quota.Worth - Quota.WorthLeft + (price?.Worth ?? 0);
  return (
    <section aria-label={formatMessage({ id: 'gift.bill', defaultMessage: '送出前確認' })} className={css.bill}>
      <dl className={css.lines}>
        <div className={css.line}>
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
              <ItemAmount item={ITEM.gold} value={price.Fee} />
            ) : price === undefined ? (
              '—'
            ) : (
              <span className={css.free}>
                <FormattedMessage defaultMessage="免" id="gift.noFee" />
              </span>
            )}
          </dd>
        </div>
        <div className={css.line} data-strong>
          <dt>
            <FormattedMessage defaultMessage="總計支付" id="gift.total" />
          </dt>
          <dd>{price === undefined ? '—' : <ItemAmount coin={22} item={price.PaidItemID} value={price.Total} />}</dd>
        </div>
        <div className={css.receives}>
          <dt className={css.taker}>
            <Avatar
              name=""
              size={44}
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
          </dt>
          <dd>
            {price === undefined ? '—' : <ItemAmount coin={28} item={ITEM.gold} tone="gold" value={price.Worth} />}
          </dd>
        </div>
        {price === undefined || wallet === undefined || heldOf(wallet, price.PaidItemID) < price.Total ? null : (
          <div className={css.line}>
            <dt>
              <FormattedMessage defaultMessage="送出後剩" id="gift.leftAfter" />
            </dt>
            <dd>
              <ItemAmount item={price.PaidItemID} value={heldOf(wallet, price.PaidItemID) - price.Total} />
            </dd>
          </div>
        )}
      </dl>
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
    </section>
  );
}
