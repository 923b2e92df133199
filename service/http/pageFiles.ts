import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { PagePath } from '#protocol/pages.ts';
import { type Html, html } from './html.ts';

/** The build's list of the files of each page, beside `index.html` (`build/pageFiles.ts`). */
export const PAGE_FILES = 'pageFiles.json';

const Paths = z.array(z.string().startsWith('/'));
/** Paths of a page's files, without the files of the first page. */
export const PageFiles = z.object({
  Scripts: Paths,
  Styles: Paths,
  /** By language, and by `brand/language` for the brand's own texts. */
  Texts: z.record(z.string(), Paths),
});
export type PageFiles = z.infer<typeof PageFiles>;

/** Links to the files of a page. The browser requests them together with the page's first script. */
export interface PageLinks {
  /** Code and texts, for the end of the head. */
  readonly code: string;
  /** Styles, for the end of the body, where they do not delay the first paint. */
  readonly styles: string;
}

const NONE: PageLinks = { code: '', styles: '' };

/**
 * Reads the list of the build.
 * @param folder the built app
 * @returns a function that returns the links of a page; none for an unlisted page
 */
export function readPageLinks(
  folder: string,
): (path: PagePath | undefined, brandID: string, locale: LocaleID) => PageLinks {
  const place = join(folder, PAGE_FILES);
  if (!existsSync(place)) return () => NONE;
  const files = z.record(z.string(), PageFiles).parse(JSON.parse(readFileSync(place, 'utf8')));
  return (path, brandID, locale) => {
    const page = path === undefined ? undefined : files[path];
    if (page === undefined) return NONE;
    const texts = page.Texts[`${brandID}/${locale}`] ?? page.Texts[locale] ?? [];
    return {
      code: markupOf(
        [...page.Scripts, ...texts],
        (file) => html`<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
      ),
      styles: markupOf(page.Styles, (file) => html`<link rel="stylesheet" href="${file}">`),
    };
  };
}

const markupOf = (files: readonly string[], link: (file: string) => Html): string =>
  files.map((file) => link(file).markup).join('');
