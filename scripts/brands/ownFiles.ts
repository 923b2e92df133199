import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandFile } from '#studio/draft/brandFile.ts';
import { MAX_FOLDER_BYTES } from '#protocol/brandFolder.ts';

/** How files of each ending begin. */
const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  woff2: (bytes) => bytes.toString('latin1', 0, 4) === 'wOF2',
  wav: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE',
  mp3: (bytes) => bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  webp: (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP',
  avif: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  png: (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
};

/** A file of its own that a brand names: the field, the path in its folder, and how large it may be. */
interface Named {
  readonly field: string;
  readonly path: string;
  readonly most: number;
}

const OWN = /^\/brands\/([a-z\d-]+)\/(.+)$/;

/** The sounds and pictures that a brand serves from its folder, by their address. */
function servedFiles({ Sounds, Pictures = {} }: BrandFile): ReadonlyArray<Omit<Named, 'path'> & { address: string }> {
  const sounds = Object.entries(Sounds).flatMap(([moment, address]) =>
    address === undefined || !OWN.test(address)
      ? []
      : [{ field: `Sounds.${moment}`, address, most: MAX_FOLDER_BYTES[moment === 'music' ? 'music' : 'sound'] }],
  );
  const pictures = Object.entries(Pictures).map(([name, address]) => ({
    field: `Pictures.${name}`,
    address,
    most: MAX_FOLDER_BYTES.picture,
  }));
  return [...sounds, ...pictures];
}

function fileProblem(folder: string, { path, most }: Named): string | undefined {
  const file = join(folder, path);
  if (!existsSync(file)) return `${path} is not in the folder`;
  const { size } = statSync(file);
  if (size > most) return `${path} is ${size} bytes, the limit is ${most}`;
  const ending = path.split('.').at(-1) ?? '';
  return (SIGNATURES[ending]?.(readFileSync(file)) ?? true) ? undefined : `${path} is no ${ending} file`;
}

/** What is wrong with the files of its own that a brand names: each as field and reason. */
export function ownFileProblems(folder: string, brand: BrandFile): ReadonlyArray<{ path: string; reason: string }> {
  const named: Named[] = [];
  const problems: Array<{ path: string; reason: string }> = [];
  for (const { field, address, most } of servedFiles(brand)) {
    const [, id, path = ''] = OWN.exec(address) ?? [];
    if (id === brand.ID) named.push({ field, path, most });
    else
      problems.push({ path: field, reason: `names a file of "${id ?? ''}": it may name /brands/${brand.ID}/… alone` });
  }
  for (const [at, { Licence, Files }] of (brand.Faces ?? []).entries()) {
    named.push({ field: `Faces.${at}.Licence`, path: Licence, most: MAX_FOLDER_BYTES.face });
    for (const [file, { File }] of Files.entries()) {
      named.push({ field: `Faces.${at}.Files.${file}`, path: File, most: MAX_FOLDER_BYTES.face });
    }
    const text = join(folder, Licence);
    if (existsSync(text) && readFileSync(text, 'utf8').trim().length < 40) {
      problems.push({ path: `Faces.${at}.Licence`, reason: `${Licence} must hold the text of the licence` });
    }
  }
  for (const file of named) {
    const reason = fileProblem(folder, file);
    if (reason !== undefined) problems.push({ path: file.field, reason });
  }
  return problems;
}

/** Copies the sounds and pictures that a brand names from its folder to where they are served. */
export function serveOwnFiles(folder: string, served: string, brand: BrandFile): void {
  for (const kind of ['sounds', 'pictures']) rmSync(join(served, kind), { recursive: true, force: true });
  for (const { address } of servedFiles(brand)) {
    const path = OWN.exec(address)?.[2] ?? '';
    mkdirSync(dirname(join(served, path)), { recursive: true });
    copyFileSync(join(folder, path), join(served, path));
  }
}
