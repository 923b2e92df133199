import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { CalendarStreak, type StreakDay } from './index.ts';

const day = (number: number, state: StreakDay['state']): StreakDay => ({
  state,
  label: `Day ${String(number)}`,
  picture: <img alt="coins" src="/coins.png" />,
  amount: `${String(number)},000`,
});
const days = [
  day(1, 'claimed'),
  day(2, 'missed'),
  day(3, 'today'),
  day(4, 'future'),
  day(5, 'future'),
  day(6, 'future'),
  { ...day(7, 'future'), note: 'and a portrait' },
] as const;
const stateLabels = { claimed: 'claimed', today: 'waits today', missed: 'missed', future: 'not yet' };
const page = (props: Partial<ComponentProps<typeof CalendarStreak>> = {}) => (
  <CalendarStreak days={days} label="Seven days" stateLabels={stateLabels} summary="1 day in a row" {...props} />
);

test('lists seven days with reward and state in words, and marks today as current', () => {
  const ref = createRef<HTMLDivElement>();
  render(page({ ref }));
  const items = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: 'Seven days' })).toBeInTheDocument();
  expect(items.map((item) => item.textContent)).toEqual([
    'Day 11,000 claimed',
    'Day 22,000 missed',
    'Day 33,000 waits today',
    'Day 44,000 not yet',
    'Day 55,000 not yet',
    'Day 66,000 not yet',
    'Day 77,000and a portrait not yet',
  ]);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'date')).toEqual([items[2]]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(ref.current).toHaveTextContent('1 day in a row');
});

test('claims today and a missed day by pointer and keyboard, and no other day', async () => {
  const claim = vi.fn();
  const makeUp = vi.fn();
  render(page({ onClaim: claim, onMakeUp: makeUp }));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /Day 3/u }));
  expect(claim).toHaveBeenCalledWith(3);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(makeUp).toHaveBeenCalledWith(2);
});
