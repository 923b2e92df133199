import { once } from 'node:events';
import { WebSocket } from 'ws';
import { afterEach, describe, expect, it } from 'vitest';
import { openRaw, type RawConnection, sendHalf } from '../testing/halfSent.ts';
import { requestAs } from '../testing/requestAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const open: RawConnection[] = [];
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await service.stop();
});

const line = async (): Promise<RawConnection> => {
  const raw = await openRaw(service.port);
  open.push(raw);
  return raw;
};
const get = (path: string, ...more: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...more, '', ''].join('\r\n');
const statusesOf = ({ heard }: RawConnection): readonly number[] =>
  Array.from(heard().matchAll(/HTTP\/1\.1 (\d+)/gu), ([, status]) => Number(status));
const times = <Value>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value);

describe('requests in one pipeline', () => {
  it('end with the first request over the limit of its address, and later requests are not answered', async () => {
    await start({ maxRequestsPerMinute: 5 });
    const pipeline = await line();
    pipeline.socket.write(get('/robots.txt').repeat(2500));
    await pipeline.closed;
    expect(statusesOf(pipeline)).toEqual([...times(5, 200), 429]);
    expect(pipeline.heard()).toMatch(/Retry-After: \d+/);
    expect(pipeline.heard()).toMatch(/Connection: close/);
  });

  it.each(['/healthz', '/robots.txt', '/api/auth/session'])(
    'are answered 16 at a time, and the next request gets 429: %s',
    async (path) => {
      await start();
      const pipeline = await line();
      pipeline.socket.write(get(path).repeat(2500));
      await pipeline.closed;
      expect(statusesOf(pipeline)).toHaveLength(17);
      expect(statusesOf(pipeline).slice(0, 16)).toEqual(times(16, statusesOf(pipeline)[0]));
      expect(statusesOf(pipeline).at(-1)).toBe(429);
      expect(pipeline.heard()).toMatch(/Retry-After: 1\r/);
    },
  );

  it('may be more than 16 if each waits for capacity', async () => {
    await start();
    const pipeline = await line();
    for (let round = 1; round <= 4; round += 1) {
      pipeline.socket.write(get('/healthz').repeat(16));
      await expect.poll(() => statusesOf(pipeline)).toEqual(times(16 * round, 200));
    }
  });

  it('over many connections are answered 32 at a time for one address, while others continue', async () => {
    await start({ trustedProxies: 1 });
    const headers = { 'Content-Length': '12', 'X-Forwarded-For': '192.0.2.1' };
    for (let count = 0; count < 32; count += 1)
      open.push(await sendHalf(service.port, { path: '/api/v1/captcha', sent: 1, headers }));
    const ask = (address: string, path = '/api/auth/session'): Promise<number> =>
      requestAs(service.port, path, { 'x-forwarded-for': address }).then(({ status }) => status);
    await expect.poll(() => ask('192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(200);
    // A file takes long over a slow connection, so it does not count.
    expect(await ask('192.0.2.1', '/robots.txt')).toBe(200);
    for (const { socket } of open.splice(0)) socket.destroy();
    await expect.poll(() => ask('192.0.2.1')).toBe(200);
  });

  it('become no socket behind a request that is not answered', async () => {
    await start();
    const pipeline = await line();
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const upgrade = get('/ws/chat', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', key);
    pipeline.socket.write(get('/readyz') + upgrade);
    await pipeline.closed;
    expect(statusesOf(pipeline)).not.toContain(101);
  });

  it('that expect something odd count as others do', async () => {
    await start();
    const pipeline = await line();
    pipeline.socket.write(get('/robots.txt', 'Expect: x').repeat(2500));
    await pipeline.closed;
    expect(statusesOf(pipeline)).toEqual([417]);
  });
});

describe('probes', () => {
  it('have a separate limit, which takes nothing from other requests', async () => {
    await start();
    const pipeline = await line();
    const statuses = (): ReturnType<typeof statusesOf> => statusesOf(pipeline);
    for (let asked = 10; asked <= 600; asked += 10) {
      pipeline.socket.write(get('/healthz').repeat(10));
      await expect.poll(() => statuses().length, { interval: 1 }).toBe(asked);
    }
    pipeline.socket.write(get('/readyz'));
    await pipeline.closed;
    expect(statuses().at(-1)).toBe(429);
    expect((await requestAs(service.port, '/robots.txt')).status).toBe(200);
    expect((await requestAs(service.port, '/healthz')).headers['retry-after']).toMatch(/^\d+$/);
  });
});

describe('an address that goes on after it was refused', () => {
  const ask = async (): Promise<readonly number[]> => {
    const raw = await openRaw(service.port);
    raw.socket.write(get('/api/auth/session'));
    await raw.closed;
    return statusesOf(raw);
  };

  it('is refused before the app is asked', async () => {
    await start({ maxRequestsPerMinute: 1 });
    expect((await requestAs(service.port, '/api/auth/session')).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual([429]);
    expect(service.logged.filter((each) => each.includes('"path":"/api/auth/session"'))).toHaveLength(2);
  });

  it('is closed unread for a while, and admitted again afterwards', async () => {
    await start({ maxRequestsPerMinute: 1 });
    await requestAs(service.port, '/robots.txt');
    for (let count = 0; count < 100; count += 1) await ask();
    expect(await ask()).toEqual([]);
    service.ports.clock.advance(10_000);
    expect(await ask()).toEqual([429]);
  });

  it('is refused behind a proxy without effect on other callers', async () => {
    await start({ maxRequestsPerMinute: 1, trustedProxies: 1 });
    const from = async (address: string): Promise<number> =>
      (await requestAs(service.port, '/robots.txt', { 'x-forwarded-for': address })).status;
    await from('192.0.2.1');
    for (let count = 0; count < 110; count += 1) expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(200);
  });
});

describe('a socket', () => {
  it('that pings more than its address may send is closed', async () => {
    await start({ maxFramesPerSecondPerAddress: 50 });
    const socket = new WebSocket(`ws://127.0.0.1:${service.port}/ws/chat`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    for (let count = 0; count < 150; count += 1) socket.ping();
    expect((await closed)[0]).toBe(1013);
  });
});
