import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import type { Brand } from '#protocol/brands.ts';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { BRAND_COOKIE, type BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import { callerOf } from './caller.ts';
import { nonceOf } from './nonce.ts';

/** The visitor's choice of language; the page sets it. */
const LOCALE_COOKIE = 'menagerie.locale';
const FALLBACK_LOCALE: LocaleID = 'zh_tw';
/** The BCP 47 tag of each language, for `<html lang>`. */
const LANGUAGE_TAGS: Readonly<Record<LocaleID, string>> = { zh_tw: 'zh-Hant-TW', id_id: 'id-ID', vi_vn: 'vi-VN' };

/**
 * Answers every path of the app with its page, already in the brand and language of the request: the brand's variables
 * stand in the head, so that nothing flashes before the first stylesheet.
 * @param folder the built app
 * @param effective a brand with the operator's switches upon it, so that the page and the service agree on what it may do
 * @throws Error when there is no page in it
 */
export function servePage(
  folder: string,
  brands: BrandChoice,
  config: Pick<Config, 'siteID' | 'devTools' | 'trustedProxies'>,
  effective: (brand: Brand) => Promise<Brand>,
): RequestHandler {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const styles = new Map<string, string>();
  const styleOf = (id: string): string => {
    const kept =
      styles.get(id) ?? readFileSync(join(folder, 'brands', id, 'theme.css'), 'utf8').replaceAll('</', '<\\/');
    styles.set(id, kept);
    return kept;
  };

  return async (request, response) => {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const worn = config.devTools ? brands.byID(brandAskedFor(request)) : undefined;
    if (worn !== undefined) response.cookie(BRAND_COOKIE, worn.ID, { sameSite: 'lax', path: '/' });
    const brand = worn ?? brands.of(callerOf(request, config.trustedProxies).host, cookies);
    const locale = localeOf(request.path, cookies[LOCALE_COOKIE]);
    const nonce = nonceOf(response);
    const head = [
      `<style nonce="${nonce}">${styleOf(brand.ID)}</style>`,
      `<script type="application/json" id="menagerie-settings">${settingsOf(await effective(brand), locale, config)}</script>`,
    ].join('');
    const page = template
      .replace(/<html\b[^>]*>/, () => `<html lang="${LANGUAGE_TAGS[locale]}" data-brand="${brand.ID}">`)
      .replace(/(?<=<meta name="theme-color" content=")[^"]*/, (given) => groundOf(styleOf(brand.ID)) ?? given)
      .replace(/(?<=href="\/brands\/)[a-z0-9-]+(?=\/)/g, () => brand.ID)
      .replace('<!--menagerie:head-->', () => head)
      .replaceAll('__NONCE__', () => nonce);
    response.set('Cache-Control', 'private, no-cache').type('html').send(page);
  };
}

/** The language of a page: its path's prefix, else the visitor's choice, else the product's first. */
export function localeOf(path: string, chosen: string | undefined): LocaleID {
  const prefix = path.split('/')[1];
  return LOCALES.find((locale) => locale === prefix) ?? LOCALES.find((locale) => locale === chosen) ?? FALLBACK_LOCALE;
}

/** The colour of a brand's ground, for the browser's own bars. */
const groundOf = (style: string): string | undefined => /--ground:(#[0-9a-f]{3,8})\b/.exec(style)?.[1];

const brandAskedFor = (request: Request): string | undefined =>
  new URLSearchParams(request.originalUrl.split('?', 2)[1]).get('brand') ?? undefined;

function settingsOf(brand: Brand, locale: LocaleID, config: Pick<Config, 'siteID' | 'devTools'>): string {
  const settings = { SiteID: config.siteID, Brand: brand, DevTools: config.devTools, Locale: locale };
  return JSON.stringify(settings).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
