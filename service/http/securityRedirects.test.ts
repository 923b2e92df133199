import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSignIn, bring, decide } from '#conformance/identityProvider.ts';
import { TestContext } from '#conformance/testContext.ts';
import { showSignInError } from '#protocol/endpoints/signIn.ts';
import { PROVIDER_NAMES } from '#protocol/entities/signIn.ts';
import { readBrands } from '../brands.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

let service: TestService;
let context: TestContext;
let appFolder = '';
beforeAll(async () => {
  appFolder = mkdtempSync(join(tmpdir(), 'menagerie-redirects-'));
  writeFileSync(join(appFolder, 'index.html'), '<!doctype html><html lang="en"></html>');
  mkdirSync(join(appFolder, 'brands/bj188'), { recursive: true });
  writeFileSync(join(appFolder, 'brands/bj188/theme.css'), '');
  const brands = readBrands('brands').map((brand) =>
    brand.ID === 'owl' ? { ...brand, Hosts: ['owl.example'] } : brand,
  );
  service = await startMemoryService({ appFolder, brands, maxRequestsPerMinute: 100_000 });
  context = new TestContext(createWireAdapter(service.origin));
});
afterAll(async () => {
  await service.stop();
  rmSync(appFolder, { recursive: true });
});

/** Addresses that lead, or may be read to lead, to another site. `protocol/rules/ownAddress.test.ts` tests the rule itself. */
const HOSTILE = [
  ['an address of another site', 'https://evil.example/member/info'],
  ['another scheme’s host', '//evil.example/'],
  ['three slashes', '///evil.example/'],
  ['a backslash read as a slash', '/\\evil.example'],
  ['two of them', '\\\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a header of its own', '/a\r\nSet-Cookie: menagerie.session=x'],
  ['slashes encoded', '/%2f%2fevil.example'],
  ['slashes encoded twice', '/%252f%252fevil.example'],
  ['a backslash encoded', '/%5cevil.example'],
  ['dots that climb', '/zh_tw/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script, spelled otherwise', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['somebody before the host', 'http://127.0.0.1@evil.example/'],
  ['another brand’s host', 'http://owl.example/'],
  ['another port', 'http://127.0.0.1:9/'],
  ['no slash', 'evil.example'],
  ['a space before', ' //evil.example'],
] as const;

describe.each(PROVIDER_NAMES)('a sign-in by %s returns to its own page', (provider) => {
  it('refuses every other address, and begins nothing', async () => {
    for (const [what, signInRedirectURL] of HOSTILE) {
      const { status, Code, Result, reply } = await beginSignIn(context.visitor(), provider, { signInRedirectURL });
      expect([what, status, Code, Result['Field'], Result['url']]).toEqual([
        what,
        400,
        100000,
        'signInRedirectURL',
        undefined,
      ]);
      expect(Object.keys(reply.cookies).filter((name) => name.includes('attempt'))).toEqual([]);
    }
  });

  it('accepts its own address, with or without the origin, and returns to it', async () => {
    for (const address of ['/zh_tw/rank?tab=1#top', `${service.origin}/zh_tw/rank?tab=1#top`]) {
      const visitor = context.visitor();
      const { Result } = await beginSignIn(visitor, provider, { signInRedirectURL: address });
      const brought = await decide(context, String(Result['url']), `back-${provider}`);
      expect(await bring(visitor, brought)).toBe('/zh_tw/rank?tab=1#top');
    }
  });
});

it('the error page links to no other site', async () => {
  for (const [what, callbackUrl] of HOSTILE) {
    const { reply } = await context.visitor().ask(showSignInError, { error: 'SessionRequired', callbackUrl });
    expect([what, reply.headers['location']]).toEqual([what, '/signIn?error=SessionRequired']);
  }
});

describe('an address with another spelling', () => {
  /** Returns the redirect of a path that no client of the product would request. */
  const leads = (path: string, host?: string) =>
    new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
      const headers = host === undefined ? {} : { host };
      request({ port: service.port, host: '127.0.0.1', path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        const { statusCode: status = 0, headers: answered } = response;
        response.on('end', () => resolve({ status, location: answered.location, text }));
      })
        .on('error', reject)
        .end();
    });

  it('redirects to a page of the product', async () => {
    expect(await leads('/zh-TW/store?a=1')).toMatchObject({ status: 302, location: '/zh_tw/store?a=1' });
    expect(await leads('/VI')).toMatchObject({ status: 302, location: '/vi_vn' });
  });

  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/zh-TW//evil.example',
    '/zh-TW/\\evil.example',
    '/zh-TW/%2f%2fevil.example',
    '/VI/..//evil.example',
    '//zh-TW//evil.example',
    '///VI/evil.example',
    '/zh-TW@evil.example/',
    '/index.html//evil.example',
    '/zh-TW/store?next=//evil.example',
    '/zh-TW/%0d%0aSet-Cookie:x=1',
    'http://evil.example/zh-TW/store',
  ])('redirects to no other site: %s', async (path) => {
    const { status, location } = await leads(path);
    expect(status).toBeLessThan(500);
    if (location === undefined) return;
    expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
    expect(new URL(location, service.origin).origin).toBe(service.origin);
  });

  it('redirects nowhere with a foreign host', async () => {
    const { status, location, text } = await leads('/zh-TW/store', 'evil.example');
    expect([status, location]).toEqual([302, '/zh_tw/store']);
    expect(text).not.toContain('evil.example');
    expect((await leads('/sitemap.xml', 'evil.example')).text).not.toContain('evil.example');
    expect((await leads('/robots.txt', 'evil.example')).text).not.toContain('evil.example');
  });
});
