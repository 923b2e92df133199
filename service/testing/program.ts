import { join, relative, resolve } from 'node:path';
import { PATHS } from '../paths.ts';

/**
 * The folder of `scripts/testing/compilePrograms.ts`. Empty if programs run from their sources, as outside `npm test`.
 */
const { COMPILED_PROGRAMS: compiled = '' } = process.env;

/** The arguments of `fork(file, [], { execArgv })`. */
export interface Program {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * Returns a program of this checkout that a test starts in a separate process. `npm test` compiles these programs once,
 * since a service takes twice the time to start from its sources.
 * @param path the path of the entry file, absolute or from the root of the checkout
 */
export function programOf(path: string): Program {
  const file = resolve(PATHS.root, path);
  if (compiled === '') return { file, execArgv: ['--import', 'tsx'] };
  return { file: join(compiled, relative(PATHS.root, file).replace(/\.ts$/, '.mjs')), execArgv: [] };
}
