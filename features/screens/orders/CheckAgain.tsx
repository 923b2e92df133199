import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { emphasise } from './emphasise.tsx';
import * as css from './Orders.css.ts';
import { isNotAtGateway, useVerifyOrder } from './useOrderCall.ts';

const EVERY_SECONDS = 30;
const MAX_TRIES = 6;

/** Asks the gateway again: every 30 seconds at most six times, and on each press. */
export function CheckAgain({ order: { ItemID, OrderID, State } }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const verify = useVerifyOrder(OrderID);
  const [tries, setTries] = useState(0);
  const ask = (): void => {
    setTries((before) => Math.min(MAX_TRIES, before + 1));
    verify.mutate();
  };
  const askUnseen = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !verify.isPending) ask();
  });
  const isOver = tries >= MAX_TRIES;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(askUnseen, EVERY_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const unit = formatMessage(itemOf(ItemID).name);
  const isPaid = State === 'paid';
  return (
    <div className={css.check}>
      <p className={css.checkText}>
        {isPaid ? (
          <FormattedMessage defaultMessage="款項已收到，{unit}還沒送達。" id="orders.check.paid" values={{ unit }} />
        ) : (
          <FormattedMessage defaultMessage="已經付款了嗎？" id="orders.check.open" />
        )}
        <br />
        <FormattedMessage defaultMessage="可以現在補單，不會重複扣款。" id="orders.check.safe" />
      </p>
      <div className={css.checkRow}>
        <Button busy={verify.isPending} icon={<RefreshCw size={18} />} onClick={ask}>
          <FormattedMessage defaultMessage="立即補單" id="orders.check.now" />
        </Button>
        <div className={css.tries}>
          <span role="status">
            <FormattedMessage
              defaultMessage="每 <b>{seconds}</b> 秒確認，第 <b>{tries} / {most}</b> 次"
              id="orders.check.tries"
              values={{
                seconds: EVERY_SECONDS,
                tries,
                most: MAX_TRIES,
                b: emphasise,
              }}
            />
          </span>
          <span aria-hidden="true" className={css.bars}>
            {Array.from({ length: MAX_TRIES }, (_none, at) => (
              <span className={css.bar} data-tried={at < tries} key={`try-${String(at)}`} />
            ))}
          </span>
        </div>
      </div>
      {verify.error ? (
        <p className={css.fault} role="alert">
          {isNotAtGateway(verify.error) ? (
            <FormattedMessage defaultMessage="金流目前沒有這筆款項的紀錄。" id="orders.missingNone" />
          ) : (
            errorText(verify.error)
          )}
        </p>
      ) : null}
    </div>
  );
}
