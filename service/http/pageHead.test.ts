import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '../brands.ts';
import { getAs } from '../testing/getAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let appFolder = '';
beforeAll(() => {
  appFolder = mkdtempSync(join(tmpdir(), 'menagerie-head-'));
  writeFileSync(
    join(appFolder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Menagerie</title><!--menagerie:head--></head><body></body></html>',
  );
  for (const { ID } of readBrands('brands')) {
    mkdirSync(join(appFolder, 'brands', ID), { recursive: true });
    writeFileSync(join(appFolder, 'brands', ID, 'theme.css'), ':root{}');
  }
});
afterAll(() => rmSync(appFolder, { recursive: true }));

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService({ appFolder, ...changes });
};
afterEach(() => service.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.origin + path, { headers });

describe('search engines', () => {
  it('list every indexed page in each language, and no other page', async () => {
    await start();
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${service.origin}/vi_vn/support/terms/privacy-policy</loc>`);
    expect(sitemap).toContain(`<loc>${service.origin}/zh_tw</loc>`);
    for (const path of ['/member/', '/play-game/', '/signIn', '/404', ':id']) expect(sitemap).not.toContain(path);
  });

  it('list the current announcements, with their titles on their pages', async () => {
    await start();
    const words = { zh_tw: '週年慶', id_id: 'Ulang tahun', vi_vn: 'Kỷ niệm' };
    await fetch(`${service.origin}/dev/announcement`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Title: words, Content: words }),
    });
    const sitemap = await (await get('/sitemap.xml')).text();
    const [announcement = '/none'] = /\/id_id\/announcement\/[^<"/]+/.exec(sitemap) ?? [];
    const page = await get(announcement);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Ulang tahun · BJ188</title>');
  });

  it('are linked in robots.txt', async () => {
    await start();
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toContain(`Sitemap: ${service.origin}/sitemap.xml`);
  });
});

describe("a page's head", () => {
  it('has the title of its page in the language and with the name of the brand, and links its other languages', async () => {
    await start();
    const page = await (await get('/id_id/newbie/games?utm_source=line', { cookie: 'menagerie.brand=owl' })).text();
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<title>Pengenalan game · Owl</title>');
    expect(page).toContain('<meta name="description" content="Cara main');
    expect(page).toContain('<meta property="og:title" content="Pengenalan game · Owl">');
    expect(page).toContain(`<link rel="canonical" href="${service.origin}/id_id/newbie/games">`);
    expect(page).toContain(`hreflang="vi-VN" href="${service.origin}/vi_vn/newbie/games"`);
    expect(page).toContain(`hreflang="x-default" href="${service.origin}/newbie/games"`);
  });

  it('has a separate name for each of several pages', async () => {
    await start();
    expect(await (await get('/id_id/support/document/6')).text()).toContain('<title>Bukti pembayaran · BJ188</title>');
  });

  it('names the canonical page for search engines, and excludes private pages', async () => {
    await start();
    expect(await (await get('/zh_tw/privacy')).text()).toContain(
      `<link rel="canonical" href="${service.origin}/zh_tw/support/terms/privacy-policy">`,
    );
    const own = await (await get('/member/info')).text();
    expect(own).toContain('<meta name="robots" content="noindex">');
    expect(own).not.toContain('canonical');
  });

  it('does not take its host name from the request', async () => {
    await start({ publicOrigin: 'https://play.example', devTools: false });
    expect(await getAs(service, 'evil.example', '/rank')).toContain(
      '<link rel="canonical" href="https://play.example/zh_tw/rank">',
    );
    expect(await getAs(service, 'evil.example', '/zh_tw')).not.toContain('evil.example');
  });

  it('answers an unknown address with 404 and an error page', async () => {
    await start();
    for (const path of ['/nowhere', '/zh_tw/404', '/announcement/none', '/support/document/9']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('<html lang=');
      expect(page).toContain('<title>找不到這個頁面 · BJ188</title>');
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).not.toContain('canonical');
    }
    expect((await get('/announcement/none')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['/zh-TW/store?live=1', '/zh_tw/store?live=1'],
    ['/member', '/member/info'],
    ['/vi', '/vi_vn'],
  ])('redirects %s to %s', async (from, to) => {
    await start();
    const response = await fetch(service.origin + from, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(to);
  });
});
