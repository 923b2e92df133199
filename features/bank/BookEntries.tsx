import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { BankEntry, BankTab } from '#protocol/entities/bank.ts';
import { getBankBook } from '#protocol/operations/bank.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../client/index.ts';
import { StateDrawing } from '../errors/index.ts';
import { PagedRecords, useChoices } from '../frames/index.ts';
import { useLanguage } from '../settings/index.ts';
import { localePrefix } from '../shell/index.ts';

/** Specification 2 §2, §9. */
const PER_PAGE = 2;

/** The lines of one tab, two a page, newest first. */
export function BookEntries({ tab: Tab }: { tab: BankTab }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { page: Page } = useChoices();
  const prefix = localePrefix(useLocation().pathname);
  const query = useOperation(
    getBankBook,
    { Tab, Page, PerPage: PER_PAGE, Lang: locale },
    { placeholderData: keepPreviousData },
  );
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  const change = (value: number): ReactNode => (
    <Amount locale={locale} signed size={17} tone={value < 0 ? 'inherit' : 'positive'} value={value} />
  );
  const balance = (value: number): ReactNode => <Amount locale={locale} value={value} />;
  return (
    <PagedRecords<BankEntry>
      columns={[
        {
          id: 'reason',
          header: formatMessage({ id: 'bank.reason', defaultMessage: '原因' }),
          cell: ({ Reason }) => Reason,
          onCard: 'title',
        },
        {
          id: 'source',
          header: formatMessage({ id: 'bank.source', defaultMessage: '來源' }),
          cell: ({ Source }) => Source,
        },
        {
          id: 'time',
          header: formatMessage({ id: 'bank.time', defaultMessage: '時間' }),
          cell: ({ CreateTime }) => time(CreateTime),
        },
        {
          id: 'change',
          header: formatMessage({ id: 'bank.change', defaultMessage: '異動數量' }),
          align: 'end',
          cell: ({ BeforeAmount, AfterAmount }) => change(AfterAmount - BeforeAmount),
          onCard: 'aside',
        },
        {
          id: 'balance',
          header: formatMessage({ id: 'bank.balance', defaultMessage: '餘額' }),
          align: 'end',
          cell: ({ AfterAmount }) => balance(AfterAmount),
        },
      ]}
      empty={
        <EmptyState
          action={
            <Button asChild>
              <Link to={`${prefix}/other/mission`}>
                <FormattedMessage defaultMessage="做任務領金幣" id="bank.emptyAction" />
              </Link>
            </Button>
          }
          description={formatMessage({
            id: 'bank.emptyText',
            defaultMessage: '遊玩、領獎與贈禮的每一筆異動都會記在這裡。先從一個任務開始吧！',
          })}
          drawing={<StateDrawing id="no-records" />}
          size="compact"
          title={formatMessage({ id: 'bank.empty', defaultMessage: '尚無資料' })}
        />
      }
      ghosts={PER_PAGE}
      label={formatMessage({ id: 'bank.entries', defaultMessage: '存摺紀錄' })}
      pagesLabel={formatMessage({ id: 'bank.pages', defaultMessage: '存摺分頁' })}
      perPage={PER_PAGE}
      query={query}
      rowKey={({ ID, ItemID }) => `${ID} ${String(ItemID)}`}
    />
  );
}
