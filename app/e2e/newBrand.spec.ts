import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { formatJson } from '#features/studio/draft/formatJson.ts';
import { variableOf } from '#ui/theme/paths.ts';
import { copyProject, type ProjectCopy } from '../../scripts/brandGuide/copyProject.ts';
import { runIn } from '../../scripts/brandGuide/runIn.ts';
import { storybookBrands } from '../../scripts/brandGuide/storybookBrands.ts';
import { screens, signInByForm } from './fixtures/screens.ts';
import { startService } from './fixtures/service.ts';

/** The guide that this test follows, in a copy of the checkout. */
const guide = readFileSync('docs/theming.md', 'utf8');
const GROUND = '#1c1026';
const PRIMARY = '#ff6b4a';
/** As the guide writes it, without a port: the service under test takes any that is free. */
const HOST = 'demo.localhost';

let copy: ProjectCopy;
test.beforeAll(() => {
  copy = copyProject();
});
test.afterAll(() => copy.remove());

/** Runs what the guide says, and only that. */
async function follow(command: string): Promise<string> {
  expect(guide).toContain(command);
  return runIn(copy.root, command);
}

/** Edits a JSON file of the brand as its operator would. */
function edit(file: string, change: (content: Record<string, unknown>) => Record<string, unknown>): void {
  const path = join(copy.root, 'brands/demo', file);
  const content = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, formatJson(change(content)));
}

const colour = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
    hex,
  },
});
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('a brand made as docs/theming.md says is worn by the app and offered by Storybook', async ({ browser }) => {
  // Builds the whole app.
  test.setTimeout(480_000);
  expect(await follow('npm run admin -- brand new demo')).toContain('made brands/demo');
  edit('tokens.json', (tokens) => ({
    ...tokens,
    seed: {
      ...z.record(z.string(), z.unknown()).parse(tokens['seed']),
      ground: colour(GROUND),
      primary: colour(PRIMARY),
    },
  }));
  expect(guide).toContain(`"Hosts": ["${HOST}"]`);
  edit('brand.json', (facts) => ({
    ...facts,
    Name: { zh_tw: '曉光', id_id: 'Fajar', vi_vn: 'Bình Minh' },
    Hosts: [HOST],
  }));
  const logo = readFileSync(join(copy.root, 'brands/demo/logo.svg'), 'utf8');
  // The checks that CI makes of a brand's files, and of what may stand in them.
  expect(await follow('npm run check:brand -- demo')).toContain('demo: can be built');
  await runIn(copy.root, 'npx biome format brands/demo');
  await follow('npm run build');
  expect(await storybookBrands(copy.root)).toContain('demo');

  const service = await startService({ root: copy.root });
  try {
    const own = service.origin.replace(/\/\/[^:]+/, `//${HOST}`);
    const context = await browser.newContext({
      baseURL: own,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      localStorage.setItem('menagerie.ageGate', 'true');
      localStorage.setItem('menagerie.announcementSeen', '{"ID":"demo-1","Day":""}');
      localStorage.setItem('menagerie.analyticsConsent', '"refused"');
    });
    // By name while it is tried, and at its own host.
    const page = await context.newPage();
    for (const [address, home] of [
      [`${service.origin}/id_id/play-game/m?brand=demo`, /Fajar/],
      [`${own}/zh_tw/play-game/m`, '曉光 首頁'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'demo');
      await expect(page.locator('html')).toHaveCSS('background-color', rgb(GROUND));
      const primary = await page.evaluate(
        (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
        variableOf('color.primary'),
      );
      expect(primary).toBe(PRIMARY);
      await expect(page).toHaveTitle(/曉光|Fajar/);
      const picture = page.getByRole('link', { name: home, includeHidden: true }).locator('img').first();
      await expect(picture).toHaveAttribute('src', '/brands/demo/logo.svg');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await (await page.request.get(`${service.origin}/brands/demo/logo.svg`)).text()).toBe(logo);
    }
    // Its sockets are open at its own host too: what stands in the wallet came through one.
    await signInByForm(page, '0900000001');
    await expect(screens.wallet(page)).toContainText('1,000,000');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'demo');
    await context.close();
    // The others are still there, and the address without a brand is the default's.
    expect(await (await fetch(service.origin)).text()).toContain('data-brand="bj188"');
  } finally {
    await service.stop();
  }

  // Where only one brand is served, it needs no address.
  expect(guide).toContain('BRAND=demo npm run service');
  const alone = await startService({ root: copy.root, brand: 'demo' });
  try {
    expect(await (await fetch(alone.origin)).text()).toContain('data-brand="demo"');
  } finally {
    await alone.stop();
  }
});
