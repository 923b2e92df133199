import { FishFile } from '#games/maths/index.ts';

export interface FishVersion {
  /** The SHA-256 of its `rules.json`. */
  readonly hash: string;
  readonly file: FishFile;
}

export interface FishCatalogue {
  /** New windows of shots play the newest version of a room. */
  current(code: string): FishVersion | undefined;
  /** The version with this hash, for older windows. */
  version(hash: string): FishVersion | undefined;
}

/** Rooms may be in any order, with several versions of a room. */
export function createFishCatalogue(versions: readonly FishVersion[]): FishCatalogue {
  const byHash = new Map(versions.map((version) => [version.hash, version]));
  const newest = new Map<string, FishVersion>();
  for (const version of versions) {
    const known = newest.get(version.file.code);
    if (known === undefined || known.file.version < version.file.version) newest.set(version.file.code, version);
  }
  return { current: (code) => newest.get(code), version: (hash) => byHash.get(hash) };
}

const FISH = 'fish';

/**
 * Reads the text of a `rules.json`.
 *
 * @returns undefined for a table
 * @throws SyntaxError or ZodError if it is neither
 */
export function readFishFile(text: string): FishFile | undefined {
  const json: unknown = JSON.parse(text);
  const isFish = typeof json === 'object' && json !== null && 'kind' in json && json.kind === FISH;
  return isFish ? FishFile.parse(json) : undefined;
}
