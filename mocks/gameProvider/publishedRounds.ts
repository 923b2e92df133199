import type { PublishedRounds } from '#domain/ports/gameProvider.ts';
import { readPlayersBoards, readPlayersRound } from '#games/provider/history/publishedRound.ts';
import { replayRound } from '#games/provider/history/replayRound.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { PublishedBoards, PublishedRound, PublishedSymbols } from '#protocol/wallet/index.ts';
import { mathsText, symbolsOf } from './catalogue.ts';

/** Reads the rounds that players verify from the world's game server. */
export const createPublishedRounds = (ports: () => ProviderPorts): PublishedRounds => ({
  publishes: () => true,
  async read(_provider, round, user) {
    const record = await readPlayersRound(ports(), { round, user });
    if (record === undefined) return undefined;
    return PublishedRound.parse({ record, maths: await mathsText(record.Maths), replay: replayRound(record) });
  },
  async readBoards(_provider, rounds, user) {
    return PublishedBoards.parse({ rounds: await readPlayersBoards(ports(), { user, rounds }) }).rounds;
  },
  async readSymbols(_provider, gameCode) {
    const symbols = await symbolsOf(gameCode);
    return symbols && PublishedSymbols.parse({ symbols }).symbols;
  },
});
