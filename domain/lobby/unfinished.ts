import type { RecentGame } from '#protocol/entities/game.ts';
import type { Reader } from '../ports/store.ts';

type Unfinished = NonNullable<RecentGame['Unfinished']>;

/** The games in which a player has a round that its provider has not closed. A round may wait for a choice of the player. */
export async function unfinishedGames(
  db: Reader,
  { PlayerID, nowText }: { readonly PlayerID: string; readonly nowText: string },
): Promise<ReadonlyMap<string, Unfinished>> {
  const rounds = await db.table('openRounds').find({ where: { PlayerID, State: { in: ['open', 'shown'] } } });
  const games = new Map<string, Unfinished>();
  for (const { GameCode, WaitUntil } of rounds)
    if (WaitUntil > nowText || !games.has(GameCode)) games.set(GameCode, WaitUntil > nowText ? 'choice' : 'round');
  return games;
}

/** The place of a game in the list of recent games: choices first, then other unfinished rounds. */
export const placeOf = ({ Unfinished }: RecentGame): number =>
  Unfinished === 'choice' ? 0 : Unfinished === 'round' ? 1 : 2;
