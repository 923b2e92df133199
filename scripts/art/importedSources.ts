import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files of the project are imported by relative paths within `art/`. */
const IMPORT = /\bfrom '(\.[^']+\.ts)'/g;

/**
 * The files that TypeScript files need: themselves, and each file that one of them imports.
 *
 * @param except files that are not followed, and not in the result
 * @returns paths, each of them once
 */
export async function importedSources(entries: readonly string[], except: readonly string[] = []): Promise<string[]> {
  const found = new Set<string>();
  const left = [...entries];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path) || except.includes(path)) continue;
    found.add(path);
    const text = await readFile(path, 'utf8');
    for (const [, imported = ''] of text.matchAll(IMPORT)) left.push(join(dirname(path), imported));
  }
  return [...found];
}
