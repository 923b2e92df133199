import { preload } from 'react-dom';
import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { OpenParts } from '#protocol/entities/operator.ts';
import { bannerSources } from '#art/index.ts';
import { knownBanners } from './activityMessages.ts';

/** `sizes` of the large banners. */
export const BANNER_SIZES = '(min-width: 48rem) 43rem, 92vw';

/** Preloads the lobby's largest picture while the lobby's code starts. */
export function preloadLobby({ Lobby, Pictures }: Brand, locale: LocaleID, open?: OpenParts): void {
  const [first] = open ? knownBanners(Lobby.Banners, open) : [];
  if (first === undefined) return;
  const { src, srcSet } = bannerSources(first, locale, Pictures);
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: BANNER_SIZES, fetchPriority: 'high' });
}
