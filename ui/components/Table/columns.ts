import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Shows the heading only to screen readers (for a column of buttons). */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers; they have tabular digits. */
  align?: 'start' | 'end';
  /** CSS width. Columns without a width share the remaining width. */
  width?: string;
  sortable?: boolean;
  /**
   * The position on a card: `title` is the card's heading, `aside` is opposite it (an amount), `lead` is before both (a picture), `line` is
   * under the heading and `under` below the aside without its heading, `action` is at the end without its heading. The other columns are
   * listed with their headings.
   */
  onCard?: 'lead' | 'title' | 'line' | 'aside' | 'under' | 'detail' | 'action';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The props of every list of records. */
export interface Records<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** The rows in the order shown; the page sorts them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** While loading: the announcement, and the number of skeleton rows. Existing rows stay, dimmed. */
  loading?: { label: string; rows: number } | undefined;
  /** Shown if there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Shown if the rows could not be loaded: an ErrorState. */
  error?: ReactNode;
}

/** Returns the sorting after a press on a heading. */
export const nextSort = (sort: Sort | null | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Returns the body that a list of records shows. */
export function bodyOf(records: {
  rows: readonly unknown[];
  loading?: object | undefined;
  empty?: ReactNode;
  error?: ReactNode;
}): 'error' | 'loading' | 'empty' | 'rows' {
  if (records.error !== undefined && records.error !== null && records.error !== false) return 'error';
  if (records.rows.length > 0) return 'rows';
  return records.loading ? 'loading' : 'empty';
}
