import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const checkout = fileURLToPath(new URL('..', import.meta.url));
/** Folders of drawings: those that a page loads and the brands' own. */
const FOLDERS = ['app/public', 'brands', 'content'];
const drawings = FOLDERS.flatMap((folder) =>
  readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
);

// Firefox applies the page's content security policy to them, also in an <img>: colours are lost and every drawing is reported.
test('no drawing styles itself by a style attribute or element', () => {
  expect(drawings.length).toBeGreaterThan(100);
  const styled = drawings.filter((file) => /\sstyle\s*=|<style\b/i.test(readFileSync(join(checkout, file), 'utf8')));
  expect(styled).toEqual([]);
});
