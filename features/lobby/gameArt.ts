import type { Game } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { type TileShape, tileScript, tileSources } from '#art/index.ts';
import type { GamePicture } from '#ui/components/GameCard/index.ts';

/** How wide each shape is drawn: three abreast on a telephone, six on a desktop beside the docked chat. */
const SIZES: Record<TileShape, string> = {
  tall: '(min-width: 48rem) 10rem, 30vw',
  wide: '(min-width: 48rem) 21rem, 62vw',
  hero: '(min-width: 48rem) 21rem, 62vw',
};

/** A game's picture as a tile takes it, lettered in the language's script. */
export function gamePicture(
  game: Pick<Game, 'GameCode' | 'GameNames'>,
  shape: TileShape,
  locale: LocaleID,
  sizes = SIZES[shape],
): GamePicture {
  const { src, srcSet, placeholder } = tileSources(
    game.GameCode,
    shape,
    tileScript(locale),
    gameNameOf(game.GameNames, locale),
  );
  return { src, placeholder, sizes, ...(srcSet !== '' && { srcSet }) };
}
