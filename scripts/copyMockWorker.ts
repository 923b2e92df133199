import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeWhenChanged } from './writeWhenChanged.ts';

/**
 * Copies the service worker of the installed MSW to the folder that Vite and Storybook serve.
 * @param root the checkout
 */
export async function copyMockWorker(root: string = process.cwd()): Promise<void> {
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await writeWhenChanged(join(root, 'app/public/mockServiceWorker.js'), await readFile(worker, 'utf8'));
}
