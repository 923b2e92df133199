import { DAY_MS } from '#protocol/duration.ts';
import type { Reader } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';

/** A game is hot only if as many different players finished a round of it in the last 24 hours. */
const MIN_PLAYERS = 20;
/** The number of hot games. Equal games are in the order of the lobby. */
const MAX_HOT = 5;

/** The codes of the games with the most different players of the last 24 hours. */
export async function hotGames(db: Reader, now: number): Promise<ReadonlySet<string>> {
  const games = await db.table('games').find({ order: [['Position', 'asc']] });
  const PlayTime = { gt: new Date(now - DAY_MS).toISOString() };
  const counted = await Promise.all(
    games.map(async ({ GameCode }) => ({
      GameCode,
      // A player has one row for each game.
      players: await db.table('recentGames').count({ GameCode, PlayTime }),
    })),
  );
  const most = counted.filter(({ players }) => players >= MIN_PLAYERS).toSorted((a, b) => b.players - a.players);
  return new Set(most.slice(0, MAX_HOT).map(({ GameCode }) => GameCode));
}

/** Marks the hot games. */
const markHotGames: Job = {
  name: 'lobby.hot',
  every: 60,
  async run(tx, { now }) {
    const hot = await hotGames(tx, now);
    for (const { GameCode, Hot } of await tx.table('games').find())
      if (Hot !== hot.has(GameCode)) await tx.table('games').update({ GameCode }, { Hot: !Hot });
    return false;
  },
};

export const lobbyJobs: readonly Job[] = [markHotGames];
