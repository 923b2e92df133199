import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WheelPrize } from '#protocol/entities/event.ts';
import type { ResultOf } from '#protocol/operation.ts';
import type { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

/** Every prize with its chance, and the notice that the law requires. */
export function WheelPrizes({
  wheel: { Prizes: prizes, Notice },
}: {
  wheel: ResultOf<typeof getFireWheel>;
}): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  return (
    <Stack gap={3}>
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
    </Stack>
  );
}
