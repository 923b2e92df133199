import { skeletonRows } from '../name/nameSkeletons.ts';
import { postTransfers } from '../ledger/post.ts';
import type { Store } from '../ports/store.ts';
import { createBankBook } from './bankBook.ts';
import { createChatHistory } from './chatHistory.ts';
import { createAlliances, createClubs } from './clubs.ts';
import { dateBooks } from './datedBooks.ts';
import { createGames } from './games.ts';
import { WORLD_PARTS } from './parts/index.ts';
import { createPlayers } from './players.ts';
import { createWorldSource } from './source.ts';
import { createTicker } from './ticker.ts';

/**
 * Fills an empty store with the demo world (decisions §1), the same in the service and in the mocks. It has 60 players, 6 clubs in 2
 * alliances, 24 games, chat history in every channel and 14 days of bank book. One transaction writes all of it.
 * @param now milliseconds; the times of the world are relative to it
 * @returns whether the store was empty
 */
export async function seedDemoWorld(store: Store, now: number): Promise<boolean> {
  const source = createWorldSource(now);
  const players = createPlayers(source);
  const clubs = createClubs(source, players);
  const alliances = createAlliances(source);
  const games = createGames(source);
  const history = createChatHistory(
    source,
    players,
    clubs.map(({ ClubID }) => ClubID),
  );
  const ticker = createTicker(source, players, games);
  const book = createBankBook(source, players);

  return store.transaction(async (tx) => {
    if ((await tx.table('players').count()) > 0) return false;
    await tx.table('players').insert(players.map(({ row }) => row));
    await tx.table('clubs').insert(clubs);
    await tx.table('alliances').insert(alliances);
    await tx
      .table('nameSkeletons')
      .insert([
        ...players.flatMap(({ row }) => skeletonRows('player', row.PlayerID, row.Name)),
        ...clubs.flatMap(({ ClubID, ClubName }) => skeletonRows('club', ClubID, ClubName)),
        ...alliances.flatMap(({ AllianceID, AllianceName }) => skeletonRows('alliance', AllianceID, AllianceName)),
      ]);
    await tx.table('games').insert(games);
    await tx.table('channels').insert(history.channels);
    await tx.table('messages').insert(history.messages);
    await tx.table('readMarks').insert(history.readMarks);
    await tx.table('privateRooms').insert(history.privateRooms);
    await tx.table('tickerItems').insert(ticker);
    for (const outcome of await postTransfers(tx, book)) {
      if (!outcome.ok) throw outcome.error;
    }
    for (const [at, part] of WORLD_PARTS.entries()) {
      await part(tx, { source: createWorldSource(now, at + 1), players, games });
    }
    await dateBooks(tx);
    return true;
  });
}
