import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentText } from '#features/screens/content/contentPage.ts';
import { compileText } from './compileText.ts';
import { listTexts, type TextFile } from './folder.ts';
import { ContentError, type Problem } from './problem.ts';

export type CompiledText = TextFile & { readonly text: ContentText };

/** The properties that must be equal in all languages of a text, as comparable strings. */
const shapes: Readonly<Record<string, (text: ContentText) => string>> = {
  headings: ({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'heading' ? [`${String(one.level)} ${one.id}`] : [])).join(', '),
  words: ({ words }) => Object.keys(words).sort().join(', '),
  fields: ({ fields }) =>
    fields
      .map(({ name, type, required, options = [] }) =>
        [name, type, required ? 'required' : '', ...options.map(({ value }) => value)].join(' '),
      )
      .join(', '),
  order: ({ order }) => String(order),
};

/**
 * Compiles every text of a checkout and compares its languages with the original, zh_tw.
 * @param root the checkout
 * @throws ContentError that names each invalid line of each file
 */
export function compileAll(root: string): CompiledText[] {
  const problems: Problem[] = [];
  const compiled = listTexts(root).flatMap((one): CompiledText[] => {
    try {
      return [{ ...one, text: compileText(readFileSync(join(root, one.file), 'utf8'), one.file) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  const originalOf = (one: TextFile): CompiledText | undefined =>
    compiled.find(({ brand, slug, locale }) => brand === one.brand && slug === one.slug && locale === 'zh_tw');
  for (const one of compiled) {
    const original = originalOf(one);
    if (original === undefined) continue;
    for (const [name, shape] of Object.entries(shapes)) {
      const [here, there] = [shape(one.text), shape(original.text)];
      if (here !== there)
        problems.push({
          file: one.file,
          line: 1,
          text: `${name} differ from ${original.file}: ${firstDifference(here, there)}`,
        });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return compiled;
}

function firstDifference(here: string, there: string): string {
  const [own, original] = [here.split(', '), there.split(', ')];
  const at = original.findIndex((part, place) => part !== own[place]);
  return at === -1
    ? `${own[original.length] ?? ''} is too much`
    : `${own[at] ?? 'nothing'} stands for ${original[at] ?? ''}`;
}
