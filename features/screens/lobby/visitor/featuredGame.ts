import type { LobbyLook } from '#protocol/brands.ts';
import type { Game } from '#protocol/entities/game.ts';
import { arrangeTiles } from '../arrangeTiles.ts';

/** `sizes` of the large picture. */
export const FEATURED_SIZES = '(min-width: 48rem) 43rem, 94vw';

/** The game of the large picture: the brand's own, or the first that can be played. Undefined while the list loads. */
export const featuredOf = (games: readonly Game[] | undefined, look: LobbyLook): Game | undefined =>
  games && arrangeTiles(games, { ...look, Spotlight: 'wideStart' })[0]?.game;
