import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, onceOn, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';
import { screens } from './fixtures/screens.ts';

const BRANDS = readdirSync('brands').toSorted();
/** A language's label of the menu's close button, its tag, and the chip that chooses it. */
const LANGUAGES = [
  { chip: 'Bahasa Indonesia', tag: 'id-ID', path: '/id_id/play-game/m' },
  { chip: 'Tiếng Việt', tag: 'vi-VN', path: '/vi_vn/play-game/m' },
  { chip: '繁體中文', tag: 'zh-Hant-TW', path: '/zh_tw/play-game/m' },
] as const;

/** The brand's colours of the background, the text and the main control. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const primary = document.querySelector('header [data-part=button], [data-part=speed-dial]') ?? document.body;
    return [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.body).color,
      getComputedStyle(primary).backgroundImage,
      getComputedStyle(primary).backgroundColor,
      document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    ].join(' | ');
  });

/** Chooses a brand in the menu. The menu closes afterwards. */
async function wear(page: Page, brand: string): Promise<void> {
  await screens.menu(page).click();
  const branch = page.getByRole('dialog').getByRole('button', { name: '品牌（開發用）' });
  await expect(branch).toBeVisible();
  // The branch is open if the brands were loaded already.
  if ((await branch.getAttribute('aria-expanded')) === 'false') await branch.click();
  await page.getByRole('dialog').locator(`button:has(img[src="/brands/${brand}/mark.svg"])`).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Records the brand and the language of every drawn frame, beginning with the first. */
const recordFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const note = (): void => {
      if (document.body) {
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        frames.add([document.documentElement.dataset['brand'], document.documentElement.lang, ground].join(' '));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const framesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames: unknown = Reflect.get(window, 'frames');
    return frames instanceof Set ? [...frames].map(String) : [];
  });

// The choice in the menu belongs to the app. The service sends the app with its content security policy, so the test runs there once.
test(
  'all nine brands and three languages change the whole page immediately, without a reload',
  LONG,
  async ({ app }) => {
    const page = await app.visit({ as: '0900000001' });
    await expect(screens.tiles(page)).toHaveCount(24);
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

    const seen = new Set<string>();
    for (const brand of BRANDS) {
      await wear(page, brand);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(page.locator('link[rel=icon][type="image/svg+xml"]')).toHaveAttribute(
        'href',
        `/brands/${brand}/mark.svg`,
      );
      await expect.poll(async () => seen.has(await looks(page)), `${brand} looks like another`).toBe(false);
      seen.add(await looks(page));
    }
    expect(seen.size).toBe(BRANDS.length);

    await screens.menu(page).click();
    const menu = page.getByRole('dialog');
    const words = new Set<string>();
    for (const { chip, tag, path } of LANGUAGES) {
      await menu.getByRole('button', { name: chip }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page).toHaveURL(new RegExp(path));
      words.add(
        `${await page.title()} ${await page.getByRole('heading', { level: 1, includeHidden: true }).innerText()}`,
      );
    }
    expect(words.size).toBe(LANGUAGES.length);
    expect(await page.evaluate(() => Reflect.has(window, 'neverReloaded'))).toBe(true);
  },
);

for (const backend of onceOn('mocks')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('the first frame of the next visit has the chosen brand and language', async ({ app }) => {
      const page = await app.visit({ as: '0900000001' });
      await wear(page, 'lion');
      await screens.menu(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tiếng Việt' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

      await recordFrames(page);
      await page.goto(app.backend === 'mocks' ? '/play-game/m?scenario=off' : '/play-game/m');
      await expect(screens.tiles(page).first()).toBeVisible();
      expect(await framesOf(page)).toEqual([`lion vi-VN ${ground}`]);
    });
  });
}
