import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getFireWheel, getWheelHistory, getWheelWinners, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Wheel, type WheelSector } from '#ui/components/Wheel/index.ts';
import { operationKey, useCall, useOperation, useSingleMutation } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame, useStoreAction } from '../../shared/frames/index.ts';
import { drawingOf, itemOf, useCelebrate, useGainedText } from '../../shared/rewards/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { BindPhoneDialog } from '../../shared/sign-in/index.ts';
import { BuySpinDialog } from './BuySpinDialog.tsx';
import { celebrationOf } from './celebrationOf.ts';
import * as css from './Events.css.ts';
import { useTurningSpin } from './useTurningSpin.ts';
import { WheelTabs } from './WheelTabs.tsx';

type FireWheel = ResultOf<typeof getFireWheel>;
type Spin = ResultOf<typeof spinFireWheel>;

const refusals = defineMessages({
  300014: { id: 'wheel.refused.300014', defaultMessage: '今天能轉的次數已用完，明天再來' },
});

/** /other/fire-wheel: the wheel with free and bought spins, every prize with its chance, and the results (14300 to 14330). */
export function WheelPage(): ReactNode {
  const query = useOperation(getFireWheel, {});
  return (
    <SectionFrame page="/other/fire-wheel">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/fire-wheel" />}>
        {(wheel) => (
          <div className={css.wheelPage}>
            <Spinning wheel={wheel} />
            <WheelTabs wheel={wheel} />
          </div>
        )}
      </Loaded>
    </SectionFrame>
  );
}

/** The wheel. The service draws the prize; the wheel only shows it. Free spins are used first. */
function Spinning({ wheel: { Prizes: prizes, Price, Left, Notice } }: { wheel: FireWheel }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const queries = useQueryClient();
  const call = useCall();
  const toast = useToast();
  const errorText = useErrorText();
  const storeAction = useStoreAction();
  const guest = useIsGuest();
  const { locale } = useLanguage();
  const celebrate = useCelebrate();
  const words = useGainedText();
  const stage = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<Spin>();
  const [isAsking, setAsking] = useState(false);
  const turning = useTurningSpin();
  const spin = useSingleMutation({
    mutationFn: (Pay: boolean) => {
      turning.begin();
      return call(spinFireWheel, { Pay });
    },
    onSuccess: (fallen) => {
      turning.fell(fallen);
      setResult(fallen);
    },
    onError: (error) => {
      turning.end();
      toast({ tone: 'danger', text: errorText(error, refusals), ...storeAction(error, Price) });
      void queries.invalidateQueries({ queryKey: operationKey(getFireWheel) });
    },
  });
  const settle = (): void => {
    const letGo = turning.settle();
    if (result === undefined) return;
    celebrate({ ...celebrationOf(result, prizes), from: stage.current, isSaid: true, onLand: letGo });
    for (const { name } of [getWheelHistory, getWheelWinners])
      void queries.invalidateQueries({ queryKey: ['operation', name] });
  };
  const spins = Left.FreeSpins + Left.TicketSpins;
  const isForSale = !guest && spins === 0 && Left.PaidSpins > 0;
  const most = Math.max(...prizes.map(({ ItemID, Amount: amount }) => (ItemID === ITEM.gold ? amount : 0)));
  const sectors = prizes.map(({ PrizeID, ItemID, Amount: amount }): WheelSector => {
    return {
      id: PrizeID,
      label: words.list([{ ItemID, Amount: amount }]),
      mark: formatNumber(amount),
      picture: itemSrc(drawingOf([{ ItemID, Amount: amount }])),
      grand: ItemID === ITEM.gold && amount === most,
    };
  });
  const refusal = guest
    ? formatMessage({ id: 'wheel.member', defaultMessage: '綁定手機成為會員後就能轉動' })
    : spins > 0
      ? undefined
      : isForSale
        ? formatMessage({ id: 'wheel.noFree', defaultMessage: '免費次數已用完' })
        : formatMessage({ id: 'wheel.none', defaultMessage: '今天的次數已用完，明天再來' });
  return (
    <div className={css.wheel} ref={stage}>
      {guest ? (
        <BindFirst>{refusal}</BindFirst>
      ) : (
        <p className={css.spins} data-some={spins > 0 || undefined}>
          {isForSale ? (
            <FormattedMessage
              defaultMessage="免費次數已用完，今天還可買 {spins} 次"
              id="wheel.forSale"
              values={{ spins: Left.PaidSpins }}
            />
          ) : (
            (refusal ?? (
              <FormattedMessage defaultMessage="還可以免費轉 {spins} 次" id="wheel.left" values={{ spins }} />
            ))
          )}
        </p>
      )}
      <Wheel
        busy={spin.isPending}
        disabledReason={refusal}
        labels={{
          wheel: formatMessage({ id: 'wheel.name', defaultMessage: '福神輪盤' }),
          spin: formatMessage({ id: 'wheel.spin', defaultMessage: '開始' }),
          skip: formatMessage({ id: 'wheel.skip', defaultMessage: '直接看結果' }),
          result: (label) => formatMessage({ id: 'wheel.won', defaultMessage: '恭喜獲得 {prize}！' }, { prize: label }),
        }}
        onSettled={settle}
        onSpin={() => spin.mutate(false)}
        promise={
          <FormattedMessage
            defaultMessage="頭獎 {gold} 金幣"
            id="wheel.grand"
            values={{ gold: <Amount locale={locale} value={most} /> }}
          />
        }
        result={result && { spin: result.SpinID, sector: result.PrizeID }}
        sectors={sectors}
      />
      {isForSale ? (
        <Button
          busy={spin.isPending}
          fullWidth
          icon={<img alt="" height={20} src={itemSrc(itemOf(Price.ItemID).picture)} width={20} />}
          onClick={() => setAsking(true)}
          variant="gold"
        >
          <FormattedMessage defaultMessage="{price} 轉一次" id="wheel.buy" values={{ price: words.list([Price]) }} />
        </Button>
      ) : null}
      {isAsking ? (
        <BuySpinDialog
          notice={Notice}
          onBuy={() => spin.mutate(true)}
          onClose={() => setAsking(false)}
          price={words.list([Price])}
        />
      ) : null}
    </div>
  );
}

/** A button to bind a phone, above the wheel, which is for members. */
function BindFirst({ children }: { children: ReactNode }): ReactNode {
  const [binding, setBinding] = useState(false);
  return (
    <>
      <div className={css.bindFirst}>
        <p className={css.bindMessages}>{children}</p>
        <Button onClick={() => setBinding(true)} variant="gold">
          <FormattedMessage defaultMessage="綁定手機" id="bindWays.phone" />
        </Button>
      </div>
      <BindPhoneDialog onOpenChange={setBinding} open={binding} />
    </>
  );
}
