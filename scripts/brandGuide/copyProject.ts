import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Folders that are generated, belong only to this checkout, or are too large to copy. */
const left = new Set(['node_modules', '.git', '.tsbuild', 'coverage', 'data', 'dist', 'scratch', 'test-results']);

/** A copy of this checkout for temporary brands. */
export interface ProjectCopy {
  readonly root: string;
  remove(): void;
}

/** Copies the checkout with its generated files. The packages are shared. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'menagerie-guide-'));
  for (const name of readdirSync(here)) {
    if (!left.has(name)) cpSync(join(here, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'), 'junction');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
