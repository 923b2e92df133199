import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { unusedOf } from '#protocol/rules/rescission.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useWallet } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { Money } from './Money.tsx';
import * as css from './Orders.css.ts';
import { useAskRescission } from './useOrderCall.ts';

/** Shows the unused items and the refund of an order, and asks for its rescission. */
export function RescissionDialog({ onClose, order }: { onClose: () => void; order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const wallet = useWallet().data;
  const ask = useAskRescission(order.OrderID);
  const unit = formatMessage(itemOf(order.ItemID).name);
  const held = wallet === undefined ? undefined : heldOf(wallet, order.ItemID);
  const unused = held === undefined ? undefined : unusedOf(order, held);
  const isNothingLeft = unused?.Refund === 0;
  return (
    <ActionDialog
      action={ask}
      cancelLabel={formatMessage({ id: 'orders.rescindCancel', defaultMessage: '先不要' })}
      confirmLabel={formatMessage({ id: 'orders.rescindConfirm', defaultMessage: '申請解約' })}
      notReady={isNothingLeft || unused === undefined}
      onClose={onClose}
      onConfirm={() => ask.mutate(undefined, { onSuccess: onClose })}
      size="sm"
      title={formatMessage({ id: 'orders.rescindTitle', defaultMessage: '這筆訂單要申請解約嗎？' })}
      tone="danger"
    >
      <FactList>
        <Fact name={formatMessage({ id: 'orders.boughtFact', defaultMessage: '購買' })}>
          <Amount locale={locale} value={order.Amount} /> {unit}・<Money value={order.Price} />
        </Fact>
        {order.PassedOn > 0 ? (
          <Fact name={formatMessage({ id: 'orders.passedOnFact', defaultMessage: '已送出' })}>
            <Amount locale={locale} value={order.PassedOn} /> {unit}
          </Fact>
        ) : null}
        <Fact name={formatMessage({ id: 'orders.unusedFact', defaultMessage: '未使用' })}>
          {unused === undefined ? '–' : <Amount locale={locale} value={unused.Unused} />} {unit}
        </Fact>
        <Fact name={formatMessage({ id: 'orders.refundFact', defaultMessage: '應退金額' })}>
          {unused === undefined ? '–' : <Money value={unused.Refund} />}
        </Fact>
      </FactList>
      {isNothingLeft ? (
        <Notice tone="info">
          <FormattedMessage defaultMessage="這筆訂單的內容已全部使用，沒有可退還的部分。" id="orders.nothingLeft" />
        </Notice>
      ) : (
        <p className={css.checkText}>
          <FormattedMessage
            defaultMessage="申請後，未使用的{unit}與贈送的部分會先從您的帳號保留，由客服審核；通過後退回原付款方式，並作廢或折讓發票。以送出時的餘額為準。"
            id="orders.rescindText"
            values={{ unit }}
          />
          <br />
          <FormattedMessage
            defaultMessage="退款時，這筆購點的 VIP 經驗與因此升上的階級也會扣回。"
            id="orders.vipGoes"
          />
        </p>
      )}
    </ActionDialog>
  );
}

interface Held {
  readonly Gold: number;
  readonly Gem: number;
  readonly GamePoint: number;
}

function heldOf({ Gold, Gem, GamePoint }: Held, item: number): number {
  if (item === ITEM.gem) return Gem;
  return item === ITEM.point ? GamePoint : Gold;
}
