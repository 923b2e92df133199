import type { PlayerContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { openGameSession } from './gameSession.ts';

/**
 * Opens a game session with the provider that serves a game in the caller's brand.
 *
 * @returns the address where the game opens, with the one-use token. Undefined if no provider serves it.
 */
export async function launchGame(
  tx: Transaction,
  context: PlayerContext,
  GameCode: string,
): Promise<string | undefined> {
  const { brand, player, session, ports } = context;
  const provider = ports.games?.providers.find(
    ({ Brands, Games }) => Brands.includes(brand.ID) && Games.some((game) => game.GameCode === GameCode),
  );
  if (provider === undefined) return undefined;
  const launchToken = await openGameSession(tx, context, {
    PlayerID: player.PlayerID,
    GameCode,
    Brand: brand.ID,
    Provider: provider.ID,
    SessionHash: session.TokenHash,
  });
  const { LaunchURL } = provider;
  return `${LaunchURL}${LaunchURL.includes('?') ? '&' : '?'}token=${launchToken}&game_code=${GameCode}`;
}
