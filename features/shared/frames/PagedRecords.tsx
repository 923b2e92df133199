import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Pagination } from '#ui/components/Pagination/index.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { FailedView } from '../../base/errors/index.ts';
import { useChoices, usePageCount, usePagingText } from './paging.ts';

export interface PagedRecordsProps<Row>
  extends Pick<ComponentProps<typeof RecordList<Row>>, 'columns' | 'empty' | 'label' | 'rowKey' | 'shape'> {
  /** One page of the list; asked for with the previous page kept meanwhile. */
  query: Pick<
    UseQueryResult<{ readonly List: Row[]; readonly Total: number }>,
    'data' | 'error' | 'isPlaceholderData' | 'refetch'
  >;
  perPage: number;
  /** How many rows are drawn while the first page is on its way. */
  skeletons: number;
  /** Names the way from page to page. */
  pagesLabel: string;
}

/** A list of records that the service gives page by page, in each of its states; which page is shown stands in the address. */
export function PagedRecords<Row>({
  query: { data, error, isPlaceholderData, refetch },
  perPage,
  skeletons,
  pagesLabel,
  ...list
}: PagedRecordsProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
  const { page, turnTo } = useChoices();
  const pages = usePageCount({ data, isPlaceholderData }, perPage);
  return (
    <>
      <RecordList<Row>
        {...list}
        error={data === undefined && error ? <FailedView error={error} onRetry={() => void refetch()} /> : undefined}
        loading={
          data === undefined || isPlaceholderData
            ? { label: formatMessage({ id: 'frame.loading', defaultMessage: '載入中' }), rows: skeletons }
            : undefined
        }
        rows={data?.List ?? []}
      />
      <Pagination
        busy={isPlaceholderData}
        onPageChange={turnTo}
        page={page}
        pages={pages}
        words={usePagingText(pagesLabel)}
      />
    </>
  );
}
