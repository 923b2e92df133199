import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { bodyOf, type Column, nextSort, type Records, type Sort } from './columns.ts';
import * as css from './Table.css.ts';

export interface TableProps<Row> extends Records<Row> {
  /** The maximum height as a CSS value. In a taller table the rows scroll under the headings. */
  maxHeight?: string;
  density?: 'roomy' | 'compact';
  ref?: Ref<HTMLTableElement>;
}

/** The smallest width of a column in rem. On a phone the table scrolls sideways before its cells become too narrow. */
const roomOfColumn = 7;

/** Lets the keyboard scroll the table. */
const reachable = { tabIndex: 0 };

/** Records in rows under headings that stay visible. */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { label, columns, rows, rowKey, sort, onSortChange, loading, empty, error } = props;
  const { maxHeight, density = 'roomy', ref } = props;
  const captionId = useId();
  const body = bodyOf(props);
  return (
    <section
      aria-labelledby={captionId}
      className={css.scroller}
      data-part="table-scroller"
      data-state={loading ? 'loading' : body === 'rows' ? 'ready' : body}
      style={{ maxHeight }}
      {...reachable}
    >
      <table
        aria-busy={loading ? true : undefined}
        className={css.table}
        data-density={density}
        data-part="table"
        ref={ref}
        style={
          body === 'rows' || body === 'loading'
            ? { minWidth: `${String(columns.length * roomOfColumn)}rem` }
            : undefined
        }
      >
        <caption className={css.caption} id={captionId}>
          {label}
        </caption>
        <thead className={css.head} data-part="table-head">
          <tr>
            {columns.map((column) => (
              <Heading column={column} key={column.id} sort={sort} {...(onSortChange ? { onSortChange } : {})} />
            ))}
          </tr>
        </thead>
        <tbody>
          {body === 'rows'
            ? rows.map((row) => (
                <tr className={css.row} data-part="table-row" key={rowKey(row)}>
                  {columns.map((column) => (
                    <td className={css.cell} data-align={column.align} data-part="table-cell" key={column.id}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))
            : null}
          {body === 'loading'
            ? Array.from({ length: loading?.rows ?? 0 }, (_none, place) => (
                <tr className={css.row} key={`row-${String(place)}`}>
                  {columns.map((column) => (
                    <td className={css.cell} data-align={column.align} key={column.id}>
                      <span className={css.ghost}>
                        <Skeleton width={column.align === 'end' ? '4rem' : '70%'} />
                      </span>
                    </td>
                  ))}
                </tr>
              ))
            : null}
          {body === 'empty' || body === 'error' ? (
            <tr>
              <td className={css.note} colSpan={columns.length} data-part="table-note">
                {body === 'error' ? error : empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <VisuallyHidden role="status">{loading?.label}</VisuallyHidden>
    </section>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: Sort | null | undefined;
  onSortChange?: (sort: Sort) => void;
}

function Heading<Row>({ column, sort, onSortChange }: HeadingProps<Row>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const sortable = column.sortable === true && onSortChange !== undefined;
  const Arrow = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={css.heading}
      data-align={column.align}
      data-part="table-heading"
      scope="col"
      style={{ width: column.width }}
    >
      {sortable ? (
        <button
          className={css.sorter}
          data-part="table-sorter"
          data-state={direction ?? 'none'}
          onClick={() => onSortChange(nextSort(sort, column.id))}
          type="button"
        >
          {column.header}
          <Arrow aria-hidden="true" className={css.arrow} size={14} />
        </button>
      ) : column.headerHidden ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  );
}
