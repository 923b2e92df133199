import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PagedList, RowSkeletons } from '../../../shared/frames/index.ts';
import * as css from './List.css.ts';

export const PER_PAGE = 10;

interface ListPage<Row> {
  readonly List: readonly Row[];
  readonly Total: number;
}

export interface PagedEnvelopesProps<Row> {
  query: Pick<UseQueryResult<ListPage<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  label: string;
  rowKey: (row: Row) => string;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A page of red envelopes in each of its states, with a pagination. The address holds the page. */
export function PagedEnvelopes<Row>({ query, label, rowKey, empty, children }: PagedEnvelopesProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <PagedList
      empty={empty}
      pagesLabel={formatMessage({ id: 'envelope.pages', defaultMessage: '紅包分頁' })}
      perPage={PER_PAGE}
      query={query}
      skeleton={<RowSkeletons height="5.25rem" rows={5} />}
    >
      {({ List }) => (
        <ul aria-busy={query.isPlaceholderData} aria-label={label} className={css.list}>
          {List.map((row) => (
            <li key={rowKey(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
