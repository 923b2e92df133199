import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { ContentError, type Problem } from './problem.ts';

export interface TextFile {
  /** The id of the brand that owns the text. Undefined for a text of every brand. */
  readonly brand: string | undefined;
  readonly slug: string;
  readonly locale: LocaleID;
  /** Path from the checkout. */
  readonly file: string;
}

const SLUG = /^[a-z][a-z0-9-]*$/;

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    // A brand may have no texts of its own.
    return [];
  }
};

/**
 * Lists the texts of a checkout: `content/pages/<slug>/<locale>.md` and the brands' own in `brands/<id>/content/<slug>/<locale>.md`.
 * @param root the checkout
 * @throws ContentError if a language is missing or a file is no text
 */
export function listTexts(root: string): TextFile[] {
  const problems: Problem[] = [];
  const found = [undefined, ...foldersIn(join(root, 'brands'))].flatMap((brand) => {
    const home = brand === undefined ? 'content/pages' : `brands/${brand}/content`;
    return foldersIn(join(root, home)).flatMap((slug) => {
      const folder = `${home}/${slug}`;
      if (!SLUG.test(slug))
        problems.push({ file: folder, line: 1, text: 'a folder is named in small letters and dashes' });
      const names = readdirSync(join(root, folder));
      for (const name of names) {
        if (!LOCALES.some((locale) => name === `${locale}.md`))
          problems.push({ file: `${folder}/${name}`, line: 1, text: `a text is called ${LOCALES.join('.md, ')}.md` });
      }
      return LOCALES.map((locale): TextFile => {
        const file = `${folder}/${locale}.md`;
        if (!names.includes(`${locale}.md`)) problems.push({ file, line: 1, text: 'this language is missing' });
        return { brand, slug, locale, file };
      });
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return found;
}
