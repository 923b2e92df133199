import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import type { WheelPrize } from '#protocol/entities/event.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getFireWheel, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Wheel, type WheelSector } from '#ui/components/Wheel/index.ts';
import { operationKey, useCall, useOperation } from '../client/index.ts';
import { useErrorText } from '../errors/index.ts';
import { Loaded, PageShape, SectionFrame } from '../frames/index.ts';
import { drawingOf, itemOf, useCelebrate, useGainedWords } from '../rewards/index.ts';
import { holdWallet, useIsGuest } from '../session/index.ts';
import { useLanguage } from '../settings/index.ts';
import * as css from './Events.css.ts';

type FireWheel = z.output<typeof getFireWheel.result>;
type Spin = z.output<typeof spinFireWheel.result>;

/** /other/fire-wheel: the wheel with its free spins, and every prize with its chance. */
export function WheelPage(): ReactNode {
  const query = useOperation(getFireWheel, {});
  return (
    <SectionFrame page="/other/fire-wheel">
      <Loaded query={query} skeleton={<PageShape page="/other/fire-wheel" />}>
        {(wheel) => (
          <>
            <Spinning wheel={wheel} />
            <Prizes wheel={wheel} />
          </>
        )}
      </Loaded>
    </SectionFrame>
  );
}

/** The wheel. The service draws, the wheel only shows the result. This page uses free spins only. */
function Spinning({ wheel: { Prizes: prizes, Left } }: { wheel: FireWheel }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const queries = useQueryClient();
  const call = useCall();
  const toast = useToast();
  const errorText = useErrorText();
  const guest = useIsGuest();
  const { locale } = useLanguage();
  const celebrate = useCelebrate();
  const words = useGainedWords();
  const stage = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<Spin>();
  const turning = useTurningSpin();
  const spin = useMutation({
    mutationFn: () => {
      turning.begin();
      return call(spinFireWheel, {});
    },
    onSuccess: (fallen) => {
      turning.fell(fallen);
      setResult(fallen);
    },
    onError: (error) => {
      turning.end();
      toast({ tone: 'danger', text: errorText(error) });
      void queries.invalidateQueries({ queryKey: operationKey(getFireWheel) });
    },
  });
  const settle = (): void => {
    const letGo = turning.settle();
    if (result === undefined) return;
    celebrate({ gained: [result], from: stage.current, isSaid: true, onLand: letGo });
  };
  const spins = Left.FreeSpins + Left.TicketSpins;
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
    : spins === 0
      ? formatMessage({ id: 'wheel.none', defaultMessage: '今天的免費次數已用完，明天再來' })
      : undefined;
  return (
    <div className={css.wheel} ref={stage}>
      <p className={css.spins} data-some={refusal === undefined || undefined}>
        {refusal ?? <FormattedMessage defaultMessage="還可以免費轉 {spins} 次" id="wheel.left" values={{ spins }} />}
      </p>
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
        onSpin={() => spin.mutate()}
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
    </div>
  );
}

interface TurningSpin {
  /** The request is under way: nothing may show the result before the wheel does. */
  readonly begin: () => void;
  readonly fell: (spin: Spin) => void;
  /** The wheel stopped: the remaining spins are shown. @returns releases the wallet */
  readonly settle: () => () => void;
  /** There is no result: all is told that is known. */
  readonly end: () => void;
}

/**
 * Holds back what would reveal the result while the wheel turns: the wallet and the remaining spins. Leaving the page shows
 * both at once.
 */
function useTurningSpin(): TurningSpin {
  const queries = useQueryClient();
  const letGo = useRef<() => void>(undefined);
  const fallen = useRef<Spin>(undefined);
  const announceLeft = useCallback(() => {
    const { Left } = fallen.current ?? {};
    fallen.current = undefined;
    if (Left === undefined) return;
    queries.setQueryData<FireWheel>(operationKey(getFireWheel), (before) => before && { ...before, Left });
  }, [queries]);
  const end = useCallback(() => {
    announceLeft();
    letGo.current?.();
    letGo.current = undefined;
  }, [announceLeft]);
  useEffect(() => end, [end]);
  return {
    begin: () => {
      letGo.current = holdWallet(queries);
    },
    fell: (spin) => {
      fallen.current = spin;
    },
    settle: () => {
      announceLeft();
      const held = letGo.current;
      letGo.current = undefined;
      return () => held?.();
    },
    end,
  };
}

/** Every prize with its chance, and what the law wants said. */
function Prizes({ wheel: { Prizes: prizes, Notice } }: { wheel: FireWheel }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  return (
    <div className={css.group}>
      <SectionHeading>
        <FormattedMessage defaultMessage="獎項與機率" id="wheel.prizes" />
      </SectionHeading>
      <RecordList<WheelPrize>
        columns={[
          {
            id: 'prize',
            header: formatMessage({ id: 'wheel.prize', defaultMessage: '獎項' }),
            cell: ({ ItemID }) => formatMessage(itemOf(ItemID).name),
          },
          {
            id: 'amount',
            header: formatMessage({ id: 'wheel.amount', defaultMessage: '數量' }),
            align: 'end',
            cell: ({ Amount: amount }) => formatNumber(amount),
          },
          {
            id: 'percent',
            header: formatMessage({ id: 'wheel.percent', defaultMessage: '機率' }),
            align: 'end',
            cell: ({ Percent }) => `${formatNumber(Percent, { minimumFractionDigits: 2 })}%`,
          },
        ]}
        label={formatMessage({ id: 'wheel.prizes', defaultMessage: '獎項與機率' })}
        rowKey={({ PrizeID }) => PrizeID}
        rows={prizes}
        shape="table"
      />
      <Text as="p" size={12} tone="muted">
        {Notice[locale]}
      </Text>
    </div>
  );
}
