import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readBrands } from '../brands.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const brands = readBrands(join(root, 'brands'));

const Manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string().min(10),
  lang: z.string(),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string() })).min(3),
});

let appFolder = '';
beforeAll(() => {
  appFolder = mkdtempSync(join(tmpdir(), 'menagerie-installed-'));
  writeFileSync(join(appFolder, 'index.html'), readFileSync(join(root, 'app/index.html')));
  symlinkSync(join(root, 'app/public/brands'), join(appFolder, 'brands'));
});
afterAll(() => rmSync(appFolder, { recursive: true }));

let service: TestService;
beforeEach(async () => {
  service = await startMemoryService({ appFolder });
});
afterEach(() => service.stop());

const get = (path: string) => fetch(new URL(path, service.origin));
const page = async (path: string, brand: string): Promise<string> =>
  (await fetch(service.origin + path, { headers: { cookie: `menagerie.brand=${brand}` } })).text();
const found = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';
/** Returns the size and format of the picture at an address. */
async function picture(address: string) {
  const bytes = Buffer.from(await (await get(address)).arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  return { size: `${width}x${height}`, format, bytes };
}

it.each(brands)('$ID is installed under its own name, in its own colours, with its own icons', async (brand) => {
  const names = new Set<string>();
  for (const locale of ['zh_tw', 'id_id', 'vi_vn'] as const) {
    const link = found(/<link rel="manifest" href="([^"]+)"/, await page(`/${locale}/rank`, brand.ID));
    expect(link).toBe(`/brands/${brand.ID}/${locale}.webmanifest`);
    const answer = await get(link);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const manifest = Manifest.parse(await answer.json());
    expect([manifest.name, manifest.short_name]).toEqual([brand.Name[locale], brand.Name[locale]]);
    expect(manifest.description).toContain(brand.Name[locale]);
    expect(manifest.lang.slice(0, 2)).toBe(locale.slice(0, 2));
    expect(manifest.start_url).toContain(`brand=${brand.ID}`);
    names.add(manifest.id);
    if (locale !== 'zh_tw') continue;

    const style = await (await get(`/brands/${brand.ID}/theme.css`)).text();
    expect(style).toContain(`--ground:${manifest.background_color};`);
    expect(style).toContain(`--chrome:${manifest.theme_color};`);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, purpose } of manifest.icons) {
      const { size, format, bytes } = await picture(src);
      // A mask may cut off any corner, so a maskable icon is opaque. Other icons have rounded corners.
      expect([size, format, (await sharp(bytes).stats()).isOpaque]).toEqual([sizes, 'png', purpose === 'maskable']);
    }
  }
  // The ID is the same in every language, so it is the same product.
  expect([...names]).toEqual([`/brands/${brand.ID}`]);
});

it.each(brands)('a link of $ID is shared with its picture', async ({ ID, Name }) => {
  const addresses = new Set<string>();
  for (const locale of ['zh_tw', 'id_id'] as const) {
    const head = await page(`/${locale}/newbie/games`, ID);
    const address = found(/<meta property="og:image" content="([^"]+)"/, head);
    expect(address).toMatch(new RegExp(`^${service.origin}/brands/${ID}/share-\\w+\\.jpg\\?v=[0-9a-f]{8}$`));
    expect(head).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    );
    expect(found(/<meta property="og:image:alt" content="([^"]+)"/, head)).toContain(Name[locale]);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    const { size, format, bytes } = await picture(address);
    expect([size, format]).toEqual(['1200x630', 'jpeg']);
    expect(bytes.byteLength).toBeLessThanOrEqual(150 * 1024);
    addresses.add(address);
  }
  expect(addresses.size).toBe(2);
});

it("has the brand's icons if the page is added to a home screen without a manifest", async () => {
  const head = await page('/vi_vn', 'lion');
  expect(head).toContain('<meta name="apple-mobile-web-app-title" content="Lion">');
  for (const pattern of [/<link rel="apple-touch-icon" href="([^"]+)"/, /<link rel="icon" href="([^"]+\.png)"/]) {
    const address = found(pattern, head);
    expect(address).toContain('/brands/lion/');
    expect((await picture(address)).size).toBe(address.includes('apple') ? '180x180' : '48x48');
  }
});

it("answers /favicon.ico with the brand's icon", async () => {
  const asked = await fetch(`${service.origin}/favicon.ico`, { headers: { cookie: 'menagerie.brand=win' } });
  expect([asked.status, new URL(asked.url).pathname]).toEqual([200, '/brands/win/icon-48.png']);
  expect(asked.headers.get('content-type')).toBe('image/png');
});
