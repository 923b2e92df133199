import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { COOKIE } from '#domain/session/cookies.ts';
import { type Brand, hasLive } from '#protocol/brands.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import type { OpenParts } from '#protocol/entities/operator.ts';
import { type Page, type PagePath, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { BRAND_COOKIE, type BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import { callerOf } from './caller.ts';
import { sendCompressed } from './compressedPage.ts';
import { readCookies } from './cookieNames.ts';
import type { PageDrawer } from './drawnContent.ts';
import { type ReadFirstData, within } from './firstData.ts';
import { readFirstScreens } from './firstScreens.ts';
import { nonceOf } from './nonce.ts';
import { readPageLinks } from './pageFiles.ts';
import { LANGUAGE_TAGS, pageHead } from './pageHead.ts';
import { asScriptText } from './scriptText.ts';
import { findSharePictures } from './sharePicture.ts';

/**
 * How long a document with data waits for its drawing. A drawing takes 5 to 25 ms, and the first one of a page 60 ms.
 * Without it the content waits for its code, about 2 s on slow 4G.
 */
const DRAW_MS = 150;
/** The visitor's choice of language. The page sets the cookie. */
const LOCALE_COOKIE = 'menagerie.locale';
/** A link that the page's script turns into a request after the first paint. */
const AFTER_PAINT = '<link data-rel="modulepreload"';
/** Requests the session before any code is loaded (`features/base/session/earlySession.ts`). */
const ASK_SESSION = `(globalThis.__session=fetch('${getSession.path}',{credentials:'same-origin',cache:'no-store',headers:{Accept:'application/json'}})).catch(()=>0)`;
const FALLBACK_LOCALE: LocaleID = 'zh_tw';

/** The parts of the service that a page shows. */
export interface PageFacts {
  /**
   * Returns a brand with the operator's switches applied and its open parts. The page and the service use the same
   * result.
   */
  effective(brand: Brand): Promise<{ readonly brand: Brand; readonly open?: OpenParts | undefined }>;
  /** Returns the scheme, host and port of a request. */
  originOf(request: Request): string;
  /** Reads the data that travels with the document. */
  readonly firstData: ReadFirstData;
  /** Draws the content of a page from its data. */
  readonly drawer: PageDrawer;
  /** Returns the title of a published announcement. */
  announcementTitle(id: string, locale: LocaleID): Promise<string | undefined>;
}

/**
 * Answers every path of the app with its page in the brand and language of the request. The brand's variables are in
 * the head, so that nothing flashes before the first stylesheet. Redirects a path with another spelling to its correct
 * address, and answers an unknown path with a page and status 404.
 * @param folder the built app
 * @throws Error if the folder has no page
 */
export function servePage(
  folder: string,
  brands: BrandChoice,
  config: Pick<Config, 'siteID' | 'devTools' | 'trustedProxies' | 'publicOrigin'>,
  facts: PageFacts,
): RequestHandler {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const pictureOf = findSharePictures(folder);
  const firstScreen = readFirstScreens(folder);
  const linksOf = readPageLinks(folder);
  const styles = new Map<string, string>();
  const styleOf = (id: string): string => {
    const kept =
      styles.get(id) ?? readFileSync(join(folder, 'brands', id, 'theme.css'), 'utf8').replaceAll('</', '<\\/');
    styles.set(id, kept);
    return kept;
  };

  return async (request, response) => {
    const { path, rest, parameters, redirect } = pageAddressOf(request.path);
    if (redirect !== undefined) {
      response.redirect(302, redirect + request.originalUrl.slice(request.path.length));
      return;
    }
    const cookies = readCookies(request.headers.cookie, config.publicOrigin.startsWith('https:'));
    const worn = config.devTools ? brands.byID(brandAskedFor(request)) : undefined;
    if (worn !== undefined) response.cookie(BRAND_COOKIE, worn.ID, { sameSite: 'lax', path: '/' });
    const { address, host } = callerOf(request, config.trustedProxies);
    const brand = worn ?? brands.of(host, cookies);
    const locale = localeOf(request.path, cookies[LOCALE_COOKIE]);
    const search = request.originalUrl.split('?', 2)[1] ?? '';
    const token = cookies[COOKIE.session];
    const hasSession = token !== undefined;
    /** The page that the browser shows first. */
    const opened = hasSession ? path : openTo(path);
    const reading =
      opened === undefined
        ? undefined
        : facts.firstData({
            path: opened,
            parameters,
            search,
            brand,
            locale,
            address,
            token,
            headers: request.headers,
          });
    const { brand: effective, open } = await facts.effective(brand);
    const nonce = nonceOf(response);
    const id = path === '/announcement/:id' ? rest.slice('/announcement/'.length) : undefined;
    const subject = id === undefined ? undefined : await facts.announcementTitle(id, locale);
    const missing = (id !== undefined && subject === undefined) || !isOffered(path, effective, config.siteID);
    const picture = pictureOf(brand.ID, locale);
    const info = { pathname: request.path, origin: facts.originOf(request), brand, locale, subject, missing, picture };
    const data = missing ? undefined : await reading;
    const shown = missing ? undefined : opened;
    const settings = settingsOf({ brand: effective, open }, locale, hasSession, config);
    const drawn =
      shown !== undefined && data?.data !== undefined && facts.drawer.draws(shown)
        ? await within(
            DRAW_MS,
            facts.drawer.draw({
              path: shown,
              address: shown === path ? rest : signInFor(path),
              settings,
              data: data.data,
            }),
          )
        : undefined;
    const first = firstScreen(shown, brand.ID, locale, hasSession, drawn);
    const head = [
      pageHead(info).markup,
      `<style nonce="${nonce}">${styleOf(brand.ID)}</style>`,
      `<script type="application/json" id="menagerie-settings">${asScriptText(settings)}</script>`,
      data?.markup ?? '',
      // Content that the build drew needs no session.
      first.hasContent && drawn === undefined ? '' : `<script nonce="${nonce}">${ASK_SESSION}</script>`,
    ].join('');
    const links = linksOf(shown, brand.ID, locale);
    const content = first.hasContent ? ' data-content' : '';
    const page = template
      .replace(/<html\b[^>]*>/, () => `<html lang="${LANGUAGE_TAGS[locale]}" data-brand="${brand.ID}"${content}>`)
      .replace(/(?<=<meta name="theme-color" content=")[^"]*/, (given) => groundOf(styleOf(brand.ID)) ?? given)
      .replace(/(?<=href="\/brands\/)[a-z0-9-]+(?=\/)/g, () => brand.ID)
      .replace(/(?<=\/)\w+(?=\.webmanifest")/, () => locale)
      .replace(/<title>[^<]*<\/title>/, '')
      .replace(/<link\b[^>]*\bdata-locale="(\w+)"[^>]*>\s*/g, (link, language) => (language === locale ? link : ''))
      .replace('<!--menagerie:head-->', () => head)
      .replace('</head>', () => `${links.code}${first.hasContent ? links.styles : ''}</head>`)
      .replace('</body>', () => `${first.hasContent ? '' : links.styles}</body>`)
      // The content is painted before its code is requested (`build/chunkedEntry.ts`).
      .replaceAll('<link rel="modulepreload"', (link) => (first.hasContent ? AFTER_PAINT : link))
      .replace('<!--menagerie:first-screen-->', () => first.markup)
      .replaceAll('__NONCE__', () => nonce);
    const isFound = path !== undefined && path !== '/404' && !missing;
    response
      .status(isFound ? 200 : 404)
      .set('Cache-Control', data?.isSignedIn === true ? 'no-store' : 'private, no-cache');
    await sendCompressed(request, response, page);
  };
}

/** Returns the language of a page: from its path, the visitor's choice, or the default. */
export function localeOf(path: string, chosen: string | undefined): LocaleID {
  const prefix = path.split('/')[1];
  return LOCALES.find((locale) => locale === prefix) ?? LOCALES.find((locale) => locale === chosen) ?? FALLBACK_LOCALE;
}

/** Returns the page that a visitor without a session sees: the sign-in, or the page itself (specification 1 §7). */
function openTo(path: PagePath | undefined): PagePath | undefined {
  const page: Page | undefined = path && pages[path];
  return page?.session === true ? '/signIn' : path;
}

/** Returns the sign-in in place of a page, without the values in its address, since the same drawing serves all of them. */
const signInFor = (path: PagePath | undefined): string =>
  `/signIn?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: path ?? '/' }).toString()}`;

function isOffered(path: PagePath | undefined, brand: Brand, siteID: string): boolean {
  const page: Page | undefined = path && pages[path];
  return page?.live !== true || hasLive(brand, siteID);
}

/** The background colour of a brand, for the browser's own bars. */
const groundOf = (style: string): string | undefined => /--ground:(#[0-9a-f]{3,8})\b/.exec(style)?.[1];

const brandAskedFor = (request: Request): string | undefined =>
  new URLSearchParams(request.originalUrl.split('?', 2)[1]).get('brand') ?? undefined;

function settingsOf(
  { brand, open }: { readonly brand: Brand; readonly open: OpenParts | undefined },
  locale: LocaleID,
  HasSession: boolean,
  config: Pick<Config, 'siteID' | 'devTools'>,
) {
  return {
    SiteID: config.siteID,
    Brand: brand,
    DevTools: config.devTools,
    Locale: locale,
    HasSession,
    Open: open,
  };
}
