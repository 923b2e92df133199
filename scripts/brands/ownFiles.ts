import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandFile } from '#studio/draft/brandFile.ts';
import { type OwnFile, ownFileProblems, ownFilesOf, servedFiles } from '#protocol/brandOwnFiles.ts';

const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  woff2: (bytes) => bytes.toString('latin1', 0, 4) === 'wOF2',
  wav: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE',
  mp3: (bytes) => bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  webp: (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP',
  avif: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  png: (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
};

function fileProblem(folder: string, { path, most }: OwnFile): string | undefined {
  const file = join(folder, path);
  const { size } = statSync(file);
  if (size > most) return `${path} is ${size} bytes, the limit is ${most}`;
  const ending = path.split('.').at(-1) ?? '';
  return (SIGNATURES[ending]?.(readFileSync(file)) ?? true) ? undefined : `${path} is no ${ending} file`;
}

/** Field and reason of each error. */
export function folderFileProblems(
  folder: string,
  brand: BrandFile,
): ReadonlyArray<{ readonly path: string; readonly reason: string }> {
  const textOf = (path: string): string | undefined => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const missing = ownFileProblems(brand, textOf);
  const bytes = ownFilesOf(brand).flatMap((file) => {
    if (missing.some(({ path }) => path === file.field)) return [];
    const reason = fileProblem(folder, file);
    return reason === undefined ? [] : [{ path: file.field, reason }];
  });
  return [...missing, ...bytes];
}

/** Copies a brand's own sounds and pictures to the served folder. */
export function serveOwnFiles(folder: string, served: string, brand: BrandFile): void {
  for (const kind of ['sounds', 'pictures']) rmSync(join(served, kind), { recursive: true, force: true });
  for (const { path } of servedFiles(brand)) {
    mkdirSync(dirname(join(served, path)), { recursive: true });
    copyFileSync(join(folder, path), join(served, path));
  }
}
