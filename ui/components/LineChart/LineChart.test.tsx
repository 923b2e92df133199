import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LineChart } from './index.ts';

const words = { span: 'Time', value: 'Rate', table: 'Every sample', empty: 'Nothing yet' };
const points = [
  { id: '1', label: '21:03', value: 2 },
  { id: '2', label: '21:04', value: 4 },
];
const format = (value: number): string => `${String(value)} Mbps`;

test('shows the newest value as text, and every number in a table, newest first', async () => {
  render(<LineChart format={format} now="4 Mbps" points={points} title="Bitrate" words={words} />);
  const chart = within(screen.getByRole('region', { name: 'Bitrate' }));
  expect(chart.getByText('4 Mbps', { selector: 'span' })).toBeVisible();
  await userEvent.click(chart.getByText('Every sample', { selector: 'summary' }));
  expect(chart.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Time', 'Rate'],
    ['21:04', '4 Mbps'],
    ['21:03', '2 Mbps'],
  ]);
});

test('shows a text if there are no points', () => {
  render(<LineChart format={format} now="–" points={[]} title="Bitrate" words={words} />);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
