import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The results of the last run, so that the next run can skip them. */
const cacheSchema = z.object({
  inputs: z.string(),
  /** By picture name: hash of its drawings, its average colour, and its files with their sizes in bytes. */
  pictures: z.record(
    z.string(),
    z.object({ hash: z.string(), average: z.string(), files: z.record(z.string(), z.number()) }),
  ),
});
export type ArtCache = z.infer<typeof cacheSchema>;
export type CachedPicture = ArtCache['pictures'][string];

export const hash = (...texts: readonly string[]) => {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text).update('\0');
  return sum.digest('hex').slice(0, 16);
};

/** An absent or invalid cache counts as empty. */
export async function readCache(file: string): Promise<ArtCache> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed = cacheSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : { inputs: '', pictures: {} };
}

export async function writeCache(file: string, cache: ArtCache): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A rename is atomic, so an aborted run keeps the old cache.
  await writeFile(`${file}.new`, JSON.stringify(cache));
  await rename(`${file}.new`, file);
}

/** Whether every file of a picture still exists with its size. */
export async function isComplete(folder: string, picture: CachedPicture): Promise<boolean> {
  const checks = Object.entries(picture.files).map(async ([file, bytes]) => {
    const found = await stat(join(folder, file)).catch(() => undefined);
    return found?.size === bytes;
  });
  return (await Promise.all(checks)).every(Boolean);
}

/** Tests are left out. */
export async function hashSources(roots: readonly string[], files: readonly string[]): Promise<string> {
  const found: string[] = [...files];
  for (const root of roots)
    for (const entry of await readdir(root, { recursive: true }))
      if (entry.endsWith('.ts') && !entry.includes('.test.')) found.push(join(root, entry));
  const texts = await Promise.all(found.toSorted().map((file) => readFile(file, 'utf8')));
  return hash(...texts);
}
