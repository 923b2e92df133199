import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewDay } from './useNewDay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('calls back once for each midnight in Taipei, within half a minute, until the page closes', () => {
  vi.setSystemTime('2026-11-25T23:58:00+08:00');
  const onNewDay = vi.fn();
  const { unmount } = renderHook(() => useNewDay(onNewDay));
  vi.advanceTimersByTime(120_000);
  expect(onNewDay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onNewDay).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(onNewDay).toHaveBeenCalledTimes(2);
  unmount();
  vi.advanceTimersByTime(48 * 60 * 60 * 1000);
  expect(onNewDay).toHaveBeenCalledTimes(2);
});

test('spreads the calls of pages that are open together', () => {
  vi.setSystemTime('2026-11-25T23:59:00+08:00');
  const asked: number[] = [];
  for (const lot of [0, 0.5, 0.99]) {
    vi.spyOn(Math, 'random').mockReturnValueOnce(lot);
    renderHook(() => useNewDay(() => void asked.push(Date.now())));
  }
  vi.advanceTimersByTime(90_000);
  const midnight = Date.parse('2026-11-26T00:00:00+08:00');
  expect(asked.map((at) => Math.round((at - midnight) / 1000))).toEqual([2, 16, 30]);
});
