import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** The picture of a shared link. The build draws a picture for each script of the titles. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the path of a brand's picture for a language, or undefined if the build drew none. */
export type SharePictures = (brandID: string, locale: LocaleID) => string | undefined;

/**
 * Finds the pictures for shared links in the built app. Networks cache a picture by its address for weeks, so a changed
 * picture has a new address.
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
