import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import numbers from './economy.json' with { type: 'json' };

const page = readFileSync('docs/economy.md', 'utf8');
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)]) : [];
};
const quotedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/`([\w.]+)`/g)].flatMap(([, quoted = '']) => quoted.split('.')));
/** The names in the first cells of a section's table. */
const rowsOf = (part: string): ReadonlySet<string> => quotedIn([...part.matchAll(/^\|([^|]*)\|/gm)].join('\n'));

/** The sections of the page by the name in their heading. The section of the plain numbers has no name. */
const parts = new Map(
  page.split(/^## /m).map((part) => [/^[^\n]*\(`(\w+)`\)/.exec(part)?.[1] ?? part.split('\n')[0] ?? '', part]),
);
const plain = Object.entries(numbers).filter(([, value]) => !isObject(value));
const sections: readonly [string, readonly string[]][] = [
  ['Accounts', plain.map(([name]) => name)],
  ...Object.entries(numbers)
    .filter(([, value]) => isObject(value))
    .map(([name, value]): [string, readonly string[]] => [name, namesIn(value)]),
];

describe('docs/economy.md', () => {
  it.each(sections)('explains every name of %s, and no other', (section, names) => {
    const part = parts.get(section) ?? '';
    const explained = quotedIn(part);
    expect(names.filter((name) => !explained.has(name))).toEqual([]);
    expect([...rowsOf(part)].filter((name) => !names.includes(name))).toEqual([]);
  });
});
