import { gameNameOf } from '#protocol/rules/gameName.ts';
import { keptGames } from './keptGames.ts';
import { useGame } from './useGame.ts';
import { useLocaleID } from '../../base/settings/index.ts';

/** The name of a game from the catalogue, or from this browser's storage while that loads, otherwise the game's code. */
export function useGameName(code: string): string {
  const locale = useLocaleID();
  const { game } = useGame(code);
  const known = game ?? keptGames().find(({ GameCode }) => GameCode === code);
  return known === undefined ? code : gameNameOf(known.GameNames, locale);
}
