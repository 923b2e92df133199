import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SCRIPT, STYLE, writeBuiltApp } from '../testing/builtApp.ts';
import { getAs } from '../testing/getAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let appFolder = '';
beforeAll(() => {
  appFolder = writeBuiltApp();
});
afterAll(() => rmSync(appFolder, { recursive: true }));

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService({ appFolder, ...changes });
};
afterEach(() => service.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.origin + path, { headers });
const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  fetch(service.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body instanceof Uint8Array ? Buffer.from(body) : body,
  });

/** The status of a POST of that many spaces without a declared length. */
function postInChunks(path: string, bytes: number): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  return new Promise((resolve, reject) => {
    const sending = request({ port: service.port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
    for (let sent = 0; sent < bytes; sent += 8192) sending.write(' '.repeat(8192));
    sending.end();
  });
}

describe('files', () => {
  it('with a hash in their name are cached permanently, and others are revalidated', async () => {
    await start();
    const lasting = 'public, max-age=31536000, immutable';
    expect((await get('/assets/main-AbCd1234.js')).headers.get('cache-control')).toBe(lasting);
    expect((await get('/fonts/rubik-400.a72967f1.woff2')).headers.get('cache-control')).toBe(lasting);
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['br', 'gzip', 'identity'])("are sent in the build's compressed form: %s", async (encoding) => {
    await start();
    const response = await get('/assets/main-AbCd1234.js', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each(['br', 'gzip', 'identity'])(
    'are compressed by the service if they never change and the build did not compress them: %s',
    async (encoding) => {
      await start();
      for (let time = 0; time < 2; time += 1) {
        const response = await get('/assets/main-AbCd1234.css', { 'accept-encoding': encoding });
        expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('content-type')).toContain('text/css');
        expect(await response.text()).toBe(STYLE);
      }
    },
  );

  it('outside the folder are out of reach', async () => {
    await start();
    expect(await getAs(service, 'localhost', '/../package.json')).not.toContain('"menagerie"');
    expect(await getAs(service, 'localhost', '/%2e%2e/package.json')).not.toContain('"menagerie"');
  });
});

describe('REST', () => {
  it('ignores the session cookie under /api/v1', async () => {
    await start();
    const response = await post('/api/v1/player', '{}', { cookie: 'menagerie.session=anything' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ Code: 300001 });
  });

  it.each([
    ['another content type', '{}', { 'content-type': 'text/plain' }, 400, 100000],
    ['a body that is not JSON', '{', {}, 400, 100000],
    ['a body that is not UTF-8', Uint8Array.of(0x22, 0xff, 0x22), {}, 400, 100000],
    ['a body over the limit', `"${'x'.repeat(20_000)}"`, {}, 413, 300005],
  ])('refuses %s', async (_what, body, headers, status, Code) => {
    await start();
    const response = await post('/api/v1/captcha', body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ Code });
  });

  it('stops reading a body that does not say how long it is', async () => {
    await start();
    expect(await postInChunks('/api/v1/captcha', 5 * 8192)).toBe(413);
  });

  it('answers unknown paths and methods with 404 in the envelope', async () => {
    await start();
    for (const response of [await get('/api/nothing'), await get('/api/v1/player'), await post('/nowhere', '{}')]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ Code: 300004 });
    }
  });

  it('limits an address before it authenticates the caller', async () => {
    await start({ maxRequestsPerMinute: 3 });
    for (let count = 0; count < 3; count += 1) expect((await get('/api/auth/session')).status).toBe(200);
    const refused = await get('/api/auth/session');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ Code: 300002 });
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('the app’s files', () => {
  it('are bounded for an address too, at ten times as many', async () => {
    await start({ maxRequestsPerMinute: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await get('/sw.js')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('development tools', () => {
  it('show the outbox', async () => {
    await start();
    const CreateTime = new Date(service.ports.clock.now()).toISOString();
    const text = { To: '0900000001', Channel: 'sms', Text: '<b>123456</b>', CreateTime } as const;
    await service.ports.store.transaction((tx) => service.ports.messenger.send(tx, text));
    const page = await (await get('/dev')).text();
    expect(page).toContain('&lt;b&gt;123456&lt;/b&gt;');
    const answer: unknown = await (await get('/dev/outbox?to=0900000001')).json();
    expect(answer).toMatchObject({ Code: 200, Result: { List: [{ To: '0900000001', Text: '<b>123456</b>' }] } });
  });

  it('close the service to players and open it again', async () => {
    await start();
    expect(await (await get('/dev')).text()).toContain('data-body="{&quot;On&quot;:true}"');
    await post('/dev/maintenance', '{"On":true}');
    expect((await get('/api/auth/session')).status).toBe(503);
    expect(await (await get('/dev')).text()).toContain('data-body="{&quot;On&quot;:false}"');
    await post('/dev/maintenance', '{"On":false}');
    expect((await get('/api/auth/session')).status).toBe(200);
  });

  it('move the clock, and a second service on the same data has the moved clock', async () => {
    await start();
    const before = service.ports.clock.now();
    expect((await post('/dev/clock', '{"Advance":86400}')).status).toBe(200);
    expect(service.ports.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
    await expect
      .poll(async () => (await service.ports.store.table('settings').get('clockOffset'))?.Value)
      .toBe(86_400_000);
  });

  it.each(['/dev', '/dev/outbox', '/dev/clock', '/dev/anything'])('answer 404 when they are off: %s', async (path) => {
    await start({ devTools: false });
    expect((await get(path)).status).toBe(404);
    expect((await post(path, '{}')).status).toBe(404);
  });
});

describe('headers and probes', () => {
  it('isolate the page, but let a popup answer', async () => {
    await start();
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${service.port}`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('answer health, readiness and metrics', async () => {
    await start();
    await get('/api/auth/session');
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('menagerie_calls_total{row="getSession",code="200"} 1');
    expect(metrics).toContain('menagerie_connections 0');
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect(metrics).toContain('menagerie_held_rounds 0');
  });

  it("give the page the brand's capabilities with the operator's switches applied", async () => {
    await start();
    const live = async () => /"Live":(true|false)/.exec(await (await get('/zh_tw?brand=bj188')).text())?.[1];
    expect(await live()).toBe('true');
    await post('/dev/switch', '{"Name":"Live","Value":"off","Brand":"bj188"}');
    expect(await live()).toBe('false');
  });

  it('answer that the service is not ready without a database', async () => {
    await start();
    await service.ports.store.close();
    expect((await get('/readyz')).status).toBe(503);
  });

  it('show the protocol at /docs', async () => {
    await start();
    const page = await (await get('/docs')).text();
    expect(page).toContain('sendPublicMessage');
    expect(page).toContain('/api/v1/captcha');
  });
});

describe('the log', () => {
  it('never contains tokens, numbers, codes, queries or bodies', async () => {
    await start();
    await post('/api/v1/captcha', '{"SiteID":"dev","CountryCode":"886","PhoneNumber":"0987654321","Lang":"zh_tw"}');
    await get('/dev/outbox?to=0987654321');
    await post('/api/v1/player', '{}', { 'api-token': 'a-secret-token', cookie: 'menagerie.session=a-secret-cookie' });
    const List = z
      .object({ Result: z.object({ List: z.array(z.object({ Text: z.string() })) }) })
      .parse(await (await get('/dev/outbox')).json()).Result.List;
    const code = /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? 'no code was sent';
    const log = service.logged.join('');
    expect(log).toContain('/api/v1/captcha');
    for (const secret of ['0987654321', 'a-secret', code]) expect(log).not.toContain(secret);
  });
});
