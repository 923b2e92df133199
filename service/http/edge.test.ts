import { type IncomingMessage, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getBanRecords } from '#protocol/endpoints/player.ts';
import { readBrands } from '../brands.ts';
import { openRaw } from '../testing/halfSent.ts';
import { requestAs } from '../testing/requestAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(() => service.stop());
const get = (path: string, headers: Record<string, string> = {}) => requestAs(service.port, path, headers);

describe('X-Forwarded-Host', () => {
  const robots = async (headers: Record<string, string>): Promise<string> => {
    const { body } = await get('/robots.txt', { host: 'play.example', ...headers });
    return /Sitemap: (\S+)/.exec(body.toString())?.[1] ?? '';
  };
  const policy = async (headers: Record<string, string>): Promise<string> =>
    String((await get('/healthz', { host: 'play.example', ...headers })).headers['content-security-policy']);
  const brands = readBrands('brands').map((brand) =>
    brand.ID === 'win' ? { ...brand, Hosts: ['win.example'] } : brand,
  );
  const behindProxy = { publicOrigin: 'https://play.example', trustedProxies: 1, devTools: false, brands };

  it('is believed for our own hosts', async () => {
    await start(behindProxy);
    expect(await robots({ 'x-forwarded-host': 'win.example' })).toBe('https://win.example/sitemap.xml');
    expect(await policy({ 'x-forwarded-host': 'win.example' })).toContain('wss://win.example');
  });

  it.each(['evil.example', 'play.example.evil.example', 'evil.example, evil.example', 'a b'])(
    'is not trusted for another host, and Host counts instead: %s',
    async (host) => {
      await start(behindProxy);
      expect(await robots({ host: 'win.example', 'x-forwarded-host': host })).toBe('https://win.example/sitemap.xml');
      expect(await policy({ 'x-forwarded-host': host })).toContain('wss://play.example');
      expect(await policy({ 'x-forwarded-host': host })).not.toContain('evil');
    },
  );

  it('does not get into a policy by Host either', async () => {
    await start(behindProxy);
    expect(await policy({ host: 'evil.example' })).not.toContain('evil');
  });
});

describe('probes', () => {
  const statuses = async (headers: Record<string, string> = {}): Promise<readonly number[]> =>
    Promise.all(['/healthz', '/readyz', '/metrics'].map(async (path) => (await get(path, headers)).status));

  it('answer this machine', async () => {
    await start();
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('answer no request that came through a proxy or under another name', async () => {
    await start({ trustedProxies: 1, publicOrigin: 'https://play.example', devTools: false });
    expect(await statuses({ 'x-forwarded-for': '127.0.0.1' })).toEqual([200, 404, 404]);
    expect(await statuses({ host: 'play.example' })).toEqual([200, 404, 404]);
  });

  it('answer requests with the token from anywhere, and no others', async () => {
    await start({ probes: { token: 'a-long-enough-token' } });
    const authorization = 'Bearer a-long-enough-token';
    expect(await statuses({ authorization, 'x-forwarded-for': '192.0.2.7' })).toEqual([200, 200, 200]);
    expect(await statuses({ authorization: `${authorization}s` })).toEqual([200, 404, 404]);
    expect(await statuses()).toEqual([200, 404, 404]);
  });

  it('have a separate port if it is configured', async () => {
    await start({ probes: { port: 0 } });
    const port = service.probesPort ?? 0;
    expect(await statuses()).toEqual([200, 404, 404]);
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await requestAs(port, path, { host: 'metrics.internal' })).status]).toEqual([path, 200]);
    for (const path of ['/', '/dev', '/api/auth/session'])
      expect([path, (await requestAs(port, path)).status]).toEqual([path, 404]);
  });
});

describe('connections', () => {
  const refused = async (): Promise<string> => (await get('/metrics')).body.toString();

  it.each([
    ['in all', { maxConnections: 3 }, 3, 'full'],
    ['for one address', { maxConnectionsPerAddress: 2 }, 2, 'connections'],
  ] as const)('are limited %s, and a closed connection makes room', async (_what, limits, most, why) => {
    await start(limits);
    const held = await Promise.all(Array.from({ length: most }, () => openRaw(service.port)));
    const more = await openRaw(service.port);
    await more.closed;
    held[0]?.socket.destroy();
    const status = (): Promise<number> =>
      get('/healthz').then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
    expect(await refused()).toContain(`menagerie_connections_refused_total{why="${why}"}`);
    for (const { socket } of held) socket.destroy();
  });

  it('of a proxy are shared by all callers', async () => {
    await start({ maxConnectionsPerAddress: 2, trustedProxies: 1 });
    const held = await Promise.all([openRaw(service.port), openRaw(service.port), openRaw(service.port)]);
    expect((await get('/healthz')).status).toBe(200);
    for (const { socket } of held) socket.destroy();
  });

  it('are no error if the caller stops reading', async () => {
    await start();
    const asking = request({ port: service.port, host: '127.0.0.1', path: '/docs' });
    asking.on('error', () => {});
    asking.end();
    const response = await new Promise<IncomingMessage>((resolve) => {
      asking.once('response', resolve);
    });
    response.destroy();
    await expect.poll(() => service.logged.some((line) => line.includes('"path":"/docs"'))).toBe(true);
    expect(service.logged.join('')).not.toMatch(/"level":[3-6]0/);
  });
});

it('keeps browsers to TLS below its host too, where that is switched on', async () => {
  await start({ publicOrigin: 'https://play.example', hstsSubdomains: true });
  expect((await get('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

describe('an odd request', () => {
  it('is not echoed by TRACE', async () => {
    await start();
    const headers = { 'x-secret': 'do not echo' };
    const answer = await requestAs(service.port, '/', headers, { method: 'TRACE' });
    expect([answer.status, answer.body.toString().includes('echo')]).toEqual([404, false]);
  });

  it('ignores its query in favour of its body, and takes the last of two equal fields', async () => {
    await start();
    const headers = { 'content-type': 'application/json' };
    const codeOf = async (query: string, body: string): Promise<unknown> => {
      const { body: answer } = await requestAs(service.port, `${getBanRecords.path}${query}`, headers, {
        method: 'POST',
        body,
      });
      return z.object({ Code: z.int() }).parse(JSON.parse(answer.toString())).Code;
    };
    expect(await codeOf('?Page=0', '{"Page":1}')).toBe(200);
    expect(await codeOf('?Page=1', '{"Page":0}')).toBe(100000);
    expect(await codeOf('', '{"Page":1,"Page":0}')).toBe(100000);
  });

  it('gets JSON and pages with UTF-8 in their type', async () => {
    await start();
    expect((await get('/api/nothing')).headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await get('/robots.txt')).headers['content-type']).toMatch(/charset=utf-8/);
  });
});
