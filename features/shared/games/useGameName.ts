import { gameNameOf } from '#protocol/rules/gameName.ts';
import { keptGames } from './keptGames.ts';
import { useGame } from './useGame.ts';
import { useLocaleID } from '../../base/settings/index.ts';

/** What a game is called: by the catalogue, until that is there as this browser kept it, else its code. */
export function useGameName(code: string): string {
  const locale = useLocaleID();
  const { game } = useGame(code);
  const known = game ?? keptGames().find(({ GameCode }) => GameCode === code);
  return known === undefined ? code : gameNameOf(known.GameNames, locale);
}
