import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LevelBar } from './index.ts';

const level = { label: 'Level', from: 'LV.68', to: 'LV.69' };
const bar = (): HTMLElement => screen.getByRole('progressbar', { name: 'Level' });

test('shows both levels and announces numbers and per cent once', () => {
  render(<LevelBar {...level} max={620_000} note="133,800 to go" value={486_200} valueText="486,200 / 620,000" />);
  expect(screen.getByText('LV.68')).toBeInTheDocument();
  expect(screen.getByText('LV.69')).toBeInTheDocument();
  expect(bar()).toHaveAttribute('aria-valuetext', '486,200 / 620,000, 78%');
  expect(screen.getByText('78%').closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByText('133,800 to go')).toBeInTheDocument();
});

test.each([
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
  [5000, 1000, '100%'],
  [-1, 1000, '0%'],
  [5, 0, '0%'],
])('shows %i of %i as %s', (value, max, percent) => {
  render(<LevelBar {...level} max={max} value={value} valueText="x" />);
  expect(screen.getByText(percent)).toBeInTheDocument();
});
