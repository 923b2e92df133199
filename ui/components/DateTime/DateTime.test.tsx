import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateTime } from './index.ts';

const noon = Date.parse('2026-11-20T04:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(noon);
});
afterEach(() => vi.useRealTimers());

test('gives the instant to machines, Taipei’s time to readers, and the full time in the tooltip', () => {
  render(<DateTime form="short" locale="zh_tw" value="2026-11-20T03:30:15Z" />);
  const time = screen.getByText('11:30');
  expect(time).toHaveAttribute('dateTime', '2026-11-20T03:30:15.000Z');
  expect(time).toHaveAttribute('title', '2026/11/20 11:30:15');
});

test('updates a relative time by the clock', () => {
  render(<DateTime form="relative" justNow="剛剛" locale="zh_tw" value={noon} />);
  expect(screen.getByText('剛剛')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(5 * 60_000);
  });
  expect(screen.getByText('5 分鐘前')).toBeInTheDocument();
});

test('shows the right time immediately when a sleeping tab becomes visible', () => {
  render(<DateTime form="relative" locale="zh_tw" value={noon - 60_000} />);
  // Timers stop in a sleeping tab, but the clock does not.
  vi.setSystemTime(noon + 3 * 3_600_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('3 小時前')).toBeInTheDocument();
});

test('keeps a current time given by the page', () => {
  render(<DateTime form="relative" locale="zh_tw" now={noon + 120_000} value={noon} />);
  act(() => {
    vi.advanceTimersByTime(600_000);
  });
  expect(screen.getByText('2 分鐘前')).toBeInTheDocument();
});

test('stops its timer when it unmounts', () => {
  const { unmount } = render(<DateTime form="relative" locale="zh_tw" value={noon} />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['', 'soon', Number.NaN])('shows the fallback for an invalid time (%s)', (value) => {
  render(<DateTime fallback="no date" locale="zh_tw" value={value} />);
  expect(screen.getByText('no date')).not.toHaveAttribute('datetime');
});
