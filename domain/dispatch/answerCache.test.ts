import { expect, it, vi } from 'vitest';
import { AnswerCache } from './answerCache.ts';

function createCache() {
  let now = 0;
  const cache = new AnswerCache({ monotonic: () => now });
  return { cache, pass: (milliseconds: number) => void (now += milliseconds) };
}

it('reads once while an answer may be kept, at most five seconds', async () => {
  const { cache, pass } = createCache();
  const make = vi.fn(async () => 'answer');
  await cache.get('short', 2, make);
  pass(1999);
  expect(await cache.get('short', 2, make)).toBe('answer');
  expect(make).toHaveBeenCalledTimes(1);
  pass(1);
  await cache.get('short', 2, make);
  expect(make).toHaveBeenCalledTimes(2);
  await cache.get('long', 60, make);
  pass(5000);
  await cache.get('long', 60, make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('shares one answer among concurrent calls, and does not cache failures', async () => {
  const { cache } = createCache();
  const fail = vi.fn(() => Promise.reject(new Error('no store')));
  const asked = [cache.get('x', 5, fail), cache.get('x', 5, fail)];
  for (const each of await Promise.allSettled(asked)) expect(each.status).toBe('rejected');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await cache.get('x', 5, async () => 'answer')).toBe('answer');
});

it('keeps only the newest of many answers', async () => {
  const { cache } = createCache();
  const make = vi.fn(async () => 'answer');
  for (let search = 0; search <= 500; search += 1) await cache.get(`search ${search}`, 5, make);
  await cache.get('search 500', 5, make);
  expect(make).toHaveBeenCalledTimes(501);
  await cache.get('search 0', 5, make);
  expect(make).toHaveBeenCalledTimes(502);
});
