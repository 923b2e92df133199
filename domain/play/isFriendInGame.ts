import { RELATION } from '#protocol/entities/relation.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { friendsGames } from '../relation/friendsGames.ts';

/** Whether a player is a friend of the caller, both ways, and shows the caller to be in a game now (decision 0286). */
export async function isFriendInGame(
  db: Reader,
  context: PlayerContext,
  PlayerID: string,
  GameCode: string,
): Promise<boolean> {
  const relation = await db.table('relations').find({
    where: { PlayerID: context.player.PlayerID, OtherID: PlayerID, Type: RELATION.friend },
    limit: 1,
  });
  const friend = await db.table('players').get(PlayerID);
  if (relation.length === 0 || friend === undefined) return false;
  return (await friendsGames(db, context, [friend])).get(PlayerID) === GameCode;
}
