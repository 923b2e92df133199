import { expect, it } from 'vitest';
import { createSystemClock } from '../dev/clock.ts';
import { createLocalBus } from '../ports/bus.ts';
import type { Clock } from '../ports/index.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { createRateLimiter } from './rateLimiter.ts';

const MINUTE_MS = 60_000;

async function createMachine(): Promise<{ readonly clock: Clock; readonly pass: (milliseconds: number) => void }> {
  let passed = 0;
  const bus = createLocalBus();
  const store = createStore(createMemoryBackend(), { bus, uuid: () => 'id' });
  const onError = (error: unknown): never => {
    throw error;
  };
  const clock = await createSystemClock({ store, bus, monotonic: () => passed, onError });
  return { clock, pass: (milliseconds) => void (passed += milliseconds) };
}

it('accepts a call when the oldest call leaves the window, and returns the time until then', async () => {
  const { clock, pass } = await createMachine();
  const limiter = createRateLimiter(clock);
  expect(await limiter.hit('key', 2, MINUTE_MS)).toBe(0);
  pass(20_000);
  expect(await limiter.hit('key', 2, MINUTE_MS)).toBe(0);
  expect(await limiter.hit('key', 2, MINUTE_MS)).toBe(40_000);
  expect(await limiter.hit('another', 2, MINUTE_MS)).toBe(0);
  pass(40_000);
  expect(await limiter.hit('key', 2, MINUTE_MS)).toBe(0);
  expect(await limiter.hit('key', 2, MINUTE_MS)).toBe(20_000);
});

it('ends windows when a developer moves the clock forward', async () => {
  const { clock } = await createMachine();
  const limiter = createRateLimiter(clock);
  await limiter.hit('key', 1, MINUTE_MS);
  clock.advance(MINUTE_MS - 1);
  expect(await limiter.hit('key', 1, MINUTE_MS)).toBe(1);
  clock.advance(1);
  expect(await limiter.hit('key', 1, MINUTE_MS)).toBe(0);
});

it('ignores wall time, so setting the clock back makes no window longer', async () => {
  const { clock, pass } = await createMachine();
  let wall = Date.parse('2026-11-20T13:00:00.000Z');
  const set: Clock = { ...clock, now: () => wall };
  const limiter = createRateLimiter(set);
  await limiter.hit('key', 1, MINUTE_MS);
  wall -= 60 * MINUTE_MS;
  expect(await limiter.hit('key', 1, MINUTE_MS)).toBe(MINUTE_MS);
  pass(MINUTE_MS);
  expect(await limiter.hit('key', 1, MINUTE_MS)).toBe(0);
});
