import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeWhenChanged } from './writeWhenChanged.ts';

/**
 * Puts MSW's service worker, of exactly the installed version, where Vite and Storybook serve it from.
 *
 * @param root the checkout.
 */
export async function copyMockWorker(root: string = process.cwd()): Promise<void> {
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await writeWhenChanged(join(root, 'app/public/mockServiceWorker.js'), await readFile(worker, 'utf8'));
}
