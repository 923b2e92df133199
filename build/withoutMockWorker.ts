import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Removes the mock worker's script from the production bundle. It is a public file that the other modes need. */
export function withoutMockWorker(): Plugin {
  let folder = '';
  return {
    name: 'menagerie:without-mock-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: () => rm(join(folder, 'mockServiceWorker.js'), { force: true }),
  };
}
