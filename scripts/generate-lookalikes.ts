import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookalikesOf } from './names/lookalikes.ts';
import {
  readConfusables,
  readEaccVariants,
  readRadicals,
  readShapedLetters,
  readVariants,
} from './names/unicodeFiles.ts';

/**
 * Writes `domain/name/lookalikes.json`. The command takes a folder with these files of Unicode 15.0 from unicode.org or Debian's packages
 * `unicode-data` and `icu` (source): confusables.txt, EquivalentUnifiedIdeograph.txt, UnicodeData.txt, Unihan_Variants.txt,
 * Unihan_OtherMappings.txt.
 */
const folder = process.argv[2];
if (folder === undefined)
  throw new Error('usage: npx tsx scripts/generate-lookalikes.ts <folder with the Unicode files>');

const WIDTH = 100;

/** Joins entries to lines, so that a changed entry changes one line. */
function linesOf(entries: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH) lines[lines.length - 1] = `${last} ${entry}`;
    else lines.push(entry);
  }
  return lines;
}

const { groups, letters } = lookalikesOf(
  [...readConfusables(folder), ...readShapedLetters(folder)],
  [...readRadicals(folder), ...readVariants(folder), ...readEaccVariants(folder)],
);
const file = join(import.meta.dirname, '../domain/name/lookalikes.json');
writeFileSync(file, `${JSON.stringify({ Groups: linesOf(groups), Letters: linesOf(letters) }, undefined, 2)}\n`);
console.log(`${groups.length} groups and ${letters.length} letters in ${file}`);
