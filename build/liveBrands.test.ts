import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scaffoldBrand } from '../scripts/brands/scaffold.ts';
import { liveBrands } from './liveBrands.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'live-brands-'));
const told = new EventEmitter<{ info: [string]; error: [string] }>();
let server: ViteDevServer;

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(root, 'brands/koala', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** Edits a file and waits for the server's next log line. */
function said(event: 'info' | 'error', change: () => void): Promise<string> {
  const saying = new Promise<string>((resolve) => {
    told.once(event, resolve);
  });
  change();
  return saying;
}

beforeAll(async () => {
  scaffoldBrand(root, 'koala');
  scaffoldBrand(root, 'panda');
  const noted = (event: 'info' | 'error') => (words: string) => void told.emit(event, words);
  server = await createServer({
    configFile: false,
    root,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [liveBrands(checkout, root)],
    customLogger: {
      info: noted('info'),
      error: noted('error'),
      warn: () => undefined,
      warnOnce: () => undefined,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  });
  // The server builds all brands first.
  await vi.waitFor(() => expect(existsSync(join(root, 'ui/generated/brands/.inputs'))).toBe(true), 30_000);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('rebuilds only the edited brand while the server runs; an error names file and field', async () => {
  const theme = () => readFileSync(join(root, 'app/public/brands/koala/theme.css'), 'utf8');
  const made = await said('info', () => edit('tokens.json', (text) => text.replace('"value": 12', '"value": 18')));
  expect(made).toMatch(/^made koala in \d+ ms$/);
  expect(theme()).toContain('--r3:18px');
  const wrong = await said('error', () => edit('brand.json', (text) => text.replace('"ID": "koala"', '"ID": "bear"')));
  expect(wrong).toContain('brands/koala/brand.json: ID');
  const mended = await said('info', () => edit('brand.json', (text) => text.replace('"bear"', '"koala"')));
  expect(mended).toBe('the brands are as they were');
});
