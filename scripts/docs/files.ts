import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Generated files, texts for players, and these checks, whose examples are wrong on purpose. */
const EXEMPT = /^(?:docs\/protocol\/|content\/|brands\/|scripts\/docs\/)|(?:^|\/)generated\//;

/** Returns the paths of the files that Git does not ignore, by the end of their names. */
export const projectFiles = (endings: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => endings.test(file) && !EXEMPT.test(file) && existsSync(file));

export const readText = (file: string): string => readFileSync(file, 'utf8');
