import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLateQueue } from './delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps the order of delayed work', async () => {
  const later = createLateQueue();
  const done: string[] = [];
  later(300, () => done.push('slow'));
  later(10, () => done.push('quick'));
  later(0, () => done.push('at once'));
  await vi.advanceTimersByTimeAsync(299);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['slow', 'quick', 'at once']);
  later(0, () => done.push('now'));
  expect(done.at(-1)).toBe('now');
});
