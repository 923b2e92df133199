import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpecialReward } from '#protocol/entities/event.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { Gains } from '../parts/Gains.tsx';

const SHOWN = 10;

/** Claimed and expired special rewards (13900), the latest first. Renders nothing without any. */
export function PastRewards({ rewards }: { rewards: readonly SpecialReward[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const past = rewards
    .filter(({ State }) => State !== 1)
    .toSorted((one, other) => other.CreateTime.localeCompare(one.CreateTime))
    .slice(0, SHOWN);
  const time = (value: string): ReactNode => <DateTime form="short" locale={locale} value={value} />;
  if (past.length === 0) return null;
  const label = formatMessage({ id: 'today.past', defaultMessage: '過去的獎勵' });
  return (
    <Stack gap={3}>
      <SectionHeading>{label}</SectionHeading>
      <RecordList<SpecialReward>
        columns={[
          {
            id: 'title',
            header: formatMessage({ id: 'today.past.title', defaultMessage: '獎勵' }),
            onCard: 'title',
            cell: ({ Title }) => Title[locale],
          },
          {
            id: 'time',
            header: formatMessage({ id: 'today.past.time', defaultMessage: '時間' }),
            onCard: 'line',
            cell: ({ CreateTime }) => time(CreateTime),
          },
          {
            id: 'amount',
            header: formatMessage({ id: 'today.past.amount', defaultMessage: '數量' }),
            onCard: 'aside',
            cell: amountOf,
          },
          {
            id: 'state',
            header: formatMessage({ id: 'today.past.state', defaultMessage: '狀態' }),
            onCard: 'under',
            cell: stateOf,
          },
        ]}
        label={label}
        rowKey={({ RewardID }) => RewardID}
        rows={past}
      />
    </Stack>
  );
}

const amountOf = ({ ItemID, Amount }: SpecialReward): ReactNode => <Gains gained={[{ ItemID, Amount }]} />;

const stateOf = ({ State }: SpecialReward): ReactNode =>
  State === 2 ? (
    <FormattedMessage defaultMessage="已領取" id="mission.claimed" />
  ) : (
    <FormattedMessage defaultMessage="已過期" id="activity.expired" />
  );
