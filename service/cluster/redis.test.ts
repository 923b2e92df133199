import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../ports/log.ts';
import type { RedisConfig } from '../redisConfig.ts';
import { HAS_REDIS, type RedisServer, startRedisServer } from '../testing/redisServer.ts';
import { openRedis, type Redis, redisScript } from './redis.ts';
import { retryAfter } from './redisClient.ts';

const run = promisify(execFile);
const WAIT = { timeout: 10_000, interval: 20 };

/** The options that the connections of a set-up share. */
const accessOf = ({ prefix, tls, username, password }: RedisConfig) => ({ prefix, tls, username, password });

describe.skipIf(!HAS_REDIS)('openRedis', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  afterEach(() => {
    lines.length = 0;
  });

  async function server(...args: readonly string[]): Promise<RedisServer> {
    const started = await startRedisServer(...args);
    onTestFinished(() => started.kill());
    return started;
  }
  function open(config: RedisConfig): Redis {
    const redis = openRedis(config, { log, commandMs: 100 });
    onTestFinished(() => redis.stop());
    return redis;
  }
  const ready = (redis: Redis) =>
    vi.waitFor(() => expect(redis.state()).toEqual({ isReady: true, problem: undefined }), WAIT);

  it('sends commands, scripts and messages with its prefix', async () => {
    const redis = open((await server()).config);
    const heard: string[] = [];
    redis.subscribe('bell', (message) => void heard.push(message));
    await ready(redis);
    await redis.command('SET', 'a', '1');
    const script = redisScript(`return redis.call('incrby', KEYS[1], ARGV[1])`);
    expect(await redis.evaluate(script, ['a'], ['2'])).toBe(3);
    expect(await redis.evaluate(script, ['a'], ['2'])).toBe(5);
    await vi.waitFor(async () => {
      await redis.publish('bell', 'ring');
      expect(heard).toContain('ring');
    }, WAIT);
  });

  it('connects again after a restart and receives its channels again', async () => {
    const started = await server();
    const redis = open(started.config);
    const heard: string[] = [];
    let connects = 0;
    redis.subscribe(
      'bell',
      (message) => void heard.push(message),
      () => {
        connects += 1;
      },
    );
    await ready(redis);
    await vi.waitFor(() => expect(connects).toBe(1), WAIT);
    await started.kill();
    await vi.waitFor(() => expect(redis.state().isReady).toBe(false), WAIT);
    await expect(redis.command('GET', 'a')).rejects.toThrow('Redis is not connected');
    expect(redis.state().problem).toMatch(/ECONNREFUSED|SocketClosedUnexpectedlyError/);
    await started.start();
    await ready(redis);
    await vi.waitFor(() => expect(connects).toBe(2), WAIT);
    await redis.publish('bell', 'again');
    await vi.waitFor(() => expect(heard).toEqual(['again']), WAIT);
  });

  it('starts without a server and connects when there is one', async () => {
    const started = await server();
    await started.kill();
    const redis = open(started.config);
    await vi.waitFor(() => expect(redis.state().problem).toBe('ECONNREFUSED'), WAIT);
    await started.start();
    await ready(redis);
  });

  it('rejects a command at the deadline while the server is paused, and works afterwards', async () => {
    const started = await server();
    const redis = open(started.config);
    await ready(redis);
    started.pause();
    await expect(redis.command('GET', 'a')).rejects.toThrow('Redis is slow');
    await vi.waitFor(() => expect(redis.state().isReady).toBe(false), WAIT);
    started.goOn();
    await ready(redis);
    expect(await redis.command('SET', 'a', '1')).toBe('OK');
  });

  it('names a wrong password by its code and logs neither password nor user', async () => {
    const started = await server('--requirepass', 'right-secret');
    const wrong = open({ ...started.config, username: 'default', password: 'wrong-secret' });
    await vi.waitFor(() => expect(wrong.state()).toEqual({ isReady: false, problem: 'WRONGPASS' }), WAIT);
    await ready(open({ ...started.config, username: 'default', password: 'right-secret' }));
    expect(lines.join('')).toContain('WRONGPASS');
    expect(lines.join('')).not.toContain('secret');
  });

  it('works with a cluster', async () => {
    const { port, config } = await server('--cluster-enabled', 'yes');
    await run('redis-cli', ['-p', String(port), 'cluster', 'addslotsrange', '0', '16383']);
    const redis = open({ ...accessOf(config), kind: 'cluster', nodes: [{ host: '127.0.0.1', port }] });
    expect(await useOf(redis)).toBe('OK');
  });

  it('works with the master that a sentinel names', async () => {
    const master = await server();
    const sentinel = await server('--sentinel');
    await run('redis-cli', [
      '-p',
      String(sentinel.port),
      'sentinel',
      'monitor',
      'main',
      '127.0.0.1',
      String(master.port),
      '1',
    ]);
    const redis = open({
      ...accessOf(master.config),
      kind: 'sentinel',
      sentinels: [{ host: '127.0.0.1', port: sentinel.port }],
      master: 'main',
      sentinelPassword: undefined,
    });
    expect(await useOf(redis)).toBe('OK');
  });

  /** Resolves when commands and messages arrive. */
  async function useOf(redis: Redis): Promise<unknown> {
    let onRing = (): void => {};
    const rings = new Promise<void>((resolve) => {
      onRing = resolve;
    });
    // The connection for messages can be ready before the connection for commands.
    redis.subscribe('bell', onRing, () => void ready(redis).then(() => redis.publish('bell', 'ring')));
    await ready(redis);
    await rings;
    return vi.waitUntil(() => redis.command('SET', 'a', '1').catch(() => undefined), WAIT);
  }
});

describe('retryAfter', () => {
  it('doubles up to two seconds and spreads over half of it', () => {
    expect([0, 1, 2, 20].map((attempt) => retryAfter(attempt, () => 1))).toEqual([50, 100, 200, 2000]);
    expect([0, 1, 2, 20].map((attempt) => retryAfter(attempt, () => 0))).toEqual([25, 50, 100, 1000]);
  });
});
