import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TrendChart } from './index.ts';

const words = { up: 'In', down: 'Out', span: 'Day', table: 'Every day', loading: 'Loading' };
const format = (amount: number): string => `${String(amount)} gold`;
const points = [
  { id: '1', label: 'Mon', up: 100, down: 0 },
  { id: '2', label: 'Tue', up: 50, down: 30 },
  { id: '3', label: 'Today', up: 0, down: 0 },
];

test('lists every number in a table, the newest day first', async () => {
  render(<TrendChart count={3} format={format} points={points} title="Trend" words={words} />);
  const chart = within(screen.getByRole('region', { name: 'Trend' }));
  await userEvent.click(chart.getByText('Every day', { selector: 'summary' }));
  expect(chart.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'In', 'Out'],
    ['Today', '0 gold', '0 gold'],
    ['Tue', '50 gold', '30 gold'],
    ['Mon', '100 gold', '0 gold'],
  ]);
});

test('draws a bar for each amount, relative to the largest', () => {
  const { container } = render(<TrendChart count={3} format={format} points={points} title="Trend" words={words} />);
  const bars = [...container.querySelectorAll<HTMLElement>('[data-part=trend-chart-bar]')];
  expect(bars.map(({ dataset, style }) => [dataset['way'], style.blockSize])).toEqual([
    ['up', 'max(3px, 100%)'],
    ['up', 'max(3px, 50%)'],
    ['down', 'max(3px, 100%)'],
  ]);
});

test('keeps its shape while the days are loading, and announces that', () => {
  const { container } = render(
    <TrendChart count={14} format={format} points={undefined} title="Trend" words={words} />,
  );
  expect(container.querySelector('[data-part=trend-chart]')).toHaveAttribute('data-state', 'loading');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
