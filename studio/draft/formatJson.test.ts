import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatJson } from './formatJson.ts';

const here = join(import.meta.dirname, '../..');
const biome = join(here, 'node_modules/@biomejs/biome/bin/biome');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'format-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The changes that the project's formatter would make. */
function changed(values: readonly unknown[]): readonly string[] {
  const written = values.map((value, at) => [`${at}.json`, formatJson(value)] as const);
  for (const [name, text] of written) writeFileSync(join(folder, name), text);
  for (const name of ['biome.json', '.gitignore']) writeFileSync(join(folder, name), readFileSync(join(here, name)));
  execFileSync(process.execPath, [biome, 'format', '--write', '.'], { cwd: folder, stdio: 'pipe' });
  return written.flatMap(([name, text]) => (readFileSync(join(folder, name), 'utf8') === text ? [] : [text]));
}

describe('JSON of the Brand Studio', () => {
  it('has the format of the formatter for any value', () => {
    const text = fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^[臺北市範例（），、A-z ]{0,40}$/));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        tie('list'),
        tie('group'),
      ),
      list: fc.oneof(
        fc.array(tie('value')),
        fc.array(fc.integer(), { maxLength: 60 }),
        fc.array(text, { maxLength: 6 }),
      ),
      group: fc.dictionary(text, tie('value')),
    }));
    const values = fc.sample(fc.dictionary(text, value), { numRuns: 400, seed: 17 });
    expect(changed(values)).toEqual([]);
    expect(values.map((one) => JSON.parse(formatJson(one)) as unknown)).toEqual(values);
  });

  it('writes the brands of this repository unchanged', () => {
    for (const id of readdirSync(join(here, 'brands'))) {
      for (const file of ['brand.json', 'tokens.json']) {
        const text = readFileSync(join(here, 'brands', id, file), 'utf8');
        expect(JSON.parse(formatJson(JSON.parse(text)))).toEqual(JSON.parse(text));
        expect(formatJson(JSON.parse(text))).toBe(text);
      }
    }
  });
});
