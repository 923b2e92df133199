import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('never runs twice at the same time, and continues after a failure', async () => {
  const runs: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const report = vi.fn<(error: unknown) => void>();
  const run = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ resolve, reject });
    });
  const work = repeat(10, run, report);
  await vi.advanceTimersByTimeAsync(35);
  expect(runs).toHaveLength(1);
  runs[0]?.reject('broken');
  await vi.advanceTimersByTimeAsync(10);
  expect(report).toHaveBeenCalledExactlyOnceWith('broken');
  expect(runs).toHaveLength(2);
  const stopped = work.stop();
  runs[1]?.resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(50);
  expect(runs).toHaveLength(2);
});

it('waits for the current run at a stop', async () => {
  let finish = (): void => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = repeat(10, () => running, vi.fn());
  await vi.advanceTimersByTimeAsync(10);
  const stopped = vi.fn();
  const stopping = work.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
});
