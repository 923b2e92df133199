import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { isLobby, type PagePath, pages } from '#protocol/pages.ts';
import { framed } from './styledMarkup.ts';

/** The lobby, and the bars of every other page. */
export const FIRST_SCREENS = ['lobby', 'site'] as const;
type FirstScreen = (typeof FIRST_SCREENS)[number];

/** The placeholder for the content between the bars. */
export const CONTENT_PLACE = '__CONTENT__';

/** The name of a screen's file in the folder `firstScreen` of the built app. */
export const firstScreenFile = (screen: FirstScreen, brandID: string, locale: LocaleID, hasSession: boolean): string =>
  `${screen}.${brandID}.${locale}.${hasSession ? 'in' : 'out'}.html`;

/** The name of the file with a page's content. The file of a page without bars has its whole screen. */
export const pageContentFile = (path: PagePath, brandID: string, locale: LocaleID): string =>
  `content.${path.slice(1).replaceAll('/', '-')}.${brandID}.${locale}.html`;

/** The markup of a page before its code is loaded. */
export interface FirstScreenOfPage {
  /** Markup for the inside of `#root`. Empty if only the app can draw the page. */
  readonly markup: string;
  /** Whether the markup has the page's own content, so that the first paint needs no code. */
  readonly hasContent: boolean;
}

const NOTHING: FirstScreenOfPage = { markup: '', hasContent: false };
const shown = (markup: string): FirstScreenOfPage => ({ markup, hasContent: markup !== '' });

/**
 * Reads the files of the build (`app/firstScreen.tsx`), each once.
 * @param folder the built app
 * @returns a function that returns a page's screen by brand, language and whether the browser has a session, with the
 * content that the service drew; no markup for a brand that is newer than the build
 */
export function readFirstScreens(
  folder: string,
): (
  path: PagePath | undefined,
  brandID: string,
  locale: LocaleID,
  hasSession: boolean,
  drawn?: string,
) => FirstScreenOfPage {
  const place = join(folder, 'firstScreen');
  const names = new Set(existsSync(place) ? readdirSync(place) : []);
  const read = new Map<string, string>();
  const fileOf = (name: string): string => {
    const known = read.get(name) ?? (names.has(name) ? readFileSync(join(place, name), 'utf8') : '');
    read.set(name, known);
    return known;
  };
  return (path, brandID, locale, hasSession, drawn = '') => {
    if (isLobby(path)) return shown(fileOf(firstScreenFile('lobby', brandID, locale, hasSession)));
    const drawnByBuild = (): string => (path === undefined ? '' : fileOf(pageContentFile(path, brandID, locale)));
    // The list of live rooms is the only page of the game area that is not the lobby and has content.
    const layout = path === undefined || path === '/play-game/live' ? 'site' : pages[path].layout;
    if (layout !== 'site') return shown(drawn === '' ? drawnByBuild() : framed(drawn));
    const bars = fileOf(firstScreenFile('site', brandID, locale, hasSession));
    if (bars === '') return NOTHING;
    const content = drawn || drawnByBuild();
    return { markup: bars.replace(CONTENT_PLACE, () => content), hasContent: content !== '' };
  };
}
