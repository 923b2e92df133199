import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import template from '#ui/theme/template/brand.json' with { type: 'json' };
import { fieldTable, withFields } from './docs-brand.ts';

const reference = readFileSync(join(import.meta.dirname, '../docs/theming-reference.md'), 'utf8');

it('docs/theming-reference.md has every field of the schema of brand.json: npm run docs:brand', () => {
  expect(withFields(reference)).toBe(reference);
});

it('the table has every field of a new brand', () => {
  const named = [...fieldTable().matchAll(/^\| `([\w.]+)`/gm)].map(([, name = '']) => name);
  const fields = Object.entries(template).flatMap(([name, value]) =>
    named.includes(name) ? [name] : Object.keys(value).map((key) => `${name}.${key}`),
  );
  expect(fields.filter((field) => !named.includes(field))).toEqual([]);
  expect(named).toContain('Lobby.Spotlight');
  expect(fieldTable()).toContain('`wideStart`, `wideEnd`, `hero`');
});
