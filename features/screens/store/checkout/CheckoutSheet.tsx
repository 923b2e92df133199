import { Lock } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { INVOICE, type GateWay, type Invoice, type MoneyPack } from '#protocol/entities/order.ts';
import { invoiceFault } from '#protocol/rules/invoice.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { Link, useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useKeepLanguage, useLanguage } from '../../../base/settings/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { useOrderAddress } from '../storeAddress.ts';
import type { Goods } from '../useGoods.ts';
import * as css from './Checkout.css.ts';
import { type GatewayWindow, openGatewayWindow } from './gatewayWindow.ts';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { readRemembered } from './remembered.ts';
import { measureFoot } from './scrollAlong.ts';
import { SpendLimit, useSpendLimit } from './SpendLimit.tsx';
import { useCheckout } from './useCheckout.ts';

export interface CheckoutSheetProps {
  open: boolean;
  pack: MoneyPack;
  picture: string;
  goods: Goods;
  onClose: () => void;
}

/** The checkout of a pack. */
export function CheckoutSheet({ open, onClose, ...rest }: CheckoutSheetProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'checkout.close', defaultMessage: '關閉結帳' })}
      height="full"
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open}
      place="middle"
      title={formatMessage({ id: 'checkout.title', defaultMessage: '結帳' })}
    >
      <Checkout {...rest} />
    </BottomSheet>
  );
}

function Checkout({ pack, picture, goods }: Omit<CheckoutSheetProps, 'open' | 'onClose'>): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { session } = useSession();
  const groups = goods.GateWays.find(({ GoodsType }) => GoodsType === pack.GoodsType)?.Groups ?? [];
  const ways = groups.flatMap(({ GateWays }) => GateWays.map((one) => one.GateWay));
  const [remembered] = useState(() => readRemembered(session?.player.playerID ?? ''));
  const last = ways.find((way) => way === remembered.GateWay);
  const [way, setWay] = useState<GateWay | undefined>(last);
  const [invoice, setInvoice] = useState<Invoice>(remembered.Invoice ?? { Type: INVOICE.account, Number: '' });
  const limit = useSpendLimit();
  const navigate = useNavigate();
  const addressOf = useOrderAddress();
  const keepLanguage = useKeepLanguage();
  const gateway = useRef<GatewayWindow>(undefined);
  const checkout = useCheckout((order) => {
    // If the answer was lost there is no address yet, so the order's page waits for it.
    if (order.PaymentURL === '') gateway.current?.close();
    else if (gateway.current?.go(order.PaymentURL) === false) return;
    navigate(addressOf(order.OrderID));
  });
  const isOver = limit !== undefined && limit.Used + limit.Unpaid + pack.Price > limit.Limit;
  const reason = isOver
    ? formatMessage({ id: 'checkout.reasonLimit', defaultMessage: '超過今日消費上限' })
    : way === undefined
      ? formatMessage({ id: 'checkout.reasonMethod', defaultMessage: '請先選付款方式' })
      : invoiceFault(invoice) !== undefined
        ? formatMessage({ id: 'checkout.reasonInvoice', defaultMessage: '請填好電子發票' })
        : undefined;
  const pay = (): void => {
    if (way === undefined || checkout.isPending) return;
    gateway.current = openGatewayWindow();
    keepLanguage();
    checkout.mutate({ pack, GateWay: way, Invoice: invoice }, { onError: () => gateway.current?.close() });
  };
  return (
    <div className={css.checkout} ref={measureFoot}>
      <div className={css.body}>
        <Bought pack={pack} picture={picture} />
        {limit === undefined ? null : (
          <SpendLimit limit={limit.Limit} price={pack.Price} unpaid={limit.Unpaid} used={limit.Used} />
        )}
        {groups.length === 0 ? (
          <Notice tone="warning">
            <FormattedMessage defaultMessage="目前沒有可用的付款方式，請稍後再試。" id="checkout.noMethods" />
          </Notice>
        ) : (
          <PaymentMethods groups={groups} last={last} onValueChange={setWay} value={way} />
        )}
        <InvoiceChoice charities={goods.Charities} invoice={invoice} onInvoiceChange={setInvoice} />
      </div>
      <div className={css.foot}>
        {checkout.error === null ? null : <Notice tone="danger">{errorText(checkout.error)}</Notice>}
        <Inline gap={3} wrap>
          <Stack as="p" gap={0}>
            <span className={css.aside}>
              <FormattedMessage defaultMessage="合計（含稅）" id="checkout.total" />
            </span>
            <strong className={css.sum}>
              <FormattedMessage defaultMessage="NT$ {price, number}" id="store.price" values={{ price: pack.Price }} />
            </strong>
          </Stack>
          <div className={css.payButton}>
            <Button
              fullWidth
              icon={<Lock size={20} />}
              onClick={pay}
              busy={checkout.isPending}
              disabledReason={reason}
              size="lg"
            >
              <FormattedMessage defaultMessage="確認付款" id="checkout.pay" />
            </Button>
          </div>
        </Inline>
        <Terms />
      </div>
    </div>
  );
}

function Bought({ pack, picture }: { pack: MoneyPack; picture: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const unit = formatMessage(itemOf(pack.ItemID).name);
  const more = pack.Extra + pack.Bonus;
  return (
    <div className={css.bought}>
      <img alt="" className={css.boughtPicture} height={104} src={picture} width={104} />
      <div className={css.boughtText}>
        <Amount locale={locale} size={24} tone="gold" unit={unit} value={pack.Amount} />
        {more > 0 ? (
          <span>
            <FormattedMessage
              defaultMessage="另送 {more} {item}"
              id="checkout.more"
              values={{ more: <Amount locale={locale} value={more} />, item: unit }}
            />
          </span>
        ) : (
          <span>{unit}</span>
        )}
        <span className={css.experience}>
          <FormattedMessage
            defaultMessage="VIP 經驗 +{experience, number}"
            id="checkout.experience"
            values={{ experience: pack.Experience }}
          />
        </span>
      </div>
      <strong className={css.boughtPrice}>
        <FormattedMessage defaultMessage="NT$ {price, number}" id="store.price" values={{ price: pack.Price }} />
      </strong>
    </div>
  );
}

/** Renders a part of a message as a link. */
const linkTo = (address: string) => (text: ReactNode) => (
  <Link className={css.link} to={address}>
    {text}
  </Link>
);

function Terms(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <p className={css.terms}>
      <FormattedMessage
        defaultMessage="購買後 7 日內可申請解約，退還未使用的款項。遊戲幣不可兌換現金。付款即同意<terms>服務條款</terms>。"
        id="checkout.terms"
        values={{ terms: linkTo(`${prefix}/support/terms/term-of-service`) }}
      />
    </p>
  );
}
