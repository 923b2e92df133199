import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress, ProgressRing } from './index.ts';

const bar = (): HTMLElement => screen.getByRole('progressbar', { name: 'Missions' });

test('gives the progress in per cent or in the page’s words', () => {
  const { rerender } = render(<Progress label="Missions" value={40} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '40%');
  expect(bar()).toHaveAttribute('aria-valuenow', '40');
  rerender(
    <Progress format={(value, max) => `${String(value)} / ${String(max)}`} label="Missions" max={5} value={3} />,
  );
  expect(bar()).toHaveAttribute('aria-valuetext', '3 / 5');
  expect(screen.getByText('3 / 5')).toBeInTheDocument();
});

test('rounds down to less than 100 % before it is complete', () => {
  const { rerender } = render(<Progress label="Missions" max={1000} value={999} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '99%');
  expect(bar()).toHaveAttribute('data-state', 'loading');
  rerender(<Progress label="Missions" max={1000} value={1000} />);
  expect(bar()).toHaveAttribute('data-state', 'complete');
});

test.each([
  [-5, 100, '0'],
  [700, 100, '100'],
  [3, 0, '3'],
])('keeps %i of %i inside the bar', (value, max, now) => {
  render(<Progress label="Missions" labelHidden max={max} value={value} />);
  expect(bar()).toHaveAttribute('aria-valuenow', now);
});

test.each([null, Number.NaN])('shows an unknown progress for %s', (value) => {
  render(<Progress label="Missions" value={value} />);
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(bar()).toHaveAttribute('data-state', 'indeterminate');
});

test.each([
  [30, 120, '25', 'filling'],
  [119, 120, '99', 'filling'],
  [500, 120, '100', 'full'],
  [30, undefined, '0', 'filling'],
  [30, 0, '0', 'filling'],
])('shows the text of a ring with %i of %s, and fills the ring only at the end', (value, max, now, state) => {
  render(
    <ProgressRing label="Today" max={max} value={value} valueText="half an hour">
      30 min
    </ProgressRing>,
  );
  const ring = screen.getByRole('progressbar', { name: 'Today' });
  expect(ring).toHaveAttribute('aria-valuenow', now);
  expect(ring).toHaveAttribute('aria-valuetext', 'half an hour');
  expect(ring).toHaveAttribute('data-state', state);
});
