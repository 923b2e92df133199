import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MathsFile } from '#games/maths/index.ts';
import { writeWhenChanged } from '../writeWhenChanged.ts';
import { folderOf, readMaths, sha256 } from './catalogue.ts';

interface Kept {
  readonly name: string;
  readonly hash: string;
  readonly version: number;
}

/** Oldest first. */
function keptVersions(root: string, code: string): Kept[] {
  const folder = join(root, folderOf(code), 'versions');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, hash: sha256(text), version: MathsFile.parse(JSON.parse(text)).version };
    })
    .toSorted((a, b) => a.version - b.version);
}

/**
 * Returns the faults of a game's kept versions. Rounds name the hash of their `maths.json`, so every version is kept: 1, 2, 3 … without a
 * gap, each in a file named by its hash. The newest version equals `maths.json`.
 */
export function versionFaults(root: string, code: string): string[] {
  const { file, hash } = readMaths(root, code);
  const kept = keptVersions(root, code);
  const faults = kept
    .filter((each) => each.name !== `${each.hash}.json`)
    .map(({ name }) => `versions/${name}: was changed; restore it, since rounds were played with it`);
  const numbers = kept.map(({ version }) => version);
  const wanted = Array.from({ length: file.version }, (_, index) => index + 1);
  const same = kept.find((each) => each.version === file.version && each.hash !== hash);
  if (same !== undefined)
    faults.push(`maths.json: version: ${file.version} is versions/${same.name}; raise the version`);
  else if (!kept.some((each) => each.hash === hash))
    faults.push(`versions: has no copy of maths.json; run npm run game -- sheet ${code}`);
  const missing = wanted.filter((version) => version < file.version && !numbers.includes(version));
  if (missing.length > 0)
    faults.push(`versions: has no version ${missing.join(', ')}; restore it, since rounds may name it`);
  if (numbers.some((version) => version > file.version))
    faults.push(`maths.json: version: ${file.version} is older than one that is kept`);
  return faults;
}

/** Keeps a copy of the current `maths.json`. @throws Error if its version was kept with other content */
export async function keepVersion(root: string, code: string): Promise<void> {
  const { file, hash } = readMaths(root, code);
  const same = keptVersions(root, code).find(({ version }) => version === file.version);
  if (same !== undefined && same.hash !== hash)
    throw new Error(
      `${folderOf(code)}/maths.json: version: ${file.version} is versions/${same.name}; raise the version`,
    );
  const text = readFileSync(join(root, folderOf(code), 'maths.json'), 'utf8');
  await writeWhenChanged(join(root, folderOf(code), 'versions', `${hash}.json`), text);
}
