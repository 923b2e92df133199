import * as z from 'zod/mini';
import { LocalisedText } from './entities/identifiers.ts';
import { type PagePath, pages } from './pages.ts';
import type { PageAddress } from './rules/pageAddress.ts';

const Words = z.strictObject({
  Title: LocalisedText,
  /** Only for pages that search engines list. `{brandName}` is replaced by the brand's name. */
  Description: z.optional(LocalisedText),
});
const PageTitle = z.extend(Words, {
  /** The texts of each address of a page with many addresses, by the value of `:name`. */
  Each: z.optional(z.record(z.string(), Words)),
});
export type PageTitle = z.infer<typeof PageTitle>;

const paths = z.enum(Object.keys(pages).filter((path): path is PagePath => path in pages));

export type PageTitles = Readonly<Record<PagePath, PageTitle>>;

/**
 * Reads an operator's `content/titles.json`.
 *
 * @throws ZodError with the name of the page that is missing, unknown or malformed
 */
export const readPageTitles = (titles: unknown): PageTitles => z.record(paths, PageTitle).parse(titles);

/** The texts of an address. Falls back to the texts of `/404` if there is no such page. */
export function titleOf(titles: PageTitles, { path = '/404', rest }: Pick<PageAddress, 'path' | 'rest'>): PageTitle {
  const title = titles[path];
  return title.Each?.[rest.slice(rest.lastIndexOf('/') + 1)] ?? title;
}

export const nameBrand = (text: string, brandName: string): string => text.replaceAll('{brandName}', brandName);
