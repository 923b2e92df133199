import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Break } from './break.ts';

export const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Applies a break in a checkout.
 * @returns a function that undoes it
 * @throws Error if its text does not occur exactly once in its file
 */
export function plant(root: string, { file, find, replace }: Pick<Break, 'file' | 'find' | 'replace'>): () => void {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  const found = countOf(whole, find);
  if (found !== 1) throw new Error(`${file}: the text to break is found ${found} times, not once: ${find}`);
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  );
  return () => writeFileSync(path, whole);
}
