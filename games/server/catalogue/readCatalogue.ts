import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MathsFile } from '#games/maths/index.ts';
import { type Catalogue, createCatalogue } from '#games/provider/catalogue.ts';
import type { PublishedFiles } from '#games/provider/node/answerPlatform.ts';
import { z } from 'zod';

export interface ReadCatalogue {
  readonly catalogue: Catalogue;
  readonly codes: readonly string[];
  /** The public files of a version, by its hash. */
  readonly publishedFiles: (hash: string) => PublishedFiles | undefined;
}

/** A game without one of these files is unfinished. */
const FILES = ['maths.json', 'look.json'];

/**
 * Reads the games of a folder with all their versions: `<code>/maths.json` and `<code>/versions/<hash>.json`. Skips games that are
 * unfinished.
 *
 * @param drawings the folder with `<code>/symbols.json`, the pictures of the symbols. A game without it publishes none
 * @throws Error naming the faulty file
 */
export function readCatalogue(folder: string, drawings?: string): ReadCatalogue {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && FILES.every((file) => existsSync(join(folder, entry.name, file))))
    .map(({ name }) => name)
    .toSorted();
  const games = codes.flatMap((code) => versionFiles(join(folder, code)).map(readVersion));
  const pictures = new Map(codes.map((code) => [code, drawings && readSymbols(join(drawings, code, 'symbols.json'))]));
  const files = new Map<string, PublishedFiles>(
    games.map(({ hash, text, file }) => {
      const symbols = pictures.get(file.code);
      return [hash, { maths: text, ...(symbols && { symbols }) }];
    }),
  );
  return { catalogue: createCatalogue(games), codes, publishedFiles: (hash) => files.get(hash) };
}

const Symbols = z.record(z.string(), z.string().startsWith('data:image/'));

function readSymbols(path: string): PublishedFiles['symbols'] {
  return existsSync(path) ? Symbols.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

function versionFiles(folder: string): string[] {
  const versions = join(folder, 'versions');
  const kept = existsSync(versions) ? readdirSync(versions).filter((name) => name.endsWith('.json')) : [];
  return [...kept.map((name) => join(versions, name)), join(folder, 'maths.json')];
}

function readVersion(path: string): { readonly hash: string; readonly text: string; readonly file: MathsFile } {
  const text = readFileSync(path, 'utf8');
  try {
    const hash = createHash('sha256').update(text).digest('hex');
    return { hash, text, file: MathsFile.parse(JSON.parse(text)) };
  } catch (error) {
    throw new Error(`${path} is no game: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
