import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { FailedView } from '../../base/errors/index.ts';
import { useIsGuest, useWallet } from '../../base/session/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { RowSkeletons } from '../../shared/frames/index.ts';
import { AmountField } from '../../shared/amount/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import { GainedItems, itemOf } from '../../shared/rewards/index.ts';
import * as css from './Exchange.css.ts';
import { type Exchangeable, useExchange, useExchangeRate } from './useExchange.ts';

const MAX = 1_000_000_000;

export interface ExchangeDialogProps {
  item?: Exchangeable;
  onClose: () => void;
}

/** Exchanges gems or points for gold. Shows rate, price and gold before the player confirms (specification 2 §7). */
export function ExchangeDialog({ item, onClose }: ExchangeDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const chosen = item ?? WalletItem;
  const id = chosen === 'gem' ? ITEM.gem : ITEM.point;
  const unit = formatMessage(itemOf(id).name);
  const rate = useExchangeRate(chosen);
  const wallet = useWallet().data;
  const exchange = useExchange(chosen);
  const [price, setPrice] = useState<number>();
  const isGuest = useIsGuest();
  const held = wallet === undefined ? undefined : chosen === 'gem' ? wallet.Gem : wallet.GamePoint;
  const isTooMuch = held !== undefined && price !== undefined && price > held;
  const isReady = !isGuest && rate.data !== undefined && price !== undefined && price >= 1 && !isTooMuch;
  return (
    <ActionDialog
      action={exchange}
      confirmLabel={formatMessage({ id: 'exchange.confirm', defaultMessage: '確認兌換' })}
      notReady={!isReady}
      onClose={onClose}
      onConfirm={(_check, from) => exchange.mutate({ given: price ?? 0, from })}
      outcome={
        exchange.data && {
          actions: (
            <Button onClick={onClose}>
              <FormattedMessage defaultMessage="完成" id="exchange.done" />
            </Button>
          ),
          content: <Got gold={exchange.data.Gold} />,
        }
      }
      size="sm"
      title={formatMessage({ id: 'exchange.title', defaultMessage: '{unit}換金幣' }, { unit })}
      tone="gold"
    >
      {rate.data === undefined ? (
        rate.error ? (
          <FailedView error={rate.error} onRetry={() => void rate.refetch()} />
        ) : (
          <RowSkeletons height="4.5rem" rows={3} />
        )
      ) : (
        <>
          <Rate item={chosen} rate={rate.data} />
          <AmountField
            error={
              isTooMuch
                ? formatMessage({ id: 'exchange.tooMuch', defaultMessage: '超過您持有的{unit}' }, { unit })
                : undefined
            }
            hint={
              held === undefined
                ? undefined
                : formatMessage({ id: 'exchange.held', defaultMessage: '您有 {held, number} {unit}' }, { held, unit })
            }
            label={formatMessage({ id: 'exchange.amount', defaultMessage: '要換多少{unit}' }, { unit })}
            max={MAX}
            min={1}
            onValueChange={(next) => {
              setPrice(next);
              // The last refusal was for another amount.
              if (exchange.isError) exchange.reset();
            }}
            stepLabels={{
              decrease: formatMessage({ id: 'exchange.less', defaultMessage: '減少' }),
              increase: formatMessage({ id: 'exchange.more', defaultMessage: '增加' }),
            }}
            value={price}
          />
          {held === undefined || held < 1 ? null : (
            <div className={css.all}>
              <Button onClick={() => setPrice(Math.min(held, MAX))} size="sm" type="button" variant="ghost">
                <FormattedMessage defaultMessage="全部兌換" id="exchange.all" />
              </Button>
            </div>
          )}
          <Outcome gold={(price ?? 0) * rate.data} item={chosen} price={price ?? 0} />
          {isGuest ? (
            <Notice tone="info">
              <FormattedMessage defaultMessage="兌換是會員專屬功能，請先在會員中心綁定手機號碼。" id="exchange.guest" />
            </Notice>
          ) : null}
        </>
      )}
    </ActionDialog>
  );
}

function Rate({ item, rate }: { item: Exchangeable; rate: number }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { name, picture } = itemOf(item === 'gem' ? ITEM.gem : ITEM.point);
  const gold = itemOf(ITEM.gold);
  return (
    <p className={css.rate}>
      <img alt="" height={40} src={itemSrc(picture)} width={40} />
      <span>
        <Amount locale={locale} value={1} /> {formatMessage(name)}
      </span>
      <ArrowRight aria-label={formatMessage({ id: 'exchange.gives', defaultMessage: '換' })} role="img" size={20} />
      <img alt="" height={40} src={itemSrc(gold.picture)} width={40} />
      <span>
        <Amount locale={locale} tone="gold" value={rate} /> {formatMessage(gold.name)}
      </span>
    </p>
  );
}

function Outcome({ gold, item, price }: { gold: number; item: Exchangeable; price: number }): ReactNode {
  const { formatMessage, locale } = useIntl();
  return (
    <dl aria-live="polite" className={css.outcome}>
      <div className={css.side}>
        <dt>
          <FormattedMessage defaultMessage="您付出" id="exchange.pays" />
        </dt>
        <dd>
          <Amount locale={locale} size={20} value={price} />{' '}
          {formatMessage(itemOf(item === 'gem' ? ITEM.gem : ITEM.point).name)}
        </dd>
      </div>
      <div className={css.side}>
        <dt>
          <FormattedMessage defaultMessage="您得到" id="exchange.gets" />
        </dt>
        <dd>
          <Amount locale={locale} size={20} tone="gold" value={gold} /> {formatMessage(itemOf(ITEM.gold).name)}
        </dd>
      </div>
    </dl>
  );
}

function Got({ gold }: { gold: number }): ReactNode {
  const { formatNumber } = useIntl();
  return (
    <GainedItems items={[{ ItemID: ITEM.gold, Amount: gold }]}>
      <FormattedMessage
        defaultMessage="兌換完成，{gold} 金幣已入帳"
        id="exchange.got"
        values={{ gold: formatNumber(gold) }}
      />
    </GainedItems>
  );
}
