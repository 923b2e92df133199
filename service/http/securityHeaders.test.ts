import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { declaration, declarationFile } from '../testing/walletCaller.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let appFolder = '';
beforeAll(() => {
  appFolder = mkdtempSync(join(tmpdir(), 'menagerie-headers-'));
  const put = (path: string, content: string): void => {
    mkdirSync(join(appFolder, path, '..'), { recursive: true });
    writeFileSync(join(appFolder, path), content);
  };
  put('index.html', '<!doctype html><html lang="en"><head><title>x</title><!--menagerie:head--></head></html>');
  put('assets/main-AbCd1234.js', '// the app');
  for (const { ID } of readBrands('brands')) put(`brands/${ID}/theme.css`, ':root{--ground:#abc123}');
});
afterAll(() => rmSync(appFolder, { recursive: true }));

let service: TestService;
afterEach(() => service.stop());
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService({ appFolder, ...changes });
};

/** A request, with the expected status. */
type Asked = readonly [what: string, status: number, path: string, init?: RequestInit];
const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const KINDS: readonly Asked[] = [
  ['a page', 200, '/zh_tw/store'],
  ['a page that leads nowhere', 404, '/zh_tw/nowhere'],
  ['an address spelled otherwise', 302, '/zh-TW/store'],
  ['a file', 200, '/assets/main-AbCd1234.js'],
  ['a missing file', 404, '/assets/gone-00000000.js'],
  ['an answer', 200, '/api/auth/session'],
  ['an answer in the envelope', 200, '/dev/outbox'],
  ['a picture that cannot be', 400, '/api/v1/headshot?ID=none'],
  ['what cannot be read', 400, '/api/v1/captcha', json('{')],
  ['no token', 401, '/api/v1/player', json('{}')],
  ['no CSRF token', 403, '/api/auth/signout', json('{}')],
  ['a page of another site', 403, '/api/v1/captcha', json('{}', { origin: 'https://evil.example' })],
  ['a path that is none', 404, '/api/nothing'],
  ['a body too large', 413, '/api/v1/captcha', json(`"${'x'.repeat(20_000)}"`)],
  ['a malformed path', 404, '/%'],
  ['a sign-in that ends', 303, '/api/auth/callback/line'],
  ['the page of development', 200, '/dev'],
  ['the reference', 200, '/docs'],
  ['for search engines', 200, '/robots.txt'],
  ['a map for them', 200, '/sitemap.xml'],
  ['health', 200, '/healthz'],
  ['metrics', 200, '/metrics'],
];

const ask = ([, , path, init]: Asked) => fetch(service.origin + path, { redirect: 'manual', ...init });

/** Expects the security headers that every answer has. */
function expectGuarded(what: string, { status, headers }: Response, expected: number): void {
  const of = (name: string): string => headers.get(name) ?? '';
  expect([what, status]).toEqual([what, expected]);
  const policy = of('content-security-policy');
  for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect([what, policy]).toEqual([what, expect.stringContaining(rule)]);
  expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'(?:;|$)/);
  expect([what, policy]).toEqual([what, expect.not.stringMatching(/unsafe-|\*|http:|evil/)]);
  const fixed = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-resource-policy'];
  expect([what, fixed.map(of)]).toEqual([what, ['nosniff', 'DENY', 'same-origin', 'same-origin']]);
  expect([what, of('cross-origin-opener-policy')]).toEqual([
    what,
    expect.stringMatching(/^(?:same-origin-allow-popups|unsafe-none)$/),
  ]);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect([what, name, headers.get(name)]).toEqual([what, name, null]);
  const isJson = of('content-type').includes('json');
  expect([what, isJson ? of('cache-control') : 'no-store']).toEqual([what, 'no-store']);
}

describe('the headers of every kind of answer', () => {
  it('guard the page', async () => {
    await start();
    for (const asked of KINDS) expectGuarded(asked[0], await ask(asked), asked[1]);
  });

  it('guard it under TLS too, and keep browsers on TLS', async () => {
    await start({ publicOrigin: 'https://play.example' });
    for (const asked of KINDS) {
      const response = await ask(asked);
      expect([asked[0], response.headers.get('strict-transport-security')]).toEqual([asked[0], 'max-age=31536000']);
      expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    }
  });

  it('guard refusals of the limits in front of the app', async () => {
    await start({ maxRequestsPerMinute: 1 });
    await ask(['', 200, '/api/auth/session']);
    expectGuarded('too many', await ask(['', 429, '/api/auth/session']), 429);
    await service.ports.store.close();
    expectGuarded('no database', await ask(['', 503, '/readyz']), 503);
  });
});

describe('the origins that a page may request from', () => {
  const connects = async (cookie: string): Promise<string> => {
    const { headers } = await fetch(`${service.origin}/`, { headers: { cookie } });
    return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  };

  it('includes the streams of the public origin for every host, or of a media origin', async () => {
    await start({ publicOrigin: 'https://play.example' });
    expect(await connects('')).toBe(`'self' wss://127.0.0.1:${service.port} wss://play.example`);
    await service.stop();
    await start({ mediaOrigin: 'https://media.example' });
    expect(await connects('')).toBe(`'self' ws://127.0.0.1:${service.port} wss://media.example`);
  });

  it('includes LINE’s own browser only for a brand that has an app there', async () => {
    const brands = readBrands('brands').map((brand) =>
      brand.ID === 'owl' ? { ...brand, LiffID: '1234-abcd' } : brand,
    );
    await start({ brands });
    const own = `'self' ws://127.0.0.1:${service.port} ws://localhost:8787`;
    expect(await connects('menagerie.brand=owl')).toBe(`${own} https://api.line.me https://access.line.me`);
    expect(await connects('menagerie.brand=crab')).toBe(own);
    expect(await connects('')).toBe(own);
  });
});

describe('the origins that a page may show in a frame', () => {
  const frames = async (): Promise<string | undefined> => {
    const { headers } = await fetch(`${service.origin}/`);
    return /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };

  it('is empty without games', async () => {
    await start();
    expect(await frames()).toBe("'none'");
  });

  it('is only the origin of the games', async () => {
    const file = declarationFile(declaration({ LaunchURL: 'https://games.example/launch' }));
    const { frameOrigins } = readConfig({ GAME_PROVIDERS: file, GAMES_ORIGIN: 'https://games.example' }, ['bj188']);
    await start({ frameOrigins });
    expect(await frames()).toBe('https://games.example');
  });
});
