import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { anchorsOf } from './docs/anchors.ts';
import { projectFiles, readText as read } from './docs/files.ts';

const PAGES = projectFiles(/\.md$/);
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
/** Folders of generated files, which exist only after a command. */
const MADE = ['dist', 'test-results', 'node_modules'];
const rooms = readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !MADE.includes(entry.name) ? [entry.name] : [],
);

/** Files that a reader of a guide creates, and a file in the archive of the Studio. */
const ELSEWHERE = /^(?:brands\/demo\/|docs\/games\/fox\.md|games\/generated\/fox\/|build\/variables\.css)/;
/** Returns paths in backticks that begin with a folder of the project, without templates. */
const pathsIn = (text: string): string[] =>
  all(text, /`([\w.-]+\/[^`\s]*)`/g).filter(
    (path) => rooms.includes(path.split('/')[0] ?? '') && !/[<>*{}$…]|NN/.test(path) && !ELSEWHERE.test(path),
  );

describe.each(PAGES)('%s', (page) => {
  const text = read(page).replaceAll(/^```[^]*?^```/gm, '');

  it('links to existing targets', () => {
    const links = all(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^\w+:/.test(link));
    const dead = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  it('names existing files and folders', () => {
    expect(pathsIn(text).filter((path) => !existsSync(path.replace(/[,.:]$/, '')))).toEqual([]);
  });

  it('names existing commands', () => {
    const named = all(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

it('docs/offline.md lists every folder of the mocks', () => {
  const listed = pathsIn(read('docs/offline.md')).map((path) => path.replace(/\/$/, ''));
  const folders = readdirSync('mocks', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`mocks/${entry.name}`] : [],
  );
  expect(folders.filter((folder) => !listed.includes(folder))).toEqual([]);
});

it('links every page from another page', () => {
  const linked = new Set(
    PAGES.flatMap((page) =>
      all(read(page), /\]\(([^)#\s]+)/g)
        .map((link) => join(dirname(page), link))
        .filter((target) => target !== page),
    ),
  );
  const found = (page: string): boolean => linked.has(page.replace(/\/README\.md$/, '')) || linked.has(page);
  expect(PAGES.filter((page) => page.startsWith('docs/') && !found(page))).toEqual([]);
});

it('docs/decisions/README.md lists every record', () => {
  const listed = new Set(all(read('docs/decisions/README.md'), /\]\((\d{4}-[^)]+)\)/g));
  const records = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  expect(records.filter((record) => !listed.has(record))).toEqual([]);
});

it('every `npm run row` example names a contract', () => {
  const names = new Set([...OPERATIONS, ...ENDPOINTS].map(({ name }) => name));
  const shown = PAGES.flatMap((page) => all(read(page), /npm run row -- (\w+)/g));
  expect(shown).not.toEqual([]);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
});
