import { RELATION } from '#protocol/entities/relation.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { hiddenGames } from '../featureFlags/gameSwitch.ts';
import type { Reader } from '../ports/store.ts';

/**
 * The games that players are in, as the caller may see them: of players who added the caller as a friend, do not hide their game, and are
 * not paused. Games that the lobby hides are left out.
 * @returns the game's code by player
 */
export async function friendsGames(
  db: Reader,
  context: PlayerContext,
  rows: readonly PlayerRow[],
): Promise<ReadonlyMap<string, string>> {
  const { player, nowText } = context;
  const showing = rows.filter(({ HideGame, PausedUntil }) => !HideGame && PausedUntil <= nowText);
  if (showing.length === 0) return new Map();
  const PlayerID = { in: showing.map((row) => row.PlayerID) };
  const [open, mutual, hidden] = await Promise.all([
    db.table('connections').find({ where: { PlayerID, GameCode: { gt: '' } }, order: [['SeenTime', 'asc']] }),
    db.table('relations').find({ where: { PlayerID, OtherID: player.PlayerID, Type: RELATION.friend } }),
    hiddenGames(context),
  ]);
  const friends = new Set(mutual.map((relation) => relation.PlayerID));
  // Of several pages with a game, the newest counts.
  return new Map(
    open
      .filter((connection) => friends.has(connection.PlayerID) && !hidden.has(connection.GameCode))
      .map((connection) => [connection.PlayerID, connection.GameCode]),
  );
}
