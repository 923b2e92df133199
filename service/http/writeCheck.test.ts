import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Store } from '#domain/ports/store.ts';
import { createMemoryBackend, createStore } from '#domain/store.ts';
import { createMovableClock } from '#domain/testing/memoryWorld.ts';
import { systemRandom } from '../ports/random.ts';
import { createWriteCheck } from './writeCheck.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a check on a store whose writes a test can fail or block. */
function createChecked() {
  const kept = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: () => 'id' });
  const told: unknown[] = [];
  const clock = createMovableClock();
  const state = { writes: 0, fault: undefined as Error | undefined, gate: Promise.resolve() };
  const store: Store = {
    ...kept,
    transaction: async (work) => {
      state.writes += 1;
      await state.gate;
      if (state.fault !== undefined) throw state.fault;
      return kept.transaction(work);
    },
  };
  const observer = { call: ({ error }: { readonly error?: unknown }) => void told.push(error) };
  const check = createWriteCheck({ store, clock, random: systemRandom, observer });
  return { check, state, clock, told, kept };
}

it('commits a write, with a new value each time', async () => {
  const { check, clock, kept } = createChecked();
  expect(await check()).toBeUndefined();
  const first = await kept.table('settings').get('readiness');
  clock.advance(1000);
  expect(await check()).toBeUndefined();
  expect(first?.Value).toEqual(expect.any(String));
  expect((await kept.table('settings').get('readiness'))?.Value).not.toEqual(first?.Value);
});

it('writes once for all parallel callers, and for all callers within a second', async () => {
  const { check, state, clock } = createChecked();
  await Promise.all(Array.from({ length: 50 }, () => check()));
  clock.advance(999);
  await check();
  expect(state.writes).toBe(1);
  clock.advance(1);
  await check();
  expect(state.writes).toBe(2);
});

it('reports that writes fail, logs the cause once, and recovers', async () => {
  const { check, state, clock, told } = createChecked();
  state.fault = new Error('SQLITE_FULL: database or disk is full');
  expect(await check()).toBe('the database takes no writes');
  clock.advance(1000);
  expect(await check()).toBe('the database takes no writes');
  expect(told).toEqual([state.fault]);
  state.fault = undefined;
  clock.advance(1000);
  expect(await check()).toBeUndefined();
});

it('answers within three seconds while a write hangs, and begins no second write', async () => {
  const { check, state, clock } = createChecked();
  let release = (): void => {};
  state.gate = new Promise((resolve) => {
    release = resolve;
  });
  const first = check();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toBe('the database takes too long to write');
  const next = check();
  await vi.advanceTimersByTimeAsync(0);
  expect(await next).toBe('the database takes too long to write');
  expect(state.writes).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(0);
  clock.advance(1000);
  expect(await check()).toBeUndefined();
});
