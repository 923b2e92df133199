import { gameNameOf } from '#protocol/rules/gameName.ts';
import { writeShare } from '#protocol/rules/messageSyntax.ts';
import { keptGames, useCatalogue } from '../../shared/games/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useSession } from '../../base/session/index.ts';
import type { SharedGame } from './shareContext.ts';

/** How to write the message of a share (specification 2 §2). A game that neither the catalogue nor this browser
 * knows is named by its code. */
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
