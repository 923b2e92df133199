import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright';
import { copyProject } from './brandGuide/copyProject.ts';
import { runIn } from './brandGuide/runIn.ts';
import { chromiumLaunch } from './chromium.ts';
import { DEMO, lobbyStands, STUDIO_STEPS } from './pictures/guide.ts';
import { serving } from './pictures/serving.ts';
import { shrink } from './pictures/shrink.ts';
import { showFolder } from './pictures/terminal.ts';
import { openVisitor } from './pictures/visitor.ts';

// `npm run shots:theming`: follows docs/theming.md in a copy of the checkout and takes its pictures again, in real Chromium with the
// operator's build. `-- --storybook` takes only Storybook's picture: it builds all of Storybook, which takes minutes, with the new brand in
// its toolbar.
const { values } = parseArgs({ options: { storybook: { type: 'boolean' } } });
const FOLDER = 'docs/pictures/theming';
const MAX_BYTES = 60 * 1024;
const PORT = 5297;
const DESKTOP = { width: 1280, height: 800 };
/** Pictures with many colours show only the top, so that the files stay small. */
const TOP = { width: 1280, height: 420 };
/** Slightly larger than the Studio's minimum for two columns, so that its text stays readable in a picture. */
const STUDIO = { width: 1100, height: 700 };
const ORIGIN = `http://127.0.0.1:${PORT}`;

async function take(page: Page, name: string, fullPage = false): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
  writeFileSync(join(FOLDER, `${name}.png`), await shrink(picture, MAX_BYTES));
  console.log(name);
}

const servingCopy = (root: string, outDir: string, act: () => Promise<void>): Promise<void> =>
  serving(PORT, { root, configFile: false, build: { outDir } }, act);

async function openPage(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await openVisitor(browser, { baseURL: ORIGIN, viewport });
  return context.newPage();
}

/** Steps 2 to 9: uses the Studio, and moves the folder as the guide says. */
async function goThroughStudio(browser: Browser, root: string): Promise<void> {
  const page = await openPage(browser, STUDIO);
  for (const { name, act } of STUDIO_STEPS) {
    await act(page);
    await take(page, name);
  }
  const [handed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '匯出品牌' }).click(),
  ]);
  await handed.saveAs(join(root, handed.suggestedFilename()));
  await runIn(root, `unzip -o ${DEMO.id}.zip -d brands`);
  await page.context().close();
}

/** Builds Storybook, and shows a page in the brand of step 1, chosen from the toolbar. */
async function showStorybook(browser: Browser, root: string): Promise<void> {
  await runIn(root, 'npm run generate && npx storybook build --quiet --output-dir dist/storybook');
  await servingCopy(root, 'dist/storybook', async () => {
    const page = await openPage(browser, DESKTOP);
    await page.goto('/?path=/story/actions-button--variants');
    const toolbar = page.getByRole('button', { name: /^Brand: / });
    // The brand still has its names of step 1.
    const option = page.getByRole('option', { name: /新品牌/ });
    await toolbar.click();
    await option.click();
    await page.frameLocator('#storybook-preview-iframe').locator(`html[data-brand=${DEMO.id}]`).waitFor();
    await toolbar.click();
    await option.waitFor();
    await take(page, '09-storybook');
    await page.context().close();
  });
}

/** Steps 2 to 10, with the operator's build: before the Studio, and after. */
async function showProduct(browser: Browser, root: string): Promise<void> {
  const build = 'npm run generate && npx vite build --mode operator --logLevel error';
  await runIn(root, build);
  await servingCopy(root, 'dist/operator', () => goThroughStudio(browser, root));
  await runIn(root, build);
  await servingCopy(root, 'dist/operator', async () => {
    const page = await openPage(browser, TOP);
    await page.goto(`/play-game/m?brand=${DEMO.id}&scenario=as:0900000001,off`);
    await lobbyStands(page);
    await take(page, '10-lobby');
    await page.context().close();
  });
}

mkdirSync(FOLDER, { recursive: true });
const copy = copyProject();
const { root } = copy;
const browser = await chromium.launch(chromiumLaunch());
try {
  const command = `npm run admin -- brand new ${DEMO.id}`;
  const printed = await runIn(root, command.replace('run', 'run -s'));
  // The height follows the content.
  const folder = await openPage(browser, { width: 1000, height: 100 });
  await showFolder(folder, command, printed, join(root, 'brands', DEMO.id));
  await take(folder, '01-folder', true);
  await folder.context().close();

  if (values.storybook === true) await showStorybook(browser, root);
  else await showProduct(browser, root);
} finally {
  await browser.close();
  copy.remove();
}
