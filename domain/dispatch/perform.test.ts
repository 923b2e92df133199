import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FailureCode } from '#protocol/codes.ts';
import { fail } from '#protocol/failure.ts';
import { createLocalBus } from '../ports/bus.ts';
import { WriteLockHeld } from '../ports/store.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { type Performance, perform } from './perform.ts';
import { createRateLimiter } from './rateLimiter.ts';

/** Performs a call whose contract declares these codes. Returns what the observer gets. */
async function answerOf(codes: readonly FailureCode[], run: Performance['run']) {
  const told: unknown[] = [];
  const clock = { now: () => 0, monotonic: () => 0, advance: () => {} };
  const outcome = await perform(
    {
      store: createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID }),
      clock,
      limiter: createRateLimiter(clock),
      observer: { call: ({ error }) => told.push(error) },
    },
    {
      contract: { name: 'contract', effect: 'read', result: z.strictObject({ Gold: z.int() }), codes },
      key: undefined,
      rate: null,
      playerID: undefined,
      isStranger: true,
      now: 0,
      run,
    },
  );
  return { code: outcome.code, result: outcome.result, told };
}

describe('a call checked against its contract', () => {
  it('answers a declared code without an alarm', async () => {
    expect(await answerOf([100011], async () => fail(100011))).toEqual({ code: 100011, result: {}, told: [undefined] });
  });

  it('raises an alarm when its contract does not declare the code', async () => {
    const { code, told } = await answerOf([100013], async () => fail(100011));
    expect(code).toBe(100011);
    expect(told).toEqual([new Error('contract answers 100011, which its contract does not declare')]);
  });

  it('answers an internal error when the result breaks the contract', async () => {
    const { code, told } = await answerOf([], async () => ({ Gold: 'much' }));
    expect(code).toBe(300003);
    expect(told).toEqual([expect.any(z.core.$ZodError)]);
  });

  it('answers an internal error when the rule throws', async () => {
    const { code, told } = await answerOf([], () => Promise.reject(new Error('a slip')));
    expect(code).toBe(300003);
    expect(told).toEqual([new Error('a slip')]);
  });

  it('answers 300052 when another process holds the write lock', async () => {
    const held = new WriteLockHeld();
    expect(await answerOf([], () => Promise.reject(held))).toMatchObject({ code: 300052, told: [held] });
  });
});
