import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { PaginationWords } from '#ui/components/Pagination/index.ts';
import { useSearchParams } from '../../base/routing/index.ts';

const wellFormed = (text: string | null): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** The shown page of a list. */
export interface Place {
  readonly page: number;
  readonly turnTo: (page: number) => void;
}

export interface Choices extends Place {
  readonly get: (name: string) => string | null;
  /** Stores a choice in the address and returns to the first page. Undefined removes the choice. */
  readonly choose: (name: string, value: string | undefined) => void;
}

/** The shown part of a list. The address holds it, so that it can be shared and restored. */
export function useChoices(): Choices {
  const [parameters, setParameters] = useSearchParams();
  const change = (edit: (after: URLSearchParams) => void): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      edit(after);
      return after;
    });
  return {
    get: (name) => parameters.get(name),
    choose: (name, value) =>
      change((after) => {
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      }),
    page: wellFormed(parameters.get('page')),
    turnTo: (page) =>
      change((after) => {
        if (page > 1) after.set('page', String(page));
      }),
  };
}

/**
 * The texts of a `Pagination`.
 *
 * @param label what the pages contain
 */
export function usePagingText(label: string): PaginationWords {
  const { formatMessage } = useIntl();
  return {
    label,
    first: formatMessage({ id: 'frame.firstPage', defaultMessage: '第一頁' }),
    previous: formatMessage({ id: 'frame.previousPage', defaultMessage: '上一頁' }),
    next: formatMessage({ id: 'frame.nextPage', defaultMessage: '下一頁' }),
    last: formatMessage({ id: 'frame.lastPage', defaultMessage: '最後一頁' }),
    summary: (number, pages) =>
      formatMessage({ id: 'frame.pageOf', defaultMessage: '第 {number} 頁，共 {pages} 頁' }, { number, pages }),
  };
}

/**
 * Returns the number of pages of a list, and moves from a page that no longer exists to the last page.
 *
 * @param shown a page of the list with the total; ignored while it is placeholder data
 */
export function usePageCount(
  {
    data,
    isPlaceholderData,
  }: { readonly data?: { readonly Total: number } | undefined; readonly isPlaceholderData: boolean },
  perPage: number,
  { page, turnTo }: Place,
): number {
  const pages = Math.ceil((data?.Total ?? 0) / perPage);
  const turn = useEffectEvent(() => turnTo(pages));
  const isBeyond = data !== undefined && !isPlaceholderData && pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) turn();
  }, [isBeyond]);
  return pages;
}
