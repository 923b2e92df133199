import type { PlayerContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { providerOfGame, withQuery } from './gameProviders.ts';
import { openGameSession } from './gameSession.ts';

/**
 * Opens a game session with the provider of the game in the caller's brand.
 *
 * @param JoinID the friend whose room or table the player joins; the address has it as `join`, and `authenticate` answers it
 * @returns the address of the game, with the one-use token. Undefined if no provider serves the game.
 */
export async function launchGame(
  tx: Transaction,
  context: PlayerContext,
  GameCode: string,
  JoinID = '',
): Promise<string | undefined> {
  const { brand, player, session } = context;
  const provider = providerOfGame(context, GameCode);
  if (provider === undefined) return undefined;
  const launchToken = await openGameSession(tx, context, {
    PlayerID: player.PlayerID,
    GameCode,
    Brand: brand.ID,
    Provider: provider.ID,
    SessionHash: session.TokenHash,
    JoinID,
  });
  return withQuery(provider.LaunchURL, {
    token: launchToken,
    game_code: GameCode,
    ...(JoinID !== '' && { join: JoinID }),
  });
}
