import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Column, type Sort, Table } from './index.ts';

interface Entry {
  id: string;
  reason: string;
  amount: number;
}
const entries: readonly Entry[] = [
  { id: 'a', reason: 'Win', amount: 48_000 },
  { id: 'b', reason: 'Gift', amount: -105_000 },
];
const columns: readonly Column<Entry>[] = [
  { id: 'reason', header: 'Reason', cell: (entry) => entry.reason, sortable: true },
  { id: 'amount', header: 'Amount', cell: (entry) => String(entry.amount), align: 'end', sortable: true },
  { id: 'open', header: 'Open', headerHidden: true, cell: (entry) => <a href={`#${entry.id}`}>Details</a> },
];
const common = { label: 'Bank book', columns, rowKey: (entry: Entry) => entry.id };

function Sorted() {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = sort
    ? entries.toSorted((one, other) => (one.amount - other.amount) * (sort.direction === 'ascending' ? 1 : -1))
    : entries;
  return <Table {...common} onSortChange={setSort} rows={rows} sort={sort} />;
}

const reasons = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);

test('is a named table with visually hidden headings for screen readers', () => {
  render(<Table {...common} rows={entries} />);
  expect(screen.getByRole('table', { name: 'Bank book' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Open' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Bank book' })).toHaveAttribute('tabindex', '0');
  expect(reasons()).toEqual(['Win', 'Gift']);
  // If there is no sort handler, no heading is a button.
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sorts by a heading, and then in the other direction', async () => {
  render(<Sorted />);
  const heading = screen.getByRole('columnheader', { name: 'Amount' });
  expect(heading).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(heading).getByRole('button'));
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(reasons()).toEqual(['Gift', 'Win']);
  await userEvent.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(reasons()).toEqual(['Win', 'Gift']);
  expect(screen.getByRole('columnheader', { name: 'Reason' })).toHaveAttribute('aria-sort', 'none');
});

test('shows skeleton rows while it loads, and dims existing rows', () => {
  const { rerender } = render(<Table {...common} loading={{ label: 'Loading', rows: 3 }} rows={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
  rerender(<Table {...common} loading={{ label: 'Loading', rows: 3 }} rows={entries} />);
  expect(reasons()).toEqual(['Win', 'Gift']);
  rerender(<Table {...common} rows={entries} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows instead of the rows that there are none, or that loading failed', () => {
  const { rerender } = render(<Table {...common} empty="Nothing yet" rows={[]} />);
  expect(screen.getByRole('cell', { name: 'Nothing yet' })).toBeInTheDocument();
  rerender(<Table {...common} empty="Nothing yet" error="Not loaded" rows={entries} />);
  expect(screen.getByRole('cell', { name: 'Not loaded' })).toBeInTheDocument();
  expect(screen.queryByText('Win')).not.toBeInTheDocument();
});
