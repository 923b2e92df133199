import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('template', import.meta.url));

/**
 * Makes `root/brands/<id>` from a neutral template that passes the gate as it is.
 *
 * @param id lower-case letters, digits and hyphens, 2 to 32 characters, a letter first
 * @returns the new folder's path
 * @throws Error when the id is malformed or the brand exists
 */
export function scaffoldBrand(root: string, id: string): string {
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(id)) {
    throw new Error(`"${id}" cannot name a brand: use 2 to 32 of a-z, 0-9 and -, a letter first`);
  }
  const folder = join(root, 'brands', id);
  if (existsSync(folder)) throw new Error(`brands/${id} already exists`);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(template)) {
    const text = readFileSync(join(template, file), 'utf8');
    const own = file === 'brand.json' ? text.replace('"ID": "template"', `"ID": ${JSON.stringify(id)}`) : text;
    writeFileSync(join(folder, file), own);
  }
  return folder;
}
