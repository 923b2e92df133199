import { preload } from 'react-dom';
import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { OpenParts } from '#protocol/entities/operator.ts';
import { bannerSources, hasTile, tileSources, titleLanguage } from '#art/index.ts';
import { knownBanners } from './activityMessages.ts';
import { FEATURED_SIZES } from './visitor/featuredGame.ts';

/** `sizes` of the large banners. */
export const BANNER_SIZES = '(min-width: 48rem) 43rem, 92vw';

/**
 * Preloads the lobby's largest picture while the lobby's code starts.
 *
 * @param hasSession whether the lobby is laid out for a player; a visitor sees a game first
 */
export function preloadLobby(
  { Lobby, Pictures }: Brand,
  locale: LocaleID,
  {
    open,
    hasSession = true,
  }: { readonly open?: OpenParts | undefined; readonly hasSession?: boolean | undefined } = {},
): void {
  if (!hasSession && hasTile(Lobby.Game)) {
    const { src, srcSet } = tileSources(Lobby.Game, 'wide', titleLanguage(locale), '', undefined, Pictures);
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: FEATURED_SIZES, fetchPriority: 'high' });
    return;
  }
  const [first] = open ? knownBanners(Lobby.Banners, open) : [];
  if (first === undefined) return;
  const { src, srcSet } = bannerSources(first, locale, Pictures);
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: BANNER_SIZES, fetchPriority: 'high' });
}
