import { join, relative, resolve } from 'node:path';
import { PATHS } from '../paths.ts';

/** The folder of `scripts/testing/compilePrograms.ts`. Empty if programs run from their sources, as by hand. */
const { COMPILED_PROGRAMS: compiled = '' } = process.env;

/** How Node starts a program: `fork(file, [], { execArgv })`. */
export interface Program {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * A program of this checkout that a test starts in a process of its own. `npm test` compiles these programs once, since a service
 * starts from its sources in twice the time.
 * @param path the path of its first file, absolute or from the root of the checkout
 */
export function programOf(path: string): Program {
  const file = resolve(PATHS.root, path);
  if (compiled === '') return { file, execArgv: ['--import', 'tsx'] };
  return { file: join(compiled, relative(PATHS.root, file).replace(/\.ts$/, '.mjs')), execArgv: [] };
}
