import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What the last run made, so that the next one can leave it. */
const cacheSchema = z.object({
  /** Hash of everything the art is made from. */
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

/** Reads the cache; an absent or foreign one counts as empty. */
export async function readCache(file: string): Promise<ArtCache> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed = cacheSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : { inputs: '', pictures: {} };
}

export async function writeCache(file: string, cache: ArtCache): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that a run cut short leaves the old cache and not half a new one.
  await writeFile(`${file}.new`, JSON.stringify(cache));
  await rename(`${file}.new`, file);
}

/** Whether every file of a picture is still there with the size it was written in. */
export async function isComplete(folder: string, picture: CachedPicture): Promise<boolean> {
  const checks = Object.entries(picture.files).map(async ([file, bytes]) => {
    const found = await stat(join(folder, file)).catch(() => undefined);
    return found?.size === bytes;
  });
  return (await Promise.all(checks)).every(Boolean);
}

/** Hash of the text of all files under the roots that end in `.ts` (tests aside) and of the single files given. */
export async function hashSources(roots: readonly string[], files: readonly string[]): Promise<string> {
  const found: string[] = [...files];
  for (const root of roots)
    for (const entry of await readdir(root, { recursive: true }))
      if (entry.endsWith('.ts') && !entry.includes('.test.')) found.push(join(root, entry));
  const texts = await Promise.all(found.toSorted().map((file) => readFile(file, 'utf8')));
  return hash(...texts);
}
