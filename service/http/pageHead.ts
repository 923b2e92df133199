import titles from '#content/titles.json' with { type: 'json' };
import type { Brand } from '#protocol/brands.ts';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { pages } from '#protocol/pages.ts';
import { nameBrand, readPageTitles, titleOf } from '#protocol/pageTitles.ts';
import { pageAddressOf, pathIn } from '#protocol/rules/pageAddress.ts';
import { type Html, html } from './html.ts';
import { SHARE_PICTURE_SIZE } from './sharePicture.ts';

/** The BCP 47 tag of each language, for `<html lang>` and `hreflang`. */
export const LANGUAGE_TAGS: Readonly<Record<LocaleID, string>> = {
  zh_tw: 'zh-Hant-TW',
  id_id: 'id-ID',
  vi_vn: 'vi-VN',
};

const pageTitles = readPageTitles(titles);

/** The facts of a page for its head. */
export interface PageInfo {
  readonly pathname: string;
  /** Scheme, host and port of the request. */
  readonly origin: string;
  readonly brand: Brand;
  readonly locale: LocaleID;
  /** Replaces the page's own title, for example with the subject of an announcement. */
  readonly subject?: string | undefined;
  /** Path of the picture for shared links. */
  readonly picture?: string | undefined;
  /** Whether the address has no content, such as a removed announcement, or a live room of a brand without live rooms. */
  readonly missing?: boolean;
}

/** The picture of a link in messaging apps and networks. */
function shownPicture(address: string, name: string, locale: LocaleID): Html {
  const { width, height } = SHARE_PICTURE_SIZE;
  const alt = nameBrand(pageTitles['/'].Description?.[locale] ?? name, name);
  return html`<meta property="og:image" content="${address}"><meta property="og:image:type" content="image/jpeg"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}"><meta property="og:image:alt" content="${alt}"><meta name="twitter:card" content="summary_large_image">`;
}

/**
 * Returns `<title>`, description, Open Graph, canonical address and the other languages of a page, for search engines
 * and shared links.
 */
export function pageHead({ pathname, origin, brand, locale, subject, picture, missing = false }: PageInfo): Html {
  const address = pageAddressOf(pathname);
  const path = (missing ? undefined : address.path) ?? '/404';
  const { rest } = address;
  const page = pages[path];
  const name = brand.Name[locale];
  const { Title, Description } = titleOf(pageTitles, { path, rest });
  const title = `${subject ?? Title[locale]} · ${name}`;
  const description = Description === undefined ? '' : nameBrand(Description[locale], name);
  const isListed = 'index' in page || 'canonical' in page;
  const listed = 'canonical' in page ? page.canonical : rest;
  const at = (language: LocaleID | undefined): string => `${origin}${pathIn(listed, language)}`;
  return html`<title>${title}</title>${
    description === '' ? [] : html`<meta name="description" content="${description}">`
  }<meta property="og:type" content="website"><meta property="og:site_name" content="${name}"><meta property="og:title" content="${title}">${
    description === '' ? [] : html`<meta property="og:description" content="${description}">`
  }${
    picture === undefined ? [] : shownPicture(origin + picture, name, locale)
  }<meta name="apple-mobile-web-app-title" content="${name}"><meta property="og:locale" content="${LANGUAGE_TAGS[locale].slice(0, 2)}_${LANGUAGE_TAGS[locale].slice(-2)}">${
    isListed
      ? [
          html`<meta property="og:url" content="${at(locale)}"><link rel="canonical" href="${at(locale)}"><link rel="alternate" hreflang="x-default" href="${at(undefined)}">`,
          ...LOCALES.map((one) => html`<link rel="alternate" hreflang="${LANGUAGE_TAGS[one]}" href="${at(one)}">`),
        ]
      : html`<meta name="robots" content="noindex">`
  }`;
}
