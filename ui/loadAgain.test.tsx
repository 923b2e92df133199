import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgain } from './loadAgain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NO_LINE = new TypeError('Failed to fetch dynamically imported module');
const Part = () => <p>here</p>;

async function open(load: () => Promise<{ default: typeof Part }>): Promise<void> {
  const Late = lazy(loadAgain(load));
  await act(async () => {
    render(
      <Suspense>
        <Late />
      </Suspense>,
    );
  });
}

test('loads again immediately when the connection is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(NO_LINE).mockResolvedValue({ default: Part });
  await open(load);
  expect(screen.queryByText('here')).not.toBeInTheDocument();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads again at growing intervals if no event reports the connection', async () => {
  const load = vi.fn().mockRejectedValue(NO_LINE);
  await open(load);
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(3_999));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ default: Part });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('here')).toBeVisible();
});

test('fails immediately for a broken part', async () => {
  const load = vi.fn().mockRejectedValue(new RangeError('broken'));
  await expect(loadAgain(load)()).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});
