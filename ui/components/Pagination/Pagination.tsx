import { useControllableState } from '../../useControllableState.ts';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as css from './Pagination.css.ts';
import { groupOf } from './groupOf.ts';

export interface PaginationWords {
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** The position and the total: `Page 1 of 14`, `28 records`. */
  summary: (page: number, pages: number) => ReactNode;
}

export interface PaginationProps {
  /** The current page, counted from 1. */
  page?: number;
  defaultPage?: number;
  onPageChange?: (page: number) => void;
  /** If there are no pages or one, nothing is drawn. */
  pages: number;
  words: PaginationWords;
  /** Whether a page is loading: its button is marked, and presses are ignored. */
  busy?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Pages in groups of five, with buttons to the next, the previous, and both ends. */
export function Pagination(props: PaginationProps): ReactNode {
  const { page, defaultPage = 1, onPageChange, pages, words, busy = false, ref } = props;
  const [asked, setPage] = useControllableState({
    prop: page,
    defaultProp: defaultPage,
    ...(onPageChange ? { onChange: onPageChange } : {}),
  });
  if (pages <= 1) return null;
  const here = Math.min(Math.max(Math.trunc(asked) || 1, 1), pages);
  const go = (to: number): void => {
    if (!busy && to >= 1 && to <= pages && to !== here) setPage(to);
  };
  const end = (name: string, to: number, icon: ReactNode): ReactNode => (
    <button
      // `disabled` is not used, so that the “next” button keeps the focus on the last page.
      aria-disabled={busy || to === here || undefined}
      aria-label={name}
      className={css.end}
      data-part="pagination-step"
      onClick={() => go(to)}
      title={name}
      type="button"
    >
      {icon}
    </button>
  );
  return (
    <nav aria-busy={busy || undefined} aria-label={words.label} className={css.place} data-part="pagination" ref={ref}>
      <ul className={css.pages} data-part="pagination-pages">
        {groupOf(here, pages).map((one) => (
          <li key={one}>
            <button
              aria-current={one === here ? 'page' : undefined}
              className={css.page}
              data-part="pagination-page"
              data-state={one === here ? 'current' : 'other'}
              onClick={() => go(one)}
              type="button"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
      <div className={css.steps} data-part="pagination-steps">
        {end(words.first, 1, <ChevronFirst aria-hidden="true" size={20} />)}
        {end(words.previous, Math.max(here - 1, 1), <ChevronLeft aria-hidden="true" size={20} />)}
        <p aria-live="polite" className={css.summary} data-part="pagination-summary">
          {words.summary(here, pages)}
        </p>
        {end(words.next, Math.min(here + 1, pages), <ChevronRight aria-hidden="true" size={20} />)}
        {end(words.last, pages, <ChevronLast aria-hidden="true" size={20} />)}
      </div>
    </nav>
  );
}
