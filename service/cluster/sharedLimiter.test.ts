import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import { createLog } from '../ports/log.ts';
import { HAS_REDIS, startRedisServer } from '../testing/redisServer.ts';
import { openRedis } from './redis.ts';
import { createRedisGuard, type RedisGuard } from './redisGuard.ts';
import { createSharedLimiter } from './sharedLimiter.ts';

const LIMIT = 30;
const WINDOW_MS = 10_000;
const WAIT = { timeout: 15_000, interval: 20 };
const log = createLog('silent');

describe.skipIf(!HAS_REDIS)('the limiter of two processes', () => {
  async function twoNodes() {
    const server = await startRedisServer();
    onTestFinished(() => server.kill());
    let moved = 0;
    const nodes = [1, 2].map(() => {
      const redis = openRedis(server.config, { log });
      onTestFinished(() => redis.stop());
      const guard = createRedisGuard(redis);
      const clock = { monotonic: () => performance.now() + moved };
      const local = createRateLimiter(clock);
      return { redis, guard, limiter: createSharedLimiter({ guard, local, nodes: () => 2, movedBy: () => moved }) };
    });
    const ready = () => vi.waitFor(() => expect(nodes.every(({ guard }) => guard.isClosed)).toBe(true), WAIT);
    await ready();
    /** Makes calls on both limiters in turn. Returns the number of accepted calls of each. */
    const call = async (key: string, times: number): Promise<readonly number[]> => {
      const passed = [0, 0];
      for (let at = 0; at < times; at += 1) {
        const wait = await nodes[at % 2]?.limiter.hit(key, LIMIT, WINDOW_MS);
        if (wait === 0) passed[at % 2] = (passed[at % 2] ?? 0) + 1;
      }
      return passed;
    };
    return { server, nodes, ready, call, move: (by: number) => (moved += by) };
  }

  it('allows thirty calls in ten seconds, and returns the wait until the oldest leaves', async () => {
    const { call, nodes, move } = await twoNodes();
    expect(await call('player', 80)).toEqual([15, 15]);
    const wait = await nodes[0]?.limiter.hit('player', LIMIT, WINDOW_MS);
    expect(wait).toBeGreaterThan(WINDOW_MS - 5000);
    expect(wait).toBeLessThanOrEqual(WINDOW_MS);
    await nodes[1]?.limiter.takeBack('player');
    expect(await call('player', 4)).toEqual([1, 0]);
    move(WINDOW_MS + 1);
    expect(await call('player', 80)).toEqual([15, 15]);
  });

  it('gives each process half without Redis, and shares again when it is back', async () => {
    const { server, call, ready } = await twoNodes();
    expect(await call('one', 80)).toEqual([15, 15]);
    await server.kill();
    // Only the first call after a lost connection asks Redis.
    expect(await call('two', 80)).toEqual([15, 15]);
    await server.start();
    await ready();
    expect(await call('three', 80)).toEqual([15, 15]);
  });

  it('sends nothing to Redis while the process is alone', async () => {
    const evaluate = vi.fn<RedisGuard['evaluate']>();
    const local = createRateLimiter({ monotonic: () => 0 });
    const guard: RedisGuard = { isClosed: true, evaluate };
    const limiter = createSharedLimiter({ guard, local, nodes: () => 1, movedBy: () => 0 });
    for (let at = 0; at < LIMIT; at += 1) expect(await limiter.hit('player', LIMIT, WINDOW_MS)).toBe(0);
    expect(await limiter.hit('player', LIMIT, WINDOW_MS)).toBe(WINDOW_MS);
    await limiter.takeBack('player');
    expect(await limiter.hit('player', LIMIT, WINDOW_MS)).toBe(0);
    expect(evaluate).not.toHaveBeenCalled();
  });

  it('lets at most one call a second wait while Redis is paused', async () => {
    const { server, nodes, call } = await twoNodes();
    server.pause();
    const began = performance.now();
    const passed = await call('player', 80);
    expect(passed).toEqual([15, 15]);
    // Both processes detect it, in 100 ms each.
    expect(performance.now() - began).toBeLessThan(1000);
    expect(nodes.map(({ guard }) => guard.isClosed)).toEqual([false, false]);
    server.goOn();
  });
});
