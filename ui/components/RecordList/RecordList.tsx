import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { fillRef } from '../../fillRef.ts';
import { useMediaQuery, WIDE } from '../../layout/useMediaQuery.ts';
import { IconButton } from '../IconButton/index.ts';
import { Select } from '../Select/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { bodyOf, type Column, type Records } from '../Table/columns.ts';
import { Table } from '../Table/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './RecordList.css.ts';

export interface RecordListProps<Row> extends Records<Row> {
  /** Labels for sorting the cards. The table sorts by its headings. */
  sortWords?: { by: string; ascending: string; descending: string };
  shape?: 'auto' | 'table' | 'cards';
  /** The table, or the region of the cards. */
  ref?: Ref<HTMLElement>;
}

/** Records as a table if there is room, or as cards on a phone. */
export function RecordList<Row>({ shape = 'auto', sortWords, ref, ...records }: RecordListProps<Row>): ReactNode {
  const wide = useMediaQuery(WIDE);
  if (shape === 'table' || (shape === 'auto' && wide)) {
    return <Table {...records} ref={(element) => fillRef<HTMLElement>(ref, element)} />;
  }
  return <Cards {...records} ref={ref} sortWords={sortWords} />;
}

interface CardsProps<Row> extends Records<Row> {
  sortWords: RecordListProps<Row>['sortWords'];
  ref: Ref<HTMLElement> | undefined;
}

function Cards<Row>(props: CardsProps<Row>): ReactNode {
  const { ref, label, columns, rows, rowKey, loading, empty, error } = props;
  const body = bodyOf(props);
  return (
    <section
      aria-busy={loading ? true : undefined}
      aria-label={label}
      className={css.list}
      data-part="record-list"
      data-state={loading ? 'loading' : body === 'rows' ? 'ready' : body}
      ref={ref}
    >
      {body === 'rows' ? <Sorter {...props} /> : null}
      {body === 'rows' || body === 'loading' ? (
        <ul className={css.cards} data-part="record-list-cards">
          {body === 'rows'
            ? rows.map((row) => (
                <li className={css.card} data-part="record-list-card" key={rowKey(row)}>
                  <Card columns={columns} row={row} />
                </li>
              ))
            : Array.from({ length: loading?.rows ?? 0 }, (_none, place) => (
                <li aria-hidden="true" className={css.card} key={`card-${String(place)}`}>
                  {columns.some(({ onCard }) => onCard === 'lead') ? (
                    <LedGhost />
                  ) : (
                    <>
                      <span className={css.ghosts}>
                        <Skeleton width="45%" />
                        <Skeleton width="25%" />
                      </span>
                      <Skeleton width="70%" />
                    </>
                  )}
                </li>
              ))}
        </ul>
      ) : (
        <div className={css.note} data-part="record-list-note">
          {body === 'error' ? error : empty}
        </div>
      )}
      <VisuallyHidden role="status">{loading?.label}</VisuallyHidden>
    </section>
  );
}

function LedGhost(): ReactNode {
  return (
    <span className={css.ledGhost}>
      <Skeleton height="3.25rem" shape="box" width="3.25rem" />
      <span className={css.ghostLines}>
        <Skeleton width="45%" />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </span>
      <Skeleton width="5rem" />
    </span>
  );
}

function Card<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }): ReactNode {
  const at = (place: Column<Row>['onCard']): readonly Column<Row>[] =>
    columns.filter((column) => (column.onCard ?? 'detail') === place);
  const [details, actions] = [at('detail'), at('action')];
  return (
    <>
      <div className={css.top} data-led={at('lead').length > 0 || undefined}>
        {at('lead').map((column) => (
          <div className={css.lead} data-part="record-list-lead" key={column.id}>
            {column.cell(row)}
          </div>
        ))}
        <div className={css.words}>
          {at('title').map((column) => (
            <div className={css.title} data-part="record-list-title" key={column.id}>
              {column.cell(row)}
            </div>
          ))}
          {at('line').map((column) => (
            <div className={css.line} data-part="record-list-line" key={column.id}>
              {column.cell(row)}
            </div>
          ))}
        </div>
        <div className={css.end}>
          {at('aside').map((column) => (
            <div className={css.aside} data-part="record-list-aside" key={column.id}>
              {column.cell(row)}
            </div>
          ))}
          {at('under').map((column) => (
            <div className={css.line} data-part="record-list-under" key={column.id}>
              {column.cell(row)}
            </div>
          ))}
        </div>
      </div>
      {details.length === 0 ? null : (
        <dl className={css.details} data-part="record-list-details">
          {details.map((column) => (
            <div className={css.detail} key={column.id}>
              <dt className={css.term}>{column.header}</dt>
              <dd className={css.fact}>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length === 0 ? null : (
        <div className={css.actions} data-part="record-list-actions">
          {actions.map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </div>
      )}
    </>
  );
}

/** Renders the control that sorts cards, which have no headings to press. */
function Sorter<Row>(props: Records<Row> & { sortWords: RecordListProps<Row>['sortWords'] }): ReactNode {
  const { columns, sort, onSortChange, sortWords } = props;
  const sortable = columns.filter((column) => column.sortable);
  if (!onSortChange || !sortWords || sortable.length === 0) return null;
  const direction = sort?.direction ?? 'ascending';
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  const column = sort?.column ?? sortable[0]?.id ?? '';
  return (
    <div className={css.sorter} data-part="record-list-sorter">
      <Select
        label={sortWords.by}
        labelHidden
        onValueChange={(next) => onSortChange({ column: next, direction })}
        options={sortable.map((one) => ({ value: one.id, label: one.header }))}
        placeholder={sortWords.by}
        value={sort?.column}
      />
      <IconButton
        label={sortWords[direction]}
        onClick={() => onSortChange({ column, direction: other })}
        variant="soft"
      >
        {direction === 'ascending' ? <ArrowUpNarrowWide size={20} /> : <ArrowDownWideNarrow size={20} />}
      </IconButton>
    </div>
  );
}
