import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { interfacePlugins } from '../../vite.plugins.ts';

/** What a page of `app/bench/pages` ships. */
export interface BuiltPage {
  /** File name → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The script that starts it. */
  readonly entry: string;
}

interface BuildOptions {
  /** Takes the React that reports renders to a `Profiler`, as production's own does not. */
  profiling?: boolean;
}

/**
 * Builds one page for production, in memory, with the plugins of the app and nothing else.
 * @param name of a module in `app/bench/pages`, without its ending
 */
export const buildPage = (name: string, options: BuildOptions = {}): Promise<BuiltPage> =>
  buildFrom(`app/bench/pages/${name}.tsx`, [], options);

const ENTRY = 'bench-entry.ts';

/**
 * Builds a page whose first module is given as text.
 * @param source of a module; what it imports is found from the root of the checkout
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
      // Rivals bring a React of their own, which would be weighed as theirs.
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

/** Bytes of all files of one kind, each gzipped by itself as a server would send it. */
export function gzipBytes({ files }: BuiltPage, ending: '.js' | '.css'): number {
  return [...files]
    .filter(([name]) => name.endsWith(ending))
    .reduce((sum, [, content]) => sum + gzipSync(content, { level: 9 }).length, 0);
}
