import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { ContentError, type Problem } from './problem.ts';

/** One text in one language. */
export interface TextFile {
  /** Which brand's own it is; undefined: every brand's. */
  readonly brand: string | undefined;
  readonly slug: string;
  readonly locale: LocaleID;
  /** From the checkout. */
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
    // A brand need not have texts of its own.
    return [];
  }
};

/**
 * Lists the texts of a checkout: `content/pages/<slug>/<locale>.md`, and a brand's own in `brands/<id>/content/<slug>/<locale>.md`.
 *
 * @param root the checkout
 * @throws ContentError when a language is missing or a file is none of them
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
