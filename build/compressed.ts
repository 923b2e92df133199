import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg)$/;
/** A smaller file travels in the same packet either way. */
const MIN_BYTES = 1024;
const brotli = promisify(brotliCompress);

/** Lays a file's smallest form beside it (`x.js.br`), which would take too long while somebody waits for it. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'menagerie:compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // The worker is written when everything else is.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXT.test(entry.name)) continue;
          const path = join(entry.parentPath, entry.name);
          const content = await readFile(path);
          if (content.length < MIN_BYTES) continue;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          await writeFile(`${path}.br`, await brotli(content, { params }));
        }
      },
    },
  };
}
