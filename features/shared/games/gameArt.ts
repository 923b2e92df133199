import { useQuery } from '@tanstack/react-query';
import type { Game } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { type DrawTile, hasTile, loadTileFallback, type TileShape, titleLanguage, tileSources } from '#art/index.ts';
import type { GamePicture } from '#ui/components/GameCard/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useBrand } from '../../base/settings/index.ts';

/** The rendered width of each shape: three columns on a phone, six on a desktop beside the docked chat. */
const SIZES: Record<TileShape, string> = {
  tall: '(min-width: 48rem) 10rem, 30vw',
  wide: '(min-width: 48rem) 21rem, 62vw',
  hero: '(min-width: 48rem) 21rem, 62vw',
};

const load = loadAgain(loadTileFallback);

function useTileFallback(isNeeded: boolean): DrawTile | undefined {
  const { data } = useQuery({
    queryKey: ['tileFallback'],
    queryFn: async () => ({ draw: await load() }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isNeeded ? data?.draw : undefined;
}

type Drawn = Pick<Game, 'GameCode' | 'GameNames'>;

/** Returns a game's picture for a tile, in the language's script. Undefined if there is no game. */
export function useGamePicture(game: Drawn, shape: TileShape, locale: LocaleID, sizes?: string): GamePicture;
export function useGamePicture(
  game: Drawn | null | undefined,
  shape: TileShape,
  locale: LocaleID,
  sizes?: string,
): GamePicture | undefined;
export function useGamePicture(
  game: Drawn | null | undefined,
  shape: TileShape,
  locale: LocaleID,
  sizes = SIZES[shape],
): GamePicture | undefined {
  const { Pictures } = useBrand();
  const draw = useTileFallback(game !== null && game !== undefined && !hasTile(game.GameCode));
  if (game === null || game === undefined) return undefined;
  const title = gameNameOf(game.GameNames, locale);
  const { src, srcSet, placeholder } = tileSources(game.GameCode, shape, titleLanguage(locale), title, draw, Pictures);
  return { src, placeholder, sizes, ...(srcSet !== '' && { srcSet }) };
}
