import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import type { Column } from '../Table/index.ts';
import { RecordList } from './index.ts';

interface Entry {
  id: string;
  reason: string;
  amount: number;
  time: string;
}
const entries: readonly Entry[] = [
  { id: 'a', reason: 'Win', amount: 48_000, time: '20:14' },
  { id: 'b', reason: 'Gift', amount: -105_000, time: '21:36' },
];
const columns: readonly Column<Entry>[] = [
  { id: 'reason', header: 'Reason', cell: (entry) => entry.reason, onCard: 'title' },
  { id: 'amount', header: 'Amount', cell: (entry) => String(entry.amount), onCard: 'aside', sortable: true },
  { id: 'time', header: 'Time', cell: (entry) => entry.time, sortable: true },
  { id: 'open', header: 'Open', cell: () => <button type="button">Details</button>, onCard: 'action' },
];
const common = { label: 'Bank book', columns, rowKey: (entry: Entry) => entry.id };
const sortWords = { by: 'Sort by', ascending: 'Ascending', descending: 'Descending' };

beforeAll(stubMeasures);

test('is a list of cards on a narrow screen, each fact with its term', () => {
  render(<RecordList {...common} rows={entries} />);
  const cards = within(screen.getByRole('region', { name: 'Bank book' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('Win48000Time20:14Details');
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Time');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('is a table of the same rows on a wide screen', () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  render(<RecordList {...common} rows={entries} />);
  expect(screen.getByRole('table', { name: 'Bank book' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  vi.unstubAllGlobals();
});

test('sorts cards by a column and a direction', async () => {
  const change = vi.fn();
  const list = (sort: { column: string; direction: 'ascending' | 'descending' } | null) => (
    <RecordList {...common} onSortChange={change} rows={entries} shape="cards" sort={sort} sortWords={sortWords} />
  );
  const { rerender } = render(list(null));
  screen.getByRole('combobox', { name: 'Sort by' }).focus();
  await userEvent.keyboard('t');
  expect(change).toHaveBeenLastCalledWith({ column: 'time', direction: 'ascending' });
  rerender(list({ column: 'time', direction: 'ascending' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
  expect(change).toHaveBeenLastCalledWith({ column: 'time', direction: 'descending' });
});

test('shows loading, empty and failed states instead of the cards', () => {
  const list = (more: object) => <RecordList {...common} rows={[]} shape="cards" {...more} />;
  const { rerender } = render(list({ loading: { label: 'Loading', rows: 2 } }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  rerender(list({ empty: 'Nothing yet' }));
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  rerender(list({ error: 'Not loaded' }));
  expect(screen.getByText('Not loaded')).toBeInTheDocument();
});

test('passes its ref to its element, in either shape', () => {
  const ref = createRef<HTMLElement>();
  const list = (shape: 'cards' | 'table') => <RecordList {...common} ref={ref} rows={entries} shape={shape} />;
  const { rerender } = render(list('cards'));
  expect(ref.current).toBe(screen.getByRole('region', { name: 'Bank book' }));
  rerender(list('table'));
  expect(ref.current).toBe(screen.getByRole('table', { name: 'Bank book' }));
});
