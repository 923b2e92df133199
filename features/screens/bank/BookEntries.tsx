import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BANK_TAB, type BankEntry } from '#protocol/entities/bank.ts';
import { getBankBook } from '#protocol/operations/bank.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { PagedRecords, useChoices } from '../../shared/frames/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import type { BookTab } from './bookTabs.ts';
import { EarnWays } from './EarnWays.tsx';
import { EmptyBook } from './EmptyBook.tsx';
import { pictureOf } from './sourcePictures.ts';

/** Specification 2 §2, §9. */
const PER_PAGE = 2;
/** If the book has fewer lines, it also shows the sources of gold. */
const FEW = 4;

/** The lines of a tab, two a page, newest first. */
export function BookEntries({ shown }: { shown: BookTab }): ReactNode {
  const { tab: Tab } = shown;
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { page: Page } = useChoices();
  const query = useOperation(
    getBankBook,
    { Tab, Page, PerPage: PER_PAGE, Lang: locale },
    { placeholderData: keepPreviousData },
  );
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  const balance = (value: number): ReactNode => (
    <FormattedMessage
      defaultMessage="餘額 {amount}"
      id="bank.balanceAfter"
      values={{ amount: <Amount locale={locale} value={value} /> }}
    />
  );
  const change = (value: number): ReactNode => (
    <Amount locale={locale} signed size={20} tone={value < 0 ? 'inherit' : 'positive'} value={value} />
  );
  const isNew = Tab === BANK_TAB.gold && query.data !== undefined && query.data.Total <= FEW;
  return (
    <>
      <PagedRecords<BankEntry>
        columns={[
          {
            id: 'picture',
            header: formatMessage({ id: 'bank.source', defaultMessage: '來源' }),
            cell: picture,
            onCard: 'lead',
          },
          {
            id: 'reason',
            header: formatMessage({ id: 'bank.reason', defaultMessage: '原因' }),
            cell: ({ Reason }) => Reason,
            onCard: 'title',
          },
          {
            id: 'source',
            header: formatMessage({ id: 'bank.source', defaultMessage: '來源' }),
            cell: ({ Source, GameName }) => (GameName === '' ? Source : `${Source} · ${GameName}`),
            onCard: 'line',
          },
          {
            id: 'time',
            header: formatMessage({ id: 'bank.time', defaultMessage: '時間' }),
            cell: ({ CreateTime }) => time(CreateTime),
            onCard: 'line',
          },
          {
            id: 'change',
            header: formatMessage({ id: 'bank.change', defaultMessage: '異動數量' }),
            cell: ({ BeforeAmount, AfterAmount }) => change(AfterAmount - BeforeAmount),
            onCard: 'aside',
          },
          {
            id: 'balance',
            header: formatMessage({ id: 'bank.balance', defaultMessage: '餘額' }),
            cell: ({ AfterAmount }) => balance(AfterAmount),
            onCard: 'under',
          },
        ]}
        empty={<EmptyBook tab={shown} />}
        skeletons={PER_PAGE}
        label={formatMessage({ id: 'bank.entries', defaultMessage: '存摺紀錄' })}
        pagesLabel={formatMessage({ id: 'bank.pages', defaultMessage: '存摺分頁' })}
        perPage={PER_PAGE}
        query={query}
        rowKey={({ ID, ItemID }) => `${ID} ${String(ItemID)}`}
        shape="cards"
      />
      {isNew ? <EarnWays /> : null}
    </>
  );
}

const picture = (entry: BankEntry): ReactNode => <img alt="" height={36} src={itemSrc(pictureOf(entry))} width={36} />;
