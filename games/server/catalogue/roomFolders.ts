import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const RULES = 'rules.json';
const VERSIONS = 'versions';
const TEXTS = 'texts';
const JSON_END = '.json';
const OpenFile = z.strictObject({ tables: z.array(z.string()), fish: z.array(z.string()) });
const Texts = z.record(z.string(), z.string());

/** A version of the rules of a room. */
export interface RulesText {
  readonly path: string;
  /** The SHA-256 of the text. */
  readonly hash: string;
  readonly text: string;
}

/** The rules of all rooms of a folder with their versions: `<code>/rules.json` and `<code>/versions/<hash>.json`. */
export function readRules(folder: string): readonly RulesText[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, RULES)))
    .flatMap(({ name }) => rulesOf(join(folder, name)))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

function rulesOf(folder: string): string[] {
  const versions = join(folder, VERSIONS);
  const kept = existsSync(versions) ? readdirSync(versions).filter((name) => name.endsWith(JSON_END)) : [];
  return [...kept.map((name) => join(versions, name)), join(folder, RULES)];
}

/** The rooms of a folder that players can open, by their kind. */
export const readOpenRooms = (folder: string): z.infer<typeof OpenFile> =>
  OpenFile.parse(JSON.parse(readFileSync(join(folder, 'open.json'), 'utf8')));

/** The texts of a room by language. */
export function readRoomTexts(
  folder: string,
  code: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const texts = join(folder, code, TEXTS);
  if (!existsSync(texts)) return {};
  return Object.fromEntries(
    readdirSync(texts).map((name) => [
      name.replace(JSON_END, ''),
      Texts.parse(JSON.parse(readFileSync(join(texts, name), 'utf8'))),
    ]),
  );
}
