import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { exportBrand, zipBrand } from '#studio/draft/exportBrand.ts';
import { formatJson } from '#studio/draft/formatJson.ts';
import { importBrand } from '#studio/draft/importBrand.ts';
import { withColour, withRadius } from '#studio/draft/seeds.ts';
import { variableOf } from '#ui/theme/paths.ts';
import { blocksOf } from '../../scripts/brandGuide/blocksOf.ts';
import { copyProject, type ProjectCopy } from '../../scripts/brandGuide/copyProject.ts';
import { runIn } from '../../scripts/brandGuide/runIn.ts';
import { storybookBrands } from '../../scripts/brandGuide/storybookBrands.ts';
import { screens, signInByForm } from './fixtures/screens.ts';
import { startService } from './fixtures/service.ts';
import { LONG } from './fixtures/long.ts';

/** The test follows docs/theming.md in a copy of the checkout. */
const guide = readFileSync('docs/theming.md', 'utf8');
const commands = blocksOf(guide, 'sh').flatMap((block) => block.split('\n'));
const [ownFiles = '', hosts = ''] = blocksOf(guide, 'json');
const GROUND = '#1c1026';
const PRIMARY = '#ff6b4a';
/** The command of the guide without a port, since the service under test uses a free port. */
const HOST = 'demo.localhost';
const MUSIC = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(300_000, 7)]);

let copy: ProjectCopy;
test.beforeAll(() => {
  copy = copyProject();
});
test.afterAll(() => copy.remove());

let followed = 0;
/** Expects that the guide's next command is this one. */
function comesTo(command: string): void {
  expect(commands[followed]).toBe(command);
  followed += 1;
}
/** Runs the guide's next command, which must be this one. @returns the output of the command */
async function follow(command: string): Promise<string> {
  comesTo(command);
  return runIn(copy.root, command);
}

const inFolder = (file: string): string => join(copy.root, 'brands/demo', file);
const Fields = z.record(z.string(), z.unknown());

/** Adds the guide's lines to `brand.json`, and the names, like an editor. */
function addFacts(lines: string, more: Readonly<Record<string, unknown>> = {}): void {
  const facts = Fields.parse(JSON.parse(readFileSync(inFolder('brand.json'), 'utf8')));
  writeFileSync(inFolder('brand.json'), formatJson({ ...facts, ...Fields.parse(JSON.parse(`{${lines}}`)), ...more }));
}

/** Steps 2 to 8 in the Brand Studio, without its page: imports the folder, changes seeds and name, exports it. */
async function handOut(): Promise<void> {
  const names = ['brand.json', 'tokens.json', 'logo.svg', 'mark.svg', 'pattern.svg', 'ornament.svg'];
  const folder = Object.fromEntries(names.map((name) => [name, readFileSync(inFolder(name), 'utf8')]));
  const taken = await importBrand('demo.zip', await zipBrand('demo', folder));
  if (!('draft' in taken)) throw new Error(JSON.stringify(taken.problems));
  const { draft } = taken;
  const Tokens = withRadius(withColour(withColour(draft.Tokens, 'ground', GROUND), 'primary', PRIMARY), 20);
  const Name = { zh_tw: '曉光', id_id: 'Fajar', vi_vn: 'Bình Minh' };
  const handed = exportBrand({ ...draft, Tokens, Name }, [{ ID: 'demo', Hosts: [] }]);
  if (!('files' in handed)) throw new Error(JSON.stringify(handed.problems));
  writeFileSync(join(copy.root, 'demo.zip'), await zipBrand('demo', handed.files));
}

/** Adds the brand's own files at the guide's paths. */
function giveOwnFiles(): void {
  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(40)]);
  const given = {
    'faces/demo.woff2': readFileSync('node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
    'faces/OFL.txt': 'Copyright 2026 the authors of Demo Sans, under the SIL Open Font License 1.1.',
    'sounds/tap.mp3': MUSIC.subarray(0, 1000),
    'sounds/theme.mp3': MUSIC,
    'pictures/wheel.webp': webp,
    'pictures/owl.webp': webp,
  };
  for (const [path, content] of Object.entries(given)) {
    expect(guide).toContain(path);
    mkdirSync(dirname(inFolder(path)), { recursive: true });
    writeFileSync(inFolder(path), content);
  }
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test(
  'the app shows a brand made by the steps of docs/theming.md, and Storybook offers it',
  LONG,
  async ({ browser }) => {
    // Builds the whole app.
    test.setTimeout(480_000);
    // The copy shares the packages of this checkout, and contains its generated files.
    comesTo('npm ci');
    comesTo('npm run generate');
    expect(await follow('npm run admin -- brand new demo')).toContain('made brands/demo');
    comesTo('npm run studio');
    await handOut();
    await follow('unzip -o demo.zip -d brands');
    giveOwnFiles();
    addFacts(ownFiles);
    const logo = readFileSync(inFolder('logo.svg'), 'utf8');
    // CI's checks of a brand's files and their content.
    expect(await follow('npm run check:brand -- demo')).toContain('demo: can be built');
    expect(hosts).toContain(HOST);
    addFacts(hosts);
    await runIn(copy.root, 'npx biome format brands/demo');
    await runIn(copy.root, 'git init -q && git config user.name Operator && git config user.email operator@localhost');
    await follow('git add brands/demo');
    expect(await follow('git commit -m "Add the brand demo"')).toContain(
      'create mode 100644 brands/demo/sounds/theme.mp3',
    );
    await follow('npm run build');
    expect(await storybookBrands(copy.root)).toContain('demo');

    comesTo('npm run service');
    expect(followed).toBe(commands.length);
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
      // The brand is chosen by name during the trial, and by its own host afterwards.
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
      // The brand's own music is served whole and in the ranges that audio players request.
      const music = `${service.origin}/brands/demo/sounds/theme.mp3`;
      const whole = await fetch(music);
      expect(whole.headers.get('content-type')).toBe('audio/mpeg');
      expect(Buffer.from(await whole.arrayBuffer()).equals(MUSIC)).toBe(true);
      const piece = await fetch(music, { headers: { range: 'bytes=1000-1999' } });
      expect([piece.status, (await piece.arrayBuffer()).byteLength]).toEqual([206, 1000]);
      // The sockets work at the brand's own host too: the wallet's value came through one.
      await signInByForm(page, '0900000001');
      await expect(screens.wallet(page)).toContainText('1,000,000');
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'demo');
      await context.close();
      // The other brands still exist, and the address without a brand shows the default brand.
      expect(await (await fetch(service.origin)).text()).toContain('data-brand="bj188"');
    } finally {
      await service.stop();
    }

    // If only one brand is served, no address is needed.
    expect(guide).toContain('BRAND=demo npm run service');
    const alone = await startService({ root: copy.root, brand: 'demo' });
    try {
      expect(await (await fetch(alone.origin)).text()).toContain('data-brand="demo"');
    } finally {
      await alone.stop();
    }
  },
);
