import { LOCALES, type LocaleID } from '../entities/identifiers.ts';
import { type Page, type PagePath, pages, shortcuts } from '../pages.ts';

export type PageParameters = Readonly<Record<string, string>>;

export interface PageAddress {
  /** Undefined if the path has no language. */
  readonly locale: LocaleID | undefined;
  /** The path without the language. It is at least `/`, and has no slash at its end. */
  readonly rest: string;
  /** Undefined if there is no such page. */
  readonly path: PagePath | undefined;
  /** The values of `:name` in the page's path, decoded. */
  readonly parameters: PageParameters;
  /** The address of the redirect, for another spelling of a language (`/zh-TW/…`, `/VI/…`) or a short address. */
  readonly redirect: string | undefined;
}

const paths = Object.keys(pages).filter((path): path is PagePath => path in pages);
const patternOf = (path: PagePath): RegExp => {
  const page: Page = pages[path];
  return new RegExp(`^${path.replace(/:(\w+)/, (_, name: string) => `(?<${name}>${page.takes?.source ?? '[^/]+'})`)}$`);
};
const patterns = paths.map((path) => [path, patternOf(path)] as const);

function parametersOf(rest: string, pattern: RegExp): PageParameters {
  const { groups = {} } = pattern.exec(rest) ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

/** A broken escape does not change. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The spellings of the languages in other products and browsers, such as `zh-TW`, `ZH_tw` and `vi`. */
function localeSpelledOtherwise(part: string): LocaleID | undefined {
  if (!/^[a-z]{2}([-_][a-z]{2,4}){0,2}$/i.test(part)) return undefined;
  return LOCALES.find((locale) => locale.slice(0, 2) === part.slice(0, 2).toLowerCase());
}

/**
 * Reads a path of the product (specification 1 §2; every page has an address with and without `/{locale}`, decisions §4).
 *
 * @param pathname as in the browser, with or without a slash at its end
 */
export function pageAddressOf(pathname: string): PageAddress {
  const [, first = '', ...others] = pathname.split('/');
  const locale = LOCALES.find((one) => one === first);
  const spelled = locale === undefined ? localeSpelledOtherwise(first) : undefined;
  const restOf = (parts: readonly string[]): string => `/${parts.join('/').replace(/\/+$/, '')}`;
  const rest = restOf(locale === undefined && spelled === undefined ? [first, ...others] : others);
  const found = patterns.find(([, pattern]) => pattern.test(rest));
  const shortcut = shortcuts[rest];
  const leads = shortcut !== undefined || spelled !== undefined;
  const language = spelled ?? locale;
  return {
    locale: language,
    rest,
    path: found?.[0],
    parameters: found === undefined ? {} : parametersOf(rest, found[1]),
    redirect: leads ? pathIn(shortcut ?? rest, language) : undefined,
  };
}

/** The language in front of a path, with its slash: `/zh_tw`. Empty if there is none. */
export function localePrefix(pathname: string): string {
  const first = pathname.split('/')[1];
  return LOCALES.some((locale) => locale === first) ? `/${first}` : '';
}

/** Returns a path in a language, such as `/zh_tw/store`. Returns the path unchanged if there is no language. */
export function pathIn(rest: string, locale: LocaleID | undefined): string {
  if (locale === undefined) return rest;
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}
