import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COOKIE } from '#domain/session/cookies.ts';
import { readBrands } from '../brands.ts';
import { nonceIn, writeBuiltApp } from '../testing/builtApp.ts';
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

describe('the page', () => {
  it('carries brand, language, settings and the nonce of its policy', async () => {
    await start();
    const response = await get('/store');
    const page = await response.text();
    const nonce = nonceIn(response.headers.get('content-security-policy'));
    expect(nonce).not.toBe('');
    expect(page).toContain('<html lang="zh-Hant-TW" data-brand="bj188">');
    expect(page).toContain(`<style nonce="${nonce}">:root{--brand:bj188;--ground:#abc123}</style>`);
    expect(page).toContain(`<meta name="nonce" content="${nonce}">`);
    const settings: unknown = JSON.parse(/id="menagerie-settings">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    expect(settings).toMatchObject({ SiteID: 'dev', DevTools: true, Locale: 'zh_tw', Brand: { ID: 'bj188' } });
  });

  it('has a new nonce in each answer', async () => {
    await start();
    const [one, two] = await Promise.all([get('/'), get('/')]);
    expect(nonceIn(one.headers.get('content-security-policy'))).not.toBe(
      nonceIn(two.headers.get('content-security-policy')),
    );
  });

  it('is in the language of its path, or in the language that the visitor chose', async () => {
    await start();
    expect(await (await get('/vi_vn/store')).text()).toContain('<html lang="vi-VN"');
    expect(await (await get('/store', { cookie: 'menagerie.locale=id_id' })).text()).toContain('<html lang="id-ID"');
    expect(await (await get('/id_id', { cookie: 'menagerie.locale=vi_vn' })).text()).toContain('<html lang="id-ID"');
    expect(await (await get('/', { cookie: 'menagerie.locale="><script>' })).text()).toContain('lang="zh-Hant-TW"');
  });

  it('preloads the texts of its language only', async () => {
    await start();
    const page = await (await get('/vi_vn/store')).text();
    expect(page).toContain('/assets/vi_vn-AbCd1234.js');
    expect(page).not.toContain('/assets/zh_tw-AbCd1234.js');
  });

  it('shows the content that the build drew, in its style, before it requests any code', async () => {
    await start();
    const page = await (await get('/zh_tw/support/terms')).text();
    expect(page).toMatch(/^<!doctype html><html [^>]*data-content>/);
    expect(page).toContain('<main><h1>Terms</h1></main>');
    expect(page).toMatch(/<link rel="stylesheet" href="\/assets\/terms.css"><\/head>/);
    expect(page).toContain('<link data-rel="modulepreload" fetchpriority="low" crossorigin href="/assets/terms.js">');
    expect(page).not.toContain('<link rel="modulepreload"');
  });

  it('requests the code of a page immediately if only the app can draw it', async () => {
    await start();
    const page = await (await get('/zh_tw/rank')).text();
    expect(page).not.toContain('data-content');
    expect(page).toContain('<main></main>');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/rank.js">');
    expect(page).toContain('<link rel="stylesheet" href="/assets/rank.css"></body>');
  });

  it('requests the sign-in instead of a page that needs a session, if the browser has none', async () => {
    await start();
    const visitors = await (await get('/zh_tw/member/info')).text();
    expect(visitors).toContain('/assets/sign-in.js');
    expect(visitors).not.toContain('/assets/member.js');
    const players = await (await get('/zh_tw/member/info', { cookie: `${COOKIE.session}=any` })).text();
    expect(players).toContain('/assets/member.js');
    expect(players).not.toContain('/assets/sign-in.js');
  });

  it('shows a brand chosen in development, and keeps it', async () => {
    await start();
    const asked = await get('/?brand=owl');
    const page = await asked.text();
    expect(page).toContain('data-brand="owl"');
    expect(page).toContain('href="/brands/owl/mark.svg"');
    expect(page).toContain('name="theme-color" content="#abc123"');
    const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await (await get('/', { cookie })).text()).toContain('data-brand="owl"');
    expect(await (await get('/?brand=unicorn')).text()).toContain('data-brand="bj188"');
  });

  it('has a live page only for a brand with live rooms', async () => {
    await start();
    const there = await get('/play-game/live?brand=owl');
    expect([there.status, /<title>([^<]*)/.exec(await there.text())?.[1]]).toEqual([200, '直播間 · 夜梟']);
    const none = await get('/play-game/live?brand=win');
    expect([none.status, /<title>([^<]*)/.exec(await none.text())?.[1]]).toEqual([404, '找不到這個頁面 · 耀勝']);
  });

  it('has only the brand of its host outside development', async () => {
    const brands = readBrands('brands').map((brand) =>
      brand.ID === 'win' ? { ...brand, Hosts: ['win.example'] } : brand,
    );
    await start({ devTools: false, brands });
    expect(await getAs(service, 'win.example:8080', '/')).toContain('data-brand="win"');
    expect(await getAs(service, 'win.example', '/')).toContain('data-brand="win"');
    expect(await (await get('/?brand=owl', { cookie: 'menagerie.brand=owl' })).text()).toContain('data-brand="bj188"');
  });

  it('prefers a host of a brand with a port to a host without one', async () => {
    const brands = readBrands('brands').map((brand) => ({
      ...brand,
      Hosts: { win: ['play.example:8787'], owl: ['play.example'], crab: ['crab.example:8787'] }[brand.ID] ?? [],
    }));
    await start({ devTools: false, brands });
    expect(await getAs(service, 'play.example:8787', '/')).toContain('data-brand="win"');
    expect(await getAs(service, 'play.example:8788', '/')).toContain('data-brand="owl"');
    expect(await getAs(service, 'crab.example', '/')).toContain('data-brand="bj188"');
  });

  it('escapes a brand’s texts', async () => {
    const brands = readBrands('brands').map((brand) => ({
      ...brand,
      Name: { ...brand.Name, zh_tw: '</script><script>alert(1)</script>' },
    }));
    await start({ brands });
    expect(await (await get('/')).text()).not.toContain('</script><script>alert');
  });

  it('is served under no other name, and not in place of a missing file', async () => {
    await start();
    expect(await (await get('/index.html')).text()).not.toContain('__NONCE__');
    expect((await get('/assets/gone-00000000.js')).status).toBe(404);
  });

  it.each([
    ['br, gzip', 'br', 0.7],
    ['gzip, deflate', 'gzip', 0.7],
    ['identity', null, Number.POSITIVE_INFINITY],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding, share) => {
    await start();
    const plain = await (await get('/zh_tw/teach/pwa', { 'accept-encoding': 'identity' })).text();
    const response = await get('/zh_tw/teach/pwa', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      expect.stringContaining('Accept-Encoding'),
    ]);
    expect((await response.text()).length).toBe(plain.length);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length * share);
  });

  it('contains no secret beside the text of the address, since its length would reveal it', async () => {
    await start();
    const cookie = `${COOKIE.session}=secret-session; ${COOKIE.csrf}=secret-csrf`;
    const page = await (await get('/zh_tw/rank?echo=reflected', { cookie })).text();
    expect(page).toContain('"HasSession":true');
    expect(page).not.toMatch(/secret-|reflected/);
  });

  it('shows how to build the app if it is missing', async () => {
    await start({ appFolder: '/nonexistent' });
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});
