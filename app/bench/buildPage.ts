import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { interfacePlugins } from '../../vite.plugins.ts';

/** The files of a page in `app/bench/pages`. */
export interface BuiltPage {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly entry: string;
}

interface BuildOptions {
  /** Uses the React build that reports renders to a `Profiler`, unlike the production build. */
  profiling?: boolean;
}

/**
 * Builds a page for production in memory, with the app's plugins only.
 *
 * @param name a module in `app/bench/pages`, without its extension
 */
export const buildPage = (name: string, options: BuildOptions = {}): Promise<BuiltPage> =>
  buildFrom(`app/bench/pages/${name}.tsx`, [], options);

const ENTRY = 'bench-entry.ts';

/**
 * Builds a page from the text of its first module.
 *
 * @param source the text of a module; its imports resolve from the root of the checkout
 */
export const buildSource = (source: string): Promise<BuiltPage> =>
  buildFrom(ENTRY, [
    {
      name: 'bench-entry',
      resolveId: (id) => (id === ENTRY ? resolve(ENTRY) : null),
      load: (id) => (id === resolve(ENTRY) ? source : null),
    },
  ]);

async function buildFrom(
  input: string,
  plugins: Plugin[],
  { profiling = false }: BuildOptions = {},
): Promise<BuiltPage> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    publicDir: false,
    resolve: {
      alias: profiling ? { 'react-dom/client': 'react-dom/profiling' } : {},
      // Other libraries bring their own React, which would add to their weight.
      dedupe: ['react', 'react-dom'],
    },
    plugins: [...plugins, interfacePlugins({ dropDefaults: true })],
    build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`building ${input} gave no single output`);
  const files = new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (entry === undefined) throw new Error(`building ${input} gave no entry`);
  return { files, entry };
}

/** Returns the total bytes of the files of a kind, each compressed on its own. */
export function gzipBytes({ files }: BuiltPage, ending: '.js' | '.css'): number {
  return [...files]
    .filter(([name]) => name.endsWith(ending))
    .reduce((sum, [, content]) => sum + gzipSync(content, { level: 9 }).length, 0);
}
