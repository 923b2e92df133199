import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import { getBanRecords } from '#protocol/endpoints/player.ts';
import { BanReason, type BanRecord } from '#protocol/entities/ban.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { firstAnswerOf, useClient } from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { Pages } from '../../../shared/frames/index.ts';

type Ban = z.infer<typeof BanRecord>;

const PER_PAGE = 20;

const reasons: Readonly<Record<BanReason, MessageDescriptor>> = defineMessages({
  cheating: { id: 'content.ban.cheating', defaultMessage: '使用外掛程式' },
  name: { id: 'content.ban.name', defaultMessage: '暱稱含不當字詞' },
  harassment: { id: 'content.ban.harassment', defaultMessage: '騷擾其他玩家' },
  trading: { id: 'content.ban.trading', defaultMessage: '私下交易帳號或遊戲幣' },
  fraud: { id: 'content.ban.fraud', defaultMessage: '散布詐騙訊息' },
});

export interface BanRecordsProps {
  /** The content after the list. It waits for the list, which would otherwise push it down. */
  children: ReactNode;
}

/** Suspended accounts, newest first, in pages. The service masks them. */
export function BanRecords({ children }: BanRecordsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { first, rest } = useClient();
  const [page, turnTo] = useState(1);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...firstAnswerOf(first, getBanRecords, { Page: page, PerPage: PER_PAGE }),
    queryKey: ['banRecords', page],
    queryFn: ({ signal }) => rest.post(getBanRecords, { Page: page, PerPage: PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
  const day = (value: string): ReactNode => <DateTime form="date" locale={locale} value={value} />;
  const reasonOf = (reason: string): string => {
    const known = BanReason.safeParse(reason).data;
    return known === undefined ? reason : formatMessage(reasons[known]);
  };
  const forGood = formatMessage({ id: 'content.banForGood', defaultMessage: '永久' });
  const label = formatMessage({ id: 'content.bans', defaultMessage: '停權名單' });
  return (
    <>
      <Stack gap={4}>
        <RecordList<Ban>
          columns={[
            {
              id: 'name',
              header: formatMessage({ id: 'content.banName', defaultMessage: '暱稱' }),
              cell: ({ Name }) => Name,
              onCard: 'title',
            },
            {
              id: 'player',
              header: formatMessage({ id: 'content.banPlayer', defaultMessage: '會員編號' }),
              cell: ({ PlayerID }) => PlayerID,
            },
            {
              id: 'reason',
              header: formatMessage({ id: 'content.banReason', defaultMessage: '原因' }),
              cell: ({ Reason }) => reasonOf(Reason),
            },
            {
              id: 'from',
              header: formatMessage({ id: 'content.banFrom', defaultMessage: '開始' }),
              cell: ({ From }) => day(From),
            },
            {
              id: 'until',
              header: formatMessage({ id: 'content.banUntil', defaultMessage: '結束' }),
              cell: ({ Until }) => (Until === '' ? forGood : day(Until)),
            },
          ]}
          empty={
            <EmptyState
              description={formatMessage({ id: 'content.noBansText', defaultMessage: '目前沒有公告中的停權紀錄。' })}
              drawing={<StateDrawing id="search-nothing" />}
              size="compact"
              title={formatMessage({ id: 'content.noBans', defaultMessage: '名單是空的' })}
            />
          }
          error={error === null || data ? undefined : <FailedView error={error} onRetry={() => void refetch()} />}
          label={label}
          loading={
            isPending
              ? { label: formatMessage({ id: 'content.bansLoading', defaultMessage: '名單載入中' }), rows: 5 }
              : undefined
          }
          rowKey={({ PlayerID, From }) => `${PlayerID} ${From}`}
          rows={data?.List ?? []}
        />
        <Pages
          label={formatMessage({ id: 'content.banPages', defaultMessage: '停權名單分頁' })}
          perPage={PER_PAGE}
          place={{ page, turnTo }}
          query={{ data, isPlaceholderData }}
        />
      </Stack>
      {isPending ? null : children}
    </>
  );
}
