import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leftoversOf } from '#protocol/leftovers.ts';
import { buildBrands } from './brands/build.ts';
import { readFaces } from './brands/fonts.ts';
import { readParts } from './brands/parts.ts';

/**
 * `npm run check:brand -- <id>`: prints all errors of the brands, as the build would, and the fields that still have the template's values,
 * which production refuses. Exits with 1 if a brand cannot be built.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [only] = process.argv.slice(2);
try {
  const parts = await readParts(root);
  const brands = buildBrands(root, readFaces(root), new Set(parts.keys()));
  const asked = brands.filter(({ id }) => only === undefined || id === only);
  if (asked.length === 0)
    throw new Error(`there is no brand "${only ?? ''}" (${brands.map(({ id }) => id).join(', ')})`);
  for (const { id, folder } of asked) {
    const left = leftoversOf(folder.brand);
    console.log(`${id}: can be built${left.length === 0 ? ', and nothing is left of the template' : ''}`);
    for (const { field, value } of left) console.log(`  before players: brand.json ${field} is still "${value}"`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
