import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWhenChanged } from '../writeWhenChanged.ts';

/** The catalogue of a language: message id to ICU text. */
export type Catalogue = Record<string, string>;

const catalogueSchema = z.record(z.string(), z.string());

function fileOf(root: string, locale: string): string {
  return join(root, 'locales', `${locale}.json`);
}

/**
 * Reads `locales/<locale>.json`.
 * @throws if the file is missing, or is not a flat object of strings
 */
export async function readCatalogue(root: string, locale: string): Promise<Catalogue> {
  const file = fileOf(root, locale);
  const parsed = catalogueSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a flat object of texts: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Writes `locales/<locale>.json`, sorted by id, so that two people who add texts rarely change the same line. */
export async function writeCatalogue(root: string, locale: string, catalogue: Catalogue): Promise<boolean> {
  const sorted = Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return writeWhenChanged(fileOf(root, locale), `${JSON.stringify(sorted, null, 2)}\n`);
}
