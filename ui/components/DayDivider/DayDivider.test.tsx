import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { DayDivider } from './index.ts';

test('has the day as text and in machine-readable form', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <DayDivider dateTime="2026-11-20" ref={ref}>
      20 November
    </DayDivider>,
  );
  const day = screen.getByText('20 November');
  expect(day.tagName).toBe('TIME');
  expect(day).toHaveAttribute('datetime', '2026-11-20');
  expect(ref.current).toContainElement(day);
});

test('shows only the text if there is no machine-readable day', () => {
  render(<DayDivider>Today</DayDivider>);
  expect(screen.getByText('Today')).not.toHaveAttribute('datetime');
});
