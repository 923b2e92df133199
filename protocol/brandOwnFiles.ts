import type { z } from 'zod/mini';
import { MAX_FOLDER_BYTES } from './brandFolder.ts';
import type { brandFileOf } from './brandFile.ts';

/** A file of a brand's own folder that `brand.json` names. */
export interface OwnFile {
  /** The field of `brand.json` that names it, such as `Faces.0.Licence`. */
  readonly field: string;
  /** The brand whose folder it is in, as the field says. */
  readonly brand: string;
  readonly path: string;
  readonly most: number;
}

type Named = Pick<z.infer<ReturnType<typeof brandFileOf>>, 'ID' | 'Sounds' | 'Pictures' | 'Faces'>;

const OWN = /^\/brands\/([a-z\d-]+)\/(.+)$/;

/** A shorter text is no licence. */
const LICENCE_LETTERS = 40;

/** The sounds and pictures that a brand serves from a brand's folder. */
export function servedFiles({ Sounds, Pictures = {} }: Named): readonly OwnFile[] {
  const owned = (field: string, address: string, most: number): readonly OwnFile[] => {
    const [, brand, path] = OWN.exec(address) ?? [];
    return brand === undefined || path === undefined ? [] : [{ field, brand, path, most }];
  };
  return [
    ...Object.entries(Sounds).flatMap(([moment, address]) =>
      address === undefined
        ? []
        : owned(`Sounds.${moment}`, address, MAX_FOLDER_BYTES[moment === 'music' ? 'music' : 'sound']),
    ),
    ...Object.entries(Pictures).flatMap(([name, address]) =>
      owned(`Pictures.${name}`, address, MAX_FOLDER_BYTES.picture),
    ),
  ];
}

/** All own files that a brand names: sounds, pictures, faces and their licences. */
export function ownFilesOf(brand: Named): readonly OwnFile[] {
  const faces = (brand.Faces ?? []).flatMap(({ Licence, Files }, at) => [
    { field: `Faces.${at}.Licence`, brand: brand.ID, path: Licence, most: MAX_FOLDER_BYTES.face },
    ...Files.map(({ File }, file) => ({
      field: `Faces.${at}.Files.${file}`,
      brand: brand.ID,
      path: File,
      most: MAX_FOLDER_BYTES.face,
    })),
  ]);
  return [...servedFiles(brand), ...faces];
}

/**
 * Finds faults in the files that a brand names, without reading their bytes.
 * @param textOf the text of a file in the folder; bytes in any spelling; undefined if the folder has no such file
 * @returns the field and the reason of each fault
 */
export function ownFileProblems(
  brand: Named,
  textOf: (path: string) => string | undefined,
): ReadonlyArray<{ readonly path: string; readonly reason: string }> {
  return ownFilesOf(brand).flatMap(({ field, brand: owner, path }) => {
    if (owner !== brand.ID)
      return [{ path: field, reason: `names a file of "${owner}": it may name /brands/${brand.ID}/… alone` }];
    const text = textOf(path);
    if (text === undefined) return [{ path: field, reason: `${path} is not in the folder` }];
    return field.endsWith('.Licence') && text.trim().length < LICENCE_LETTERS
      ? [{ path: field, reason: `${path} must hold the text of the licence` }]
      : [];
  });
}
