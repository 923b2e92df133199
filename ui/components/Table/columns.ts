import type { ReactNode } from 'react';

/** One fact of a record, and how it is shown. */
export interface Column<Row> {
  id: string;
  /** The heading. */
  header: string;
  /** The heading is for screen readers only (a column of buttons). */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, with digits of one width. */
  align?: 'start' | 'end';
  /** CSS width; the rest is shared. */
  width?: string;
  /** Its heading sorts. */
  sortable?: boolean;
  /**
   * Where it stands on a card: `title` is the card's heading, `aside` stands opposite it (an amount), `lead` before both (a picture),
   * `line` under the heading and `under` below the aside without its heading, `action` at the end without its heading; the others are
   * listed with theirs.
   */
  onCard?: 'lead' | 'title' | 'line' | 'aside' | 'under' | 'detail' | 'action';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What every list of records is given. */
export interface Records<Row> {
  /** What the rows are: the name of the table or list. */
  label: string;
  columns: readonly Column<Row>[];
  /** In the order they are shown; sorting them is the page's part. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How they are sorted; `null` for not at all. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** They are being fetched: what is said, and how many rows hold their place. With rows already there, these stay, dimmed. */
  loading?: { label: string; rows: number } | undefined;
  /** Stands where the rows would when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Stands there when they could not be fetched: an ErrorState. */
  error?: ReactNode;
}

/** What a press on a heading sorts by next. */
export const nextSort = (sort: Sort | null | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Which of its bodies a list of records shows. */
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
