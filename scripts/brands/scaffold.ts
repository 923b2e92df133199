import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateDrawings } from '#ui/theme/template/drawings.ts';

const template = fileURLToPath(new URL('../../ui/theme/template', import.meta.url));

/**
 * Makes `root/brands/<id>` from a neutral template that passes all checks.
 * @param id lower-case letters, digits and hyphens, 2 to 32 characters, a letter first
 * @returns the new folder's path
 * @throws Error if the id is malformed or the brand exists
 */
export function scaffoldBrand(root: string, id: string): string {
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(id)) {
    throw new Error(`"${id}" cannot name a brand: use 2 to 32 of a-z, 0-9 and -, a letter first`);
  }
  const folder = join(root, 'brands', id);
  if (existsSync(folder)) throw new Error(`brands/${id} already exists`);
  mkdirSync(folder, { recursive: true });
  const facts = readFileSync(join(template, 'brand.json'), 'utf8');
  const files = {
    'brand.json': facts.replace('"ID": "template"', `"ID": ${JSON.stringify(id)}`),
    'tokens.json': readFileSync(join(template, 'tokens.json'), 'utf8'),
    ...templateDrawings({ name: id, primary: '#7fb4ff', ground: '#12161d', text: '#e9edf5', pattern: 'hexagons' }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}
