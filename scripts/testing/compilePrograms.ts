import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The programs that tests start in separate processes (`service/testing/program.ts`). */
const PROGRAMS = [
  'games/server/main.ts',
  'games/server/testing/killRun/killedGameServer.ts',
  'scripts/product/endWithParent.ts',
  'service/admin/main.ts',
  'service/main.ts',
  'service/media/process/main.ts',
  'service/sandboxGateway/main.ts',
  'service/testing/fuzzedService.ts',
  'service/testing/loadedService.ts',
  'service/testing/transferForever.ts',
];

/** A file finds its neighbours by its address, so the compiled form keeps that address. */
const sourceAddresses: Plugin = {
  name: 'source addresses',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

const [outdir] = process.argv.slice(2);
if (outdir === undefined) throw new Error('Name the folder to write to.');
await build({
  entryPoints: PROGRAMS,
  outdir,
  outbase: '.',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  plugins: [sourceAddresses],
});
