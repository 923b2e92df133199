import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { ITEM, type Wallet } from '#protocol/entities/wallet.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { RequestFailure } from '../../client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../errors/index.ts';
import { triesLeft } from '../../gift-password/index.ts';
import { useBrand } from '../../settings/index.ts';
import { playerPicture, usePlayerName } from '../../shell/index.ts';
import { type GiftCatalogue, type GiftPrice, heldOf, type refusalOf } from './giftDraft.ts';
import * as css from './GiftPicker.css.ts';
import { ItemAmount } from './ItemAmount.tsx';

const short = defineMessages({
  gem: { id: 'gift.shortOfGems', defaultMessage: '寶石不足，請先購點或減少數量' },
  point: { id: 'gift.shortOfPoints', defaultMessage: '點數不足，請先購點或減少數量' },
  gold: { id: 'gift.shortOfGold', defaultMessage: '金幣不足以支付金額與手續費，請降低金額' },
});

export interface GiftBillProps {
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;
  catalogue: GiftCatalogue;
  price: GiftPrice | undefined;
  /** What the page knows to be in its way. */
  refusal: ReturnType<typeof refusalOf>;
  /** What the service answered. */
  error: Error | null;
  feeChanged: boolean;
  wallet: Wallet | undefined;
}

/** All that a gift costs and brings, and what is left of the day, before it is sent. */
export function GiftBill({ to, catalogue, price, refusal, error, feeChanged, wallet }: GiftBillProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const playerName = usePlayerName();
  const errorText = useErrorText();
  const { WalletItem } = useBrand().Capabilities;
  const overrides: ErrorOverrides = { 200124: short[WalletItem], 100011: short.gold };
  const { Quota, Gold } = catalogue;
  const name = playerName(to.Name);
  const problem =
    error !== null && !feeChanged && triesLeft(error) === undefined
      ? error
      : refusal === undefined
        ? undefined
        : new RequestFailure(refusal);
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
      {feeChanged ? (
        <Notice tone="warning">
          <FormattedMessage
            defaultMessage="手續費已變更為 {percent}%，請確認新的總計後再送出"
            id="gift.feeChanged"
            values={{ percent: Gold.FeePercent }}
          />
        </Notice>
      ) : null}
      {problem === undefined ? null : (
        <div role="alert">
          <Notice tone={error === problem ? 'danger' : 'warning'}>{errorText(problem, overrides)}</Notice>
        </div>
      )}
    </section>
  );
}
