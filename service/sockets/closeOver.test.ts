import { expect, it, vi } from 'vitest';
import { closeOver } from './closeOver.ts';

it('spreads the closes over the time, each after its calls are answered', async () => {
  const began = performance.now();
  const closes: { readonly at: number; readonly code: number }[] = [];
  const events: string[] = [];
  const connection = (name: string) => ({
    settled: async () => void events.push(`${name} answered`),
    close: (code: number) => {
      events.push(`${name} closed`);
      closes.push({ at: performance.now() - began, code });
    },
  });
  await closeOver(['a', 'b', 'c', 'd'].map(connection), 400, () => 0.5);
  expect(events).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} answered`, `${name} closed`]));
  expect(closes.map(({ code }) => code)).toEqual([1012, 1012, 1012, 1012]);
  for (const [at, close] of closes.entries()) expect(close.at).toBeGreaterThanOrEqual(50 + at * 100 - 5);
});

it('ends immediately without connections', async () => {
  const random = vi.fn(() => 1);
  await closeOver([], 60_000, random);
  expect(random).not.toHaveBeenCalled();
});
