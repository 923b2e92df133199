import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { PagePath } from '#protocol/pages.ts';
import { type Html, html } from './html.ts';

/** The build's list of what each page loads, beside `index.html` (`build/pageFiles.ts`). */
export const PAGE_FILES = 'pageFiles.json';

const Paths = z.array(z.string().startsWith('/'));
/** Paths of what a page loads beside the files of the first page. */
export const PageFiles = z.object({
  Scripts: Paths,
  Styles: Paths,
  /** By language, and by `brand/language` where a brand has texts of its own. */
  Texts: z.record(z.string(), Paths),
});
export type PageFiles = z.infer<typeof PageFiles>;

/** Links to what a page loads: the browser requests the files with the page's first script, and not after it. */
export interface PageLinks {
  /** Code and texts, for the end of the head. */
  readonly code: string;
  /** Styles, for the end of the body: there they hold up no paint. */
  readonly styles: string;
}

const NONE: PageLinks = { code: '', styles: '' };

/**
 * Reads what the build wrote.
 * @param folder the built app
 * @returns gives no links to a page that is not listed
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
