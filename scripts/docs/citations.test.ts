import { expect, it } from 'vitest';
import { findCitations, sectionsOf } from './citations.ts';
import { projectFiles, readText } from './files.ts';

const FOLDER = 'docs/specification/';
const pages = new Map(
  projectFiles(/^docs\/specification\/\d-[^/]+\.md$/).map((file) => [
    file.slice(FOLDER.length),
    sectionsOf(readText(file)),
  ]),
);
const cited = (text: string, ownPage?: string): string[] =>
  findCitations(text, ownPage).map(({ page = 'none', section }) => `${page} ${section}`);

it.each([
  ['specification 1 §2', ['1-platform.md 2']],
  ['(specification 1 §4, §7; decisions §2)', ['1-platform.md 4', '1-platform.md 7', '3-decisions.md 2']],
  ['the page (specification 1\n * §2 and 2 §9)', ['1-platform.md 2', '2-account.md 9']],
  ['Specification 2 §2 (report), §5', ['2-account.md 2', '2-account.md 5']],
  ['decisions of 22 November 2026', ['3-decisions.md 22 November 2026']],
  ['facts §2', ['4-facts.md 2']],
  ['RFC 9110 §10.2.3 and Web Authentication Level 3\n// §6.1', []],
  ['see §4', ['none 4']],
  ['specification 9 §4', ['none 4']],
])('reads "%s"', (text, expected) => {
  expect(cited(text)).toEqual(expected);
});

it('reads a section of its own page', () => {
  expect(cited('the packs of §7', '3-decisions.md')).toEqual(['3-decisions.md 7']);
});

it('finds the section of each citation', () => {
  const files = projectFiles(/\.(?:[cm]?[jt]sx?|css|md|ya?ml|html)$/);
  const dead = files.flatMap((file) => {
    const ownPage = file.startsWith(FOLDER) ? file.slice(FOLDER.length) : undefined;
    return findCitations(readText(file), ownPage)
      .filter(({ page, section }) => !pages.get(page ?? '')?.has(section))
      .map(({ words, line }) => `${file}:${line}: "${words}"`);
  });
  expect(dead).toEqual([]);
});

it('has words in each section', () => {
  const empty = [...pages].flatMap(([page, sections]) =>
    [...sections].filter(([, text]) => text.split(/\s+/).length < 30).map(([section]) => `${page} ${section}`),
  );
  expect(empty).toEqual([]);
});

it('links each citation of a page', () => {
  const withoutLinks = (text: string): string =>
    text.replaceAll(/\[[^\]]*\]\([^)\s]*specification\/\d-[^)\s]+#[^)\s]+\)|`[^`\n]+`/g, '');
  const plain = projectFiles(/\.md$/).flatMap((file) =>
    file.startsWith(FOLDER)
      ? []
      : findCitations(withoutLinks(readText(file))).map(({ words }) => `${file}: "${words}"`),
  );
  expect(plain).toEqual([]);
});

it('finds the record of each number', () => {
  const records = new Set(projectFiles(/^docs\/decisions\/\d{4}-[^/]+\.md$/).map((file) => file.slice(15, 19)));
  const numbers = /\b(?:decisions?|records?) (\d{4})\b|docs\/decisions\/(\d{4})\b/g;
  const missing = projectFiles(/\.(?:[cm]?[jt]sx?|css|md|json|ya?ml)$/).flatMap((file) =>
    [...readText(file).matchAll(numbers)]
      .filter(([, name, path]) => !records.has(name ?? path ?? ''))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(missing).toEqual([]);
});
