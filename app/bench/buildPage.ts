import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { interfacePlugins } from '../../vite.plugins.ts';

/** What a page of `app/bench/pages` ships. */
export interface BuiltPage {
  /** File name → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The script that starts it. */
  readonly entry: string;
}

/**
 * Builds one page for production, in memory, with the plugins of the app and nothing else.
 * @param name of a module in `app/bench/pages`, without its ending
 * @param options.profiling takes the React that reports renders to a `Profiler`, as production's own does not
 */
export async function buildPage(name: string, options?: { profiling: boolean }): Promise<BuiltPage> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: 'app/bench/pages',
    publicDir: false,
    resolve: { alias: options?.profiling === true ? { 'react-dom/client': 'react-dom/profiling' } : {} },
    plugins: interfacePlugins({ dropDefaults: true }),
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `app/bench/pages/${name}.tsx` },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`building ${name} gave no single output`);
  const files = new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (entry === undefined) throw new Error(`building ${name} gave no entry`);
  return { files, entry };
}

/** Bytes of all files of one kind, each gzipped by itself as a server would send it. */
export function gzipBytes({ files }: BuiltPage, ending: '.js' | '.css'): number {
  return [...files]
    .filter(([name]) => name.endsWith(ending))
    .reduce((sum, [, content]) => sum + gzipSync(content, { level: 9 }).length, 0);
}
