import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plainText, type ProseBlock } from '#ui/components/Prose/block.ts';
import { fillPlaceholders, placeholderNames, placeholderValues } from '#features/screens/content/placeholders.ts';
import { Brand } from '#protocol/brands.ts';
import brands from '#protocol/generated/brands.json' with { type: 'json' };
import { compileAll, type CompiledText } from './compileAll.ts';

const checkout = new URL('../..', import.meta.url).pathname;
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const text = (body: string, more = ''): string =>
  `---\ntitle: T\ndescription: D\nupdated: 2026-11-21\n${more}---\n\n${body}\n`;

/** Makes a checkout with these texts in every language. An entry can replace a language, or remove it by `undefined`. */
function checkoutOf(files: Readonly<Record<string, string | undefined>>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  for (const [file, words] of Object.entries(files)) {
    if (words === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), words);
  }
  return root;
}

const three = (folder: string, words: string): Record<string, string> =>
  Object.fromEntries(['zh_tw', 'id_id', 'vi_vn'].map((locale) => [`${folder}/${locale}.md`, words]));

const all = compileAll(checkout);
const addresses = (blocks: readonly ProseBlock[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);

/** Returns the matching files, so that a failed test names them. */
const filesWhere = (holds: (one: CompiledText) => boolean): string[] => all.filter(holds).map(({ file }) => file);

test('every text of this checkout compiles in three languages and is not empty', () => {
  const common = all.filter(({ brand }) => brand === undefined);
  const slugs = [...new Set(common.map(({ slug }) => slug))];
  expect(slugs.length).toBeGreaterThanOrEqual(22);
  expect(common.map(({ slug, locale }) => `${slug} ${locale}`)).toEqual(
    slugs.flatMap((slug) => ['zh_tw', 'id_id', 'vi_vn'].map((locale) => `${slug} ${locale}`)),
  );
  expect(filesWhere(({ text: one }) => one.blocks.length + Object.keys(one.words).length === 0)).toEqual([]);
  const titles = new Set(common.map(({ slug, text: one }) => `${slug} ${one.title}`));
  expect(titles.size).toBe(common.length);
});

test('every brand fills all placeholders', () => {
  const standing = z
    .array(Brand)
    .parse(brands)
    .flatMap((brand) =>
      filesWhere(({ text: one, locale }) =>
        /\{\w+\}/.test(JSON.stringify(fillPlaceholders(one, placeholderValues(brand, locale)))),
      ),
    );
  expect(standing).toEqual([]);
  for (const brand of z.array(Brand).parse(brands)) {
    const values = placeholderValues(brand, 'vi_vn');
    expect(Object.keys(values)).toEqual([...placeholderNames]);
    expect(Object.values(values)).not.toContain('');
  }
});

test('translations contain no Chinese', () => {
  const chinese = filesWhere(
    ({ text: one, locale }) => locale !== 'zh_tw' && /\p{Script=Han}/u.test(JSON.stringify(one)),
  );
  expect(chinese).toEqual([]);
});

test('the FAQ has at least 24 questions in six groups, each with an answer and a unique name', () => {
  for (const { text: one } of all.filter(({ slug }) => slug === 'qna')) {
    const headings = one.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
    expect(headings.filter(({ level }) => level === 2)).toHaveLength(6);
    expect(headings.filter(({ level }) => level === 3).length).toBeGreaterThanOrEqual(24);
    expect(headings.filter(({ id, children }) => /^s\d/.test(id) || plainText(children) === '')).toEqual([]);
    const unanswered = one.blocks.filter((block, at) => {
      const next = one.blocks[at + 1];
      return block.kind === 'heading' && block.level === 3 && (next === undefined || next.kind === 'heading');
    });
    expect(unanswered).toEqual([]);
  }
});

test('links have the same targets in all languages', () => {
  const differing = filesWhere(({ text: one, slug, brand }) => {
    const original = all.find((other) => other.slug === slug && other.brand === brand && other.locale === 'zh_tw');
    return addresses(one.blocks).join(' ') !== addresses(original?.text.blocks ?? []).join(' ');
  });
  expect(differing).toEqual([]);
});

test('a missing language fails with the name of its file', () => {
  const files = { ...three('content/pages/about', text('words')), 'content/pages/about/vi_vn.md': undefined };
  expect(() => compileAll(checkoutOf(files))).toThrow('content/pages/about/vi_vn.md:1: this language is missing');
});

test('headings, words, fields and order must be the same in all languages', () => {
  const field = (type: string) => `fields:\n  - name: a\n    type: ${type}\n    label: A\n`;
  const files = {
    ...three('content/pages/a', text('## one')),
    'content/pages/a/id_id.md': text('## one\n\n## two'),
    ...three('content/pages/b', text('words', 'words:\n  lead: L\n')),
    'content/pages/b/vi_vn.md': text('words'),
    ...three('content/pages/c', text('words', field('text'))),
    'content/pages/c/id_id.md': text('words', field('phone')),
  };
  const failing = () => compileAll(checkoutOf(files));
  expect(failing).toThrow('content/pages/a/id_id.md:1: headings differ from content/pages/a/zh_tw.md');
  expect(failing).toThrow('content/pages/b/vi_vn.md:1: words differ from content/pages/b/zh_tw.md');
  expect(failing).toThrow('content/pages/c/id_id.md:1: fields differ from content/pages/c/zh_tw.md');
});

test('a brand can replace a text or add a text, in all languages', () => {
  const files = {
    ...three('content/pages/about', text('words')),
    ...three('brands/owl/content/about', text('own words')),
    ...three('brands/owl/content/own', text('more')),
  };
  expect(compileAll(checkoutOf(files)).map(({ brand, slug }) => `${brand ?? '-'} ${slug}`)).toContain('owl own');
  expect(() => compileAll(checkoutOf({ ...files, 'brands/owl/content/own/zh_tw.md': undefined }))).toThrow(
    'brands/owl/content/own/zh_tw.md:1: this language is missing',
  );
});

test('an unknown file fails with its name', () => {
  const files = { ...three('content/pages/about', text('words')), 'content/pages/about/en.md': text('words') };
  expect(() => compileAll(checkoutOf(files))).toThrow('content/pages/about/en.md:1: a text is called zh_tw.md');
});
