import { readFile, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CURRENCY_IDS, PACK_SIZES } from '#art/ids.ts';
import { type ArtReport, generateArt } from './generate-art.ts';

const gamesSchema = z.array(z.object({ GameCode: z.string() }));
const read = (file: string) => readFile(new URL(file, import.meta.url));

let report: ArtReport;
let codes: string[];

beforeAll(async () => {
  report = await generateArt();
  codes = gamesSchema.parse(JSON.parse(String(await read('../content/games.json')))).map(({ GameCode }) => GameCode);
}, 180_000);

const bytes = (file: string) => report.files[file] ?? Number.NaN;

describe('generated art', () => {
  it('has every game in both formats and three languages', () => {
    expect(codes).toHaveLength(24);
    for (const code of codes)
      for (const file of [
        `${code}-tall-zh-248`,
        `${code}-tall-id-496`,
        `${code}-tall-vi-496`,
        `${code}-wide-zh-496`,
        `${code}-wide-id-496`,
        `${code}-wide-vi-496`,
      ])
        expect(bytes(`tiles/${file}.avif`)).toBeGreaterThan(1000);
  });

  it('keeps each tile within 35 kB at twice the pixels', () => {
    const over = Object.entries(report.files).filter(
      ([file, size]) => /^tiles\/.*-(248|496)\.avif$/.test(file) && size > 35_000,
    );
    expect(over).toEqual([]);
  });

  it('keeps the pictures of the first phone screen within 350 KiB', () => {
    // Worst case: the eight heaviest tiles (one of them wide), two banners, an avatar with ring and badge, three currencies.
    const heaviest = (pattern: RegExp, n: number) =>
      Object.entries(report.files)
        .filter(([file]) => pattern.test(file))
        .map(([, size]) => size)
        .toSorted((a, b) => b - a)
        .slice(0, n);
    const screen = [
      ...heaviest(/^tiles\/.*-tall-.*-496/, 7),
      ...heaviest(/^tiles\/.*-wide-.*-496/, 1),
      ...heaviest(/^banners\/.*-700/, 2),
      ...heaviest(/^avatars\/.*-192/, 1),
      ...heaviest(/^vip\/ring/, 1),
      ...heaviest(/^vip\/mini/, 1),
      ...heaviest(/^items\/.*-128/, 3),
    ];
    expect(screen).toHaveLength(16);
    expect(screen.reduce((sum, size) => sum + size, 0)).toBeLessThan(350 * 1024);
  });

  it('fits the table of all games into 2 kB', async () => {
    const table = await read('../art/generated/art.json');
    for (const code of codes) expect(String(table)).toContain(`"${code}":`);
    expect(gzipSync(table).byteLength).toBeLessThan(2000);
  });

  it('draws nothing on a second run', async () => {
    const start = performance.now();
    expect((await generateArt()).drawn).toBe(0);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('the API of the art', () => {
  const existing = async (url: string) => {
    const found = await stat(new URL(`../app/public${url.replace(/[?#].*/, '')}`, import.meta.url));
    return found.size > 0;
  };

  it('returns addresses of existing files', async () => {
    const art = await import('#art/index.ts');
    const tiles = codes.flatMap((code) =>
      (['tall', 'wide', 'hero'] as const).flatMap((shape) =>
        (['zh_tw', 'id_id'] as const).map((locale) => art.tileSources(code, shape, art.titleLanguage(locale), code)),
      ),
    );
    const banners = art.BANNER_IDS.flatMap((id) =>
      ['zh_tw', 'id_id', 'vi_vn'].map((locale) => art.bannerSources(id, locale)),
    );
    const sets = [...tiles, ...banners].flatMap(({ src, srcSet }) => [
      src,
      ...srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    ]);
    const single = [
      ...art.AVATAR_IDS.map((id) => art.avatarSrc(id)),
      ...art.ITEM_IDS.map((id) => art.itemSrc(id)),
      ...CURRENCY_IDS.flatMap((currency) => PACK_SIZES.map((size) => art.itemSrc(`${currency}-${size}`))),
      ...art.STATE_IDS.map((id) => art.stateArt(id).href),
      ...art.VIP_LEVELS.flatMap((level) => [
        art.vipBadgeSrc(level, 'mini'),
        art.vipBadgeSrc(level, 'badge'),
        art.vipRingSrc(level),
      ]),
    ];
    expect(await Promise.all([...sets, ...single].map((url) => existing(url)))).not.toContain(false);
  });

  it('generates the tile of a game without a drawing', async () => {
    const { hasTile, loadTileFallback, tileSources } = await import('#art/index.ts');
    expect(hasTile('toString')).toBe(false);
    const before = tileSources('toString', 'tall', 'zh', '星海奇航');
    const { src, srcSet } = tileSources('toString', 'tall', 'zh', '星海奇航', await loadTileFallback());
    expect(decodeURIComponent(src)).toContain('<svg');
    expect([before.srcSet, srcSet]).toEqual(['', '']);
  });
});
