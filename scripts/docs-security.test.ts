import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '#domain/retention.ts';
import { ASVS_LEVELS } from './testing/asvs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** Returns the project's files in code marks, by their extension, without generated files. */
const filesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|json|md))`/gu), ([, file = '']) => file).filter(
    (file) => !file.startsWith('dist/'),
  );
/** Returns the anchors of the headings in the form of the forge. */
const anchorsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^#+ (.+)$/gmu), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(['docs/security.md', 'docs/asvs.md'])('%s', (page) => {
  const text = read(page);

  it('names existing files', () => {
    const files = filesIn(text);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  });

  it('links to existing pages and headings', () => {
    const wrong = Array.from(text.matchAll(/\]\(([^)]+)\)/gu), ([, link = '']) => link)
      .filter((link) => !link.startsWith('https:'))
      .filter((link) => {
        const [file = '', fragment] = link.split('#');
        const target = file === '' ? page : `docs/${file}`;
        if (!existsSync(`${root}${target}`)) return true;
        return fragment !== undefined && !anchorsIn(read(target)).includes(fragment);
      });
    expect(wrong).toEqual([]);
  });
});

it('docs/security.md prints for how many days rows are kept', () => {
  const [, table = ''] = /## Retention\n([\s\S]*?)\n## /u.exec(read('docs/security.md')) ?? [];
  const rows = Array.from(table.matchAll(/^\| `(\w+)` \| (\d+) \|$/gmu), ([, name = '', days]) => [name, Number(days)]);
  expect(Object.fromEntries(rows)).toEqual(RETENTION_DAYS);
});

describe('docs/asvs.md', () => {
  const text = read('docs/asvs.md');
  const rows = Array.from(
    text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \|(.*)\|$/gmu),
    ([, number = '', level, rest = '']) => ({
      number,
      level: Number(level),
      rest,
    }),
  );
  const [, apart = ''] = /## What does not apply\n([\s\S]*?)\n## /u.exec(text) ?? [];
  const notApplying = Array.from(apart.matchAll(/\d+\.\d+\.\d+/gu), ([number]) => number);

  it('has every requirement of levels 1 and 2 once, and no other', () => {
    const named = [...rows.map(({ number }) => number), ...notApplying];
    expect(named.toSorted()).toEqual([...ASVS_LEVELS.keys()].toSorted());
  });

  it('gives each requirement its level', () => {
    expect(rows.filter(({ number, level }) => ASVS_LEVELS.get(number) !== level)).toEqual([]);
  });

  it('counts the requirements correctly', () => {
    expect(text).toContain(`${ASVS_LEVELS.size} in all, of which ${rows.length} apply`);
    expect(text).toContain(`${rows.filter(({ rest }) => /\bD\d+\b/u.test(rest)).length} of them name a deviation`);
  });

  it('proves each requirement by a file, or leaves it to the operator', () => {
    const unproven = rows.filter(({ rest }) => !/`[^`]+` *$|\| the operator *$/u.test(rest));
    expect(unproven.map(({ number }) => number)).toEqual([]);
  });

  it('describes each deviation of a row, and no other', () => {
    const named = new Set(rows.flatMap(({ rest }) => Array.from(rest.matchAll(/\bD\d+\b/gu), ([name]) => name)));
    const described = Array.from(text.matchAll(/^\| (D\d+) \|/gmu), ([, name = '']) => name);
    expect([...named].toSorted()).toEqual(described.toSorted());
  });
});
