import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RecordList } from '#ui/components/RecordList/index.ts';
import { FailedView } from '../../base/errors/index.ts';
import { Pages } from './PagedList.tsx';
import type { Place } from './paging.ts';

export interface PagedRecordsProps<Row>
  extends Pick<ComponentProps<typeof RecordList<Row>>, 'columns' | 'empty' | 'label' | 'rowKey' | 'shape'> {
  /** A page of the list. Keeps the previous page while loading the next. */
  query: Pick<
    UseQueryResult<{ readonly List: Row[]; readonly Total: number }>,
    'data' | 'error' | 'isPlaceholderData' | 'refetch'
  >;
  perPage: number;
  skeletons: number;
  pagesLabel: string;
  /** The shown page. If absent, the address holds the page. */
  place?: Place;
}

/** A paged list of records in each of its states. The address holds the page. */
export function PagedRecords<Row>({
  query: { data, error, isPlaceholderData, refetch },
  perPage,
  skeletons,
  pagesLabel,
  place,
  ...list
}: PagedRecordsProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
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
      <Pages label={pagesLabel} perPage={perPage} place={place} query={{ data, isPlaceholderData }} />
    </>
  );
}
