import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import type { WheelPrize } from '#protocol/entities/event.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getFireWheel, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { itemSrc } from '#art/index.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Wheel, type WheelSector } from '#ui/components/Wheel/index.ts';
import { operationKey, useCall, useOperation } from '../client/index.ts';
import { useErrorText } from '../errors/index.ts';
import { Loaded, SectionFrame, RowGhosts } from '../frames/index.ts';
import { useIsGuest } from '../session/index.ts';
import { useLanguage } from '../settings/index.ts';
import { useSound } from '../sounds/index.ts';
import * as css from './Events.css.ts';
import { itemOf } from './itemNames.ts';

type FireWheel = z.output<typeof getFireWheel.result>;

/** /other/fire-wheel: the wheel with its free spins, and every prize with its chance. */
export function WheelPage(): ReactNode {
  const query = useOperation(getFireWheel, {});
  return (
    <SectionFrame page="/other/fire-wheel">
      <Loaded query={query} skeleton={<RowGhosts height="11rem" rows={3} />}>
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

/** The wheel: the service draws, it only shows. Bought spins come with the store. */
function Spinning({ wheel: { Prizes: prizes, Left } }: { wheel: FireWheel }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const queries = useQueryClient();
  const call = useCall();
  const toast = useToast();
  const sound = useSound();
  const errorText = useErrorText();
  const guest = useIsGuest();
  const [result, setResult] = useState<{ spin: string; sector: string }>();
  const spin = useMutation({
    mutationFn: () => call(spinFireWheel, {}),
    onSuccess: ({ SpinID, PrizeID, Left: left }) => {
      setResult({ spin: SpinID, sector: PrizeID });
      queries.setQueryData<FireWheel>(operationKey(getFireWheel), (before) => before && { ...before, Left: left });
    },
    onError: (error) => {
      toast({ tone: 'danger', text: errorText(error) });
      void queries.invalidateQueries({ queryKey: operationKey(getFireWheel) });
    },
  });
  const spins = Left.FreeSpins + Left.TicketSpins;
  const most = Math.max(...prizes.map(({ ItemID, Amount: amount }) => (ItemID === ITEM.gold ? amount : 0)));
  const sectors = prizes.map(({ PrizeID, ItemID, Amount: amount }): WheelSector => {
    const { name, picture } = itemOf(ItemID);
    const number = formatNumber(amount);
    return {
      id: PrizeID,
      label: `${formatMessage(name)} ${number}`,
      mark: number,
      ...(picture && { picture: itemSrc(picture) }),
      grand: ItemID === ITEM.gold && amount === most,
    };
  });
  const refusal = guest
    ? formatMessage({ id: 'wheel.member', defaultMessage: '綁定手機成為會員後就能轉動' })
    : spins === 0
      ? formatMessage({ id: 'wheel.none', defaultMessage: '今天的免費次數已用完，明天再來' })
      : undefined;
  return (
    <div className={css.wheel}>
      <Wheel
        busy={spin.isPending}
        disabledReason={refusal}
        labels={{
          wheel: formatMessage({ id: 'wheel.name', defaultMessage: '福神輪盤' }),
          spin: formatMessage({ id: 'wheel.spin', defaultMessage: '開始' }),
          skip: formatMessage({ id: 'wheel.skip', defaultMessage: '直接看結果' }),
          result: (label) => formatMessage({ id: 'wheel.won', defaultMessage: '恭喜獲得 {prize}' }, { prize: label }),
        }}
        onSettled={() => sound('win')}
        onSpin={() => spin.mutate()}
        result={result}
        sectors={sectors}
      />
      <Text align="center" as="p" size={13} tone="muted">
        {refusal ?? <FormattedMessage defaultMessage="還可以免費轉 {spins} 次" id="wheel.left" values={{ spins }} />}
      </Text>
    </div>
  );
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
