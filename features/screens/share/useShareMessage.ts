import { gameNameOf } from '#protocol/rules/gameName.ts';
import { writeShare } from '#protocol/rules/messageSyntax.ts';
import { keptGames, useCatalogue } from '../../shared/games/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useSession } from '../../base/session/index.ts';
import type { SharedGame } from './shareContext.ts';

/** Returns a function that writes the message of a share (specification 2 §2). An unknown game is named by its code. */
export function useShareMessage(): (shared: SharedGame) => string {
  const { session } = useSession();
  const locale = useLocaleID();
  const games = useCatalogue(true);
  return ({ gameCode, recordID = '' }) => {
    const game = (games ?? keptGames()).find(({ GameCode }) => GameCode === gameCode);
    const gameName = game === undefined ? gameCode : gameNameOf(game.GameNames, locale);
    return writeShare({ gameName, gameCode, recordID, playerID: session?.playerID ?? '' });
  };
}
