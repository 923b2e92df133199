import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import * as css from './Orders.css.ts';
import { useReportMissing } from './useReportMissing.ts';
import { isNotAtGateway, useVerifyOrder } from './useOrderCall.ts';

/** Asks the gateway for a missing payment, then opens a case at customer service with the order attached. */
export function MissingPaymentDialog({ onClose, order }: { onClose: () => void; order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const verify = useVerifyOrder(order.OrderID);
  const report = useReportMissing(order);
  const ask = useEffectEvent(() => verify.mutate());
  useEffect(() => ask(), []);
  const isFound = verify.data?.State === 'delivered' || verify.data?.State === 'paid';
  // If the gateway does not have the order, it has no payment for it.
  const isUnasked = verify.error !== null && !isNotAtGateway(verify.error);
  const isAsking = verify.isPending || verify.isIdle;
  const toService = (): void => {
    navigate(`${prefix}/other/service`);
  };
  return (
    <Dialog
      actions={
        isFound ? (
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="知道了" id="orders.missingDone" />
          </Button>
        ) : (
          <>
            <Button onClick={onClose} variant="secondary">
              <FormattedMessage defaultMessage="再等等" id="orders.missingWait" />
            </Button>
            <Button
              onClick={() => report.mutate(undefined, { onSuccess: toService })}
              {...(report.isPending ? { busy: true } : { disabled: isAsking })}
            >
              <FormattedMessage defaultMessage="請客服查詢" id="orders.missingReport" />
            </Button>
          </>
        )
      }
      closeLabel={formatMessage({ id: 'orders.close', defaultMessage: '關閉' })}
      onOpenChange={onClose}
      open
      size="sm"
      title={formatMessage({ id: 'orders.missing', defaultMessage: '我付了但沒入帳' })}
    >
      <div aria-live="polite" className={css.dialog}>
        {isAsking ? (
          <span className={css.asking}>
            <Spinner decorative />
            <FormattedMessage defaultMessage="正在向金流查詢這筆款項" id="orders.missingAsking" />
          </span>
        ) : null}
        {isFound ? (
          <Notice tone="success">
            <FormattedMessage defaultMessage="查到款項了，已經為您補單入帳。" id="orders.missingFound" />
          </Notice>
        ) : null}
        {!isAsking && !isFound ? (
          <>
            <Notice tone={isUnasked ? 'warning' : 'info'}>
              {isUnasked ? (
                errorText(verify.error)
              ) : (
                <FormattedMessage defaultMessage="金流目前沒有這筆款項的紀錄。" id="orders.missingNone" />
              )}
            </Notice>
            <p className={css.checkText}>
              <FormattedMessage
                defaultMessage="剛付款可能要等幾分鐘，超商繳費與轉帳最多約 30 分鐘。請客服查詢時會附上這筆訂單，請再補上付款時間或收據照片。"
                id="orders.missingText"
              />
            </p>
          </>
        ) : null}
        {report.error ? <Notice tone="danger">{errorText(report.error)}</Notice> : null}
      </div>
    </Dialog>
  );
}
