import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Brand } from '#protocol/brands.ts';

/** Reads every brand of the folder, by ID. @throws Error with the name of the missing or malformed file */
export function readBrands(folder: string): readonly Brand[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readBrand(join(folder, entry.name, 'brand.json')))
    .sort((a, b) => (a.ID < b.ID ? -1 : 1));
}

function readBrand(path: string): Brand {
  const parsed = Brand.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is malformed'}`);
}
