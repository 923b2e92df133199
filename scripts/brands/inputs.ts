import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { anatomyFiles } from './parts.ts';

/** Hashes of the inputs: the shared code and data, and each brand's folder. */
export const BrandInputs = z.object({ shared: z.string(), brands: z.record(z.string(), z.string()) });
export type BrandInputs = z.infer<typeof BrandInputs>;

const CODE = ['ui/theme', 'ui/fonts', 'scripts/brands'];
const FILES = ['scripts/generate-brands.ts', 'art/ids.ts', 'content/titles.json', 'studio/draft/brandFile.ts'];
const SCHEMA = /^(?:brand\w*|drawing)\.ts$/;

function addFolder(hash: Hash, folder: string, root: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path, root);
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

/** Hashes the code below `here` that builds every brand, and its data. */
export function hashShared(here: string): string {
  const hash = createHash('sha256');
  for (const folder of CODE) addFolder(hash, join(here, folder), here);
  for (const file of FILES) hash.update(readFileSync(join(here, file)));
  const schemas = readdirSync(join(here, 'protocol')).filter((file) => SCHEMA.test(file));
  for (const file of schemas.sort()) hash.update(readFileSync(join(here, 'protocol', file)));
  for (const file of anatomyFiles(here)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

export function hashBrand(root: string, id: string): string {
  const hash = createHash('sha256');
  addFolder(hash, join(root, 'brands', id), root);
  return hash.digest('hex');
}
