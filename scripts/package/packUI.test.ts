import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../chromium.ts';
import { packUI } from './packUI.ts';

const run = promisify(execFile);

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
    },
  }),
  'main.tsx': `
import { createRoot } from 'react-dom/client';
import 'menagerie-ui/styles.css';
import 'menagerie-ui/brands.css';
import { Button } from 'menagerie-ui/components/Button';
import { Dialog } from 'menagerie-ui/components/Dialog';
import { Stack } from 'menagerie-ui/layout/Stack';
import { setBrand } from 'menagerie-ui/theme/brand';

setBrand('owl');
createRoot(document.getElementById('root')!).render(
  <Stack>
    <Dialog title="歡迎" closeLabel="關閉" trigger={<Button>開啟</Button>}>
      <Button onClick={() => setBrand('crab')}>換品牌</Button>
    </Dialog>
  </Stack>,
);
`,
};

it('is installed into an empty Vite app, and shows a dialog in two brands', { timeout: 600_000 }, async () => {
  const { tarball } = await packUI(process.cwd());
  const app = await mkdtemp(join(tmpdir(), 'menagerie-ui-'));
  onTestFinished(() => rm(app, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(app, name), text);
  const packages = [tarball, 'react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom'];
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: app });
  await run('npx', ['tsc', '-p', '.'], { cwd: app });
  await run('npx', ['vite', 'build', '--logLevel=warn'], { cwd: app });

  const server = await preview({ root: app, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  onTestFinished(() => server.close());
  const browser = await chromium.launch(chromiumLaunch());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('button', { name: '開啟' }).click();
  const dialog = page.getByRole('dialog', { name: '歡迎' });
  const looks = () =>
    dialog.evaluate((element) => {
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      return { backgroundColor, fontFamily, text: getComputedStyle(document.body).color };
    });
  await dialog.waitFor();
  const owl = await looks();
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.size))).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: '換品牌' }).click();
  expect(await looks()).not.toEqual(owl);
  await dialog.getByRole('button', { name: '關閉' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
