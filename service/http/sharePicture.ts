import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** What a shared link shows: drawn when the app was built, one picture for each script that titles are lettered in. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The path of a brand's picture for a language; undefined where the build made none. */
export type SharePictures = (brandID: string, locale: LocaleID) => string | undefined;

/**
 * Finds the pictures for shared links among the built app's files. Networks keep a picture by its address for weeks, so a changed
 * one has another.
 */
export function findSharePictures(folder: string): SharePictures {
  const found = new Map<string, string | undefined>();
  return (brandID, locale) => {
    const path = `/brands/${brandID}/share-${locale === 'zh_tw' ? 'zh' : 'latin'}.jpg`;
    if (found.has(path)) return found.get(path);
    const file = join(folder, path);
    const version = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8) : '';
    const address = version === '' ? undefined : `${path}?v=${version}`;
    found.set(path, address);
    return address;
  };
}
