import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination } from '#ui/components/Pagination/index.ts';
import { Loaded } from './Loaded.tsx';
import { type Place, useChoices, usePageCount, usePagingText } from './paging.ts';

interface Page {
  readonly List: readonly unknown[];
  readonly Total: number;
}

/** A page of a list. Keeps the previous page while loading the next. */
type PageQuery<Data extends Page> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;

export interface PagesProps {
  query: Pick<PageQuery<Page>, 'data' | 'isPlaceholderData'>;
  perPage: number;
  /** The content of the pages. */
  label: string;
  /** The shown page. If absent, the address holds the page. */
  place?: Place | undefined;
}

/** The buttons to the pages of a list. */
export function Pages({ query, perPage, label, place }: PagesProps): ReactNode {
  const address = useChoices();
  const { page, turnTo } = place ?? address;
  const pages = usePageCount(query, perPage, { page, turnTo });
  const words = usePagingText(label);
  return <Pagination busy={query.isPlaceholderData} onPageChange={turnTo} page={page} pages={pages} words={words} />;
}

export interface PagedListProps<Data extends Page> extends Pick<PagesProps, 'perPage' | 'place'> {
  query: PageQuery<Data>;
  pagesLabel: string;
  /** Shown while loading, in the size of the content. */
  skeleton: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (page: Data) => ReactNode;
}

/** A paged list in each of its states: loading, failed, empty, or a page with buttons to the others. */
export function PagedList<Data extends Page>({
  query,
  pagesLabel,
  skeleton,
  empty,
  children,
  ...paging
}: PagedListProps<Data>): ReactNode {
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(page) => (
        <>
          {page.Total === 0 ? empty : children(page)}
          <Pages {...paging} label={pagesLabel} query={query} />
        </>
      )}
    </Loaded>
  );
}
