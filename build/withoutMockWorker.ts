import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Leaves the script of the mock worker, a public file for the other modes, out of the production bundle. */
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
