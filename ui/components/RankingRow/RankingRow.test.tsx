import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { RankingRow } from './index.ts';

test('exposes place, name and value; the medal is decorative', () => {
  render(
    <ol>
      <RankingRow name="Momo" place={1} placeLabel="1st place" value="12,860,000" />
    </ol>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('1st place1Momo12,860,000');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  [4, '4'],
  [1_284, '1284'],
  [undefined, '–'],
])('has a number from the fourth place on: %s', (place, drawn) => {
  const { container } = render(<RankingRow name="Momo" place={place} placeLabel="Place" value="1" />);
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.getByText(drawn)).toHaveAttribute('aria-hidden', 'true');
});

test('marks the player’s own row in words and as the current row', () => {
  render(
    <ol>
      <RankingRow name="Momo" place={2} placeLabel="2nd" value="1" />
      <RankingRow name="Fox" own="You" place={12} placeLabel="12th" value="1" />
    </ol>,
  );
  const [other, own] = screen.getAllByRole('listitem');
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(own).toHaveTextContent('You');
  expect(other).not.toHaveAttribute('aria-current');
});

test('opens by pointer and keyboard if it has an action, and passes its ref to the item', async () => {
  const press = vi.fn();
  const ref = createRef<HTMLLIElement>();
  render(<RankingRow name="Momo" onPress={press} place={5} placeLabel="5th" ref={ref} value="1" />);
  await userEvent.click(screen.getByRole('button', { name: 'Momo' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
  expect(ref.current).toBe(screen.getByRole('listitem'));
});
