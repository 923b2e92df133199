import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../ports/log.ts';
import { HAS_REDIS, startRedisServer } from '../testing/redisServer.ts';
import { openRedis } from './redis.ts';
import { createRedisGuard, type RedisGuard } from './redisGuard.ts';
import { SharedOpen } from './sharedOpen.ts';
import { SharedWindows } from './sharedWindows.ts';

const WAIT = { timeout: 10_000, interval: 20 };
const nodes = (): number => 2;

async function guards() {
  const server = await startRedisServer();
  onTestFinished(() => server.kill());
  const spied = [1, 2].map((): RedisGuard & { readonly asked: () => number } => {
    const redis = openRedis(server.config, { log: createLog('silent') });
    onTestFinished(() => redis.stop());
    const guard = createRedisGuard(redis);
    let asked = 0;
    return {
      get isClosed() {
        return guard.isClosed;
      },
      evaluate: (...call) => {
        asked += 1;
        return guard.evaluate(...call);
      },
      asked: () => asked,
    };
  });
  await vi.waitFor(() => expect(spied.every(({ isClosed }) => isClosed)).toBe(true), WAIT);
  return { spied };
}

describe.skipIf(!HAS_REDIS)('windows of two processes', () => {
  it('stop an address at its limit that both serve, and send nothing to Redis for an address far below it', async () => {
    const { spied } = await guards();
    const windows = spied.map((guard) => new SharedWindows({ guard, nodes, name: 'w', limit: 100, windowMs: 60_000 }));
    const take = (key: string, times: number): number => {
      let passed = 0;
      for (let at = 0; at < times; at += 1) if (windows[at % 2]?.take(key, performance.now()) === true) passed += 1;
      return passed;
    };
    expect(take('calm', 20)).toBe(20);
    expect(spied.map((guard) => guard.asked())).toEqual([0, 0]);
    let passed = take('busy', 80);
    // Each process gets the count of the other before the limit.
    await vi.waitFor(() => {
      passed += take('busy', 2);
      expect(passed).toBeGreaterThanOrEqual(100);
      expect(take('busy', 2)).toBe(0);
    }, WAIT);
    expect(passed).toBeLessThanOrEqual(125);
    expect(windows[0]?.left('busy', performance.now())).toBeGreaterThan(0);
  });

  it('give each process its share without Redis', () => {
    const windows = new SharedWindows({ guard: undefined, nodes, name: 'w', limit: 100, windowMs: 1000 });
    expect(Array.from({ length: 80 }, () => windows.take('busy', 5)).filter(Boolean)).toHaveLength(50);
    expect(windows.take('busy', 1005)).toBe(true);
  });
});

describe.skipIf(!HAS_REDIS)('open connections of two processes', () => {
  it('count together, and a closed one makes room in the other process', async () => {
    const { spied } = await guards();
    const counts = spied.map((guard, at) => new SharedOpen({ guard, nodes, nodeID: `n${at}`, name: 'o', limit: 20 }));
    onTestFinished(() => {
      for (const each of counts) each.stop();
    });
    const [one, two] = counts;
    for (let at = 0; at < 12; at += 1) expect(one?.take('a')).toBe(true);
    for (let at = 0; at < 4; at += 1) expect(two?.take('a')).toBe(true);
    await vi.waitFor(() => expect(spied.every((guard) => guard.asked() > 0)).toBe(true), WAIT);
    let more = 0;
    await vi.waitFor(() => {
      if (two?.take('a') === true) more += 1;
      expect(more).toBe(4);
      expect(two?.take('a')).toBe(false);
    }, WAIT);
    one?.give('a');
    await vi.waitFor(() => {
      const took = two?.take('a');
      if (took !== true) two?.give('b');
      expect(took).toBe(true);
    }, WAIT);
  });

  it('have their share without Redis', () => {
    const open = new SharedOpen({ guard: undefined, nodes, nodeID: 'n', name: 'o', limit: 20 });
    expect(Array.from({ length: 12 }, () => open.take('a')).filter(Boolean)).toHaveLength(10);
    open.give('a');
    expect(open.take('a')).toBe(true);
    open.stop();
  });
});
