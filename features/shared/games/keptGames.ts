import * as z from 'zod/mini';
import { type Game, GameNames } from '#protocol/entities/game.ts';
import { listOf, readStored, writeStored } from '../../base/settings/index.ts';

/** The storage key of the games that the lobby listed (specification 1 §3). */
const KEY = 'menagerie.games';
/** The largest number of stored games, more than any catalogue has. A longer list would displace other values from the storage. */
const MAX_KEPT = 500;

const GameItem = z.object({ GameCode: z.string(), GameNames, Provider: z.string() });
/** A stored game: code, names by language, provider. */
export type GameItem = z.infer<typeof GameItem>;
const GameItems = listOf(GameItem);

/** The stored games. They provide a game's name before the catalogue loads, and offline. */
export const keptGames = (): readonly GameItem[] => readStored(KEY, GameItems) ?? [];

/** Stores games with their newest names. Writes nothing if no name has changed. */
export function keepGames(games: readonly Pick<Game, keyof GameItem>[]): void {
  const before = keptGames();
  const items = new Map(before.map((item) => [item.GameCode, item]));
  for (const { GameCode, GameNames: names, Provider } of games)
    items.set(GameCode, { GameCode, GameNames: names, Provider });
  const after = [...items.values()].slice(-MAX_KEPT);
  if (JSON.stringify(after) !== JSON.stringify(before)) writeStored(KEY, after);
}
