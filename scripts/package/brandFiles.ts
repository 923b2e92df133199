import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ADDRESS = /url\(\/([^)]+)\)/gu;

/** Copies the files that a style sheet names by the app's addresses, and makes the addresses relative to the sheet. */
async function copySheet(root: string, folder: string, from: string, to: string): Promise<void> {
  const css = await readFile(join(root, from), 'utf8');
  const files = new Set([...css.matchAll(ADDRESS)].map(([, file]) => file ?? ''));
  for (const file of files) {
    const target = join(folder, 'assets', file);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(root, 'app/public', file), target);
  }
  const up = dirname(to) === '.' ? './' : '../';
  await mkdir(dirname(join(folder, to)), { recursive: true });
  await writeFile(join(folder, to), css.replaceAll(ADDRESS, `url(${up}assets/$1)`));
}

/**
 * Writes the brands of the package: `brands.css` with all brands, `brands/<id>.css` with one, and each brand's `tokens.json`. Drawings and
 * fonts are copied as files, with addresses relative to the style sheets.
 *
 * @param root the checkout, in which `npm run generate` has run
 * @param folder the package
 */
export async function brandFiles(root: string, folder: string): Promise<void> {
  await copySheet(root, folder, 'ui/generated/brands.css', 'brands.css');
  for (const id of await readdir(join(root, 'brands'))) {
    await copySheet(root, folder, `ui/generated/brands/${id}.css`, `brands/${id}.css`);
    await cp(join(root, 'brands', id, 'tokens.json'), join(folder, 'brands', id, 'tokens.json'));
  }
}
