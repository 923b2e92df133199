import { element } from './element.ts';
import { findRows, type Row, ROWS } from './rows.ts';

/** The number of listed contracts; a search finds the others. */
const LISTED = 60;

/** The contracts, filtered by typing, to pick one. */
export interface RowPicker {
  readonly element: HTMLElement;
  /** The name of the picked contract, or `*` for all. */
  readonly picked: () => string;
}

/** @param onPick called with the picked contract; undefined for all */
export function rowPicker(onPick: (row: Row | undefined) => void): RowPicker {
  let picked = '*';
  const filter = element('input', {
    type: 'search',
    class: 'grow',
    label: 'Filter the operations and endpoints',
    placeholder: 'name, number, path or what it does',
    on: { input: () => show() },
  });
  const count = element('output', { class: 'quiet' });
  const list = element('div', { class: 'rows', role: 'radiogroup', label: 'Operation or endpoint' });

  const radio = (value: string, place: string, row: Row | undefined): HTMLElement =>
    element(
      'label',
      row === undefined ? {} : { title: row.summary },
      element('input', {
        type: 'radio',
        name: 'row',
        value,
        checked: picked === value,
        on: {
          change: () => {
            picked = value;
            onPick(row);
          },
        },
      }),
      element('span', {}, row?.name ?? 'Every one'),
      element('small', {}, place),
    );
  const show = (): void => {
    const found = findRows(filter.value);
    count.textContent = `${found.length} of ${ROWS.length}`;
    list.replaceChildren(
      ...(filter.value.trim() === '' ? [radio('*', '', undefined)] : []),
      ...found.slice(0, LISTED).map((row) => radio(row.name, row.place, row)),
      ...(found.length > LISTED ? [element('p', { class: 'quiet' }, `${found.length - LISTED} more: search.`)] : []),
    );
  };
  show();
  return {
    element: element('div', {}, element('div', { class: 'row' }, filter, count), list),
    picked: () => picked,
  };
}
