import type { PublishedRounds } from '#domain/ports/gameProvider.ts';
import { readPlayersBoards, readPlayersRound } from '#games/provider/history/publishedRound.ts';
import { namesOfBets, readPlayersTable, readPlayersTableBoards } from '#games/provider/history/publishedTable.ts';
import { fishSymbols } from '#games/provider/history/fishSymbols.ts';
import { namesOfShots, readPlayersFish, readPlayersFishBoards } from '#games/provider/history/publishedFish.ts';
import { replayRound } from '#games/provider/history/replayRound.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { PublishedBoards, PublishedRound, PublishedSymbols } from '#protocol/wallet/index.ts';
import { tableSymbols } from '#games/provider/history/tableSymbols.ts';
import { mathsText, symbolsOf } from './catalogue.ts';
import { roomFishNames } from './fish.ts';
import { rulesText, tablePlaceNames } from './tables.ts';

/** Reads the rounds that players verify from the world's game server. */
export const createPublishedRounds = (ports: () => ProviderPorts): PublishedRounds => ({
  publishes: () => true,
  async read(_provider, round, user) {
    const table = await readPlayersTable(ports(), { round, user });
    if (table !== undefined) {
      const PlaceNames = namesOfBets(table, tablePlaceNames(table.GameCode));
      return PublishedRound.parse({ record: { ...table, PlaceNames }, maths: rulesText(table.Rules) });
    }
    const window = await readPlayersFish(ports(), { round, user });
    if (window !== undefined) {
      const FishNames = namesOfShots(window, roomFishNames(window.GameCode));
      return PublishedRound.parse({ record: { ...window, FishNames }, maths: rulesText(window.Rules) });
    }
    const record = await readPlayersRound(ports(), { round, user });
    if (record === undefined) return undefined;
    return PublishedRound.parse({ record, maths: await mathsText(record.Maths), replay: replayRound(record) });
  },
  async readBoards(_provider, rounds, user) {
    const asked = { user, rounds };
    const all = ports();
    const boards = [
      readPlayersBoards(all, asked),
      readPlayersTableBoards(all, asked),
      readPlayersFishBoards(all, asked),
    ];
    return PublishedBoards.parse({ rounds: (await Promise.all(boards)).flat() }).rounds;
  },
  async readSymbols(_provider, gameCode) {
    const room = ports().fish?.current(gameCode);
    if (room !== undefined) return PublishedSymbols.parse({ symbols: fishSymbols(room.file) }).symbols;
    const table = ports().tables?.current(gameCode);
    const symbols = table === undefined ? await symbolsOf(gameCode) : tableSymbols(table.file);
    return symbols && PublishedSymbols.parse({ symbols }).symbols;
  },
});
