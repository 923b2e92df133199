import { join, relative } from 'node:path';
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
 * @param source the absolute path of its first file
 */
export const programOf = (source: string): Program =>
  compiled === ''
    ? { file: source, execArgv: ['--import', 'tsx'] }
    : { file: join(compiled, relative(PATHS.root, source).replace(/\.ts$/, '.mjs')), execArgv: [] };
