import { type ListedPlayer, RELATION, type RelationType } from '#protocol/entities/relation.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { friendsGames } from './friendsGames.ts';
import { playersInOrder, serializeRelated } from './serializeRelated.ts';

/** Returns the players of a list in the order of the ids, friends with the game that they are in. */
export async function listedPlayers(
  db: Reader,
  context: PlayerContext,
  type: RelationType,
  ids: readonly string[],
): Promise<ListedPlayer[]> {
  const others = await playersInOrder(db, ids);
  const [list, games] = await Promise.all([
    serializeRelated(db, context, others),
    type === RELATION.friend ? friendsGames(db, context, others) : new Map<string, string>(),
  ]);
  return list.map((each) => {
    const Playing = games.get(each.PlayerID);
    return Playing === undefined ? each : { ...each, Playing };
  });
}

const rankOf = ({ Playing, Online }: ListedPlayer): number => (Playing !== undefined ? 0 : Online ? 1 : 2);

/**
 * Sorts players in a game first, then the others online, then by the last sign-in that they show. Players who hide it come last. Among
 * equals the order stays.
 */
export const onlineFirst = (players: readonly ListedPlayer[]): ListedPlayer[] =>
  players.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (rankOf(a) < 2 ? 0 : b.LastLoginTime.localeCompare(a.LastLoginTime)),
  );
