import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a generated file only if its content differs, so that watchers (Vite, `tsc -b`) ignore a repeated run.
 * @returns whether it wrote the file
 */
export async function writeWhenChanged(file: string, content: string): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === content) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return true;
}
