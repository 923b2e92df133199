import * as z from 'zod/mini';
import { type Game, GameNames } from '#protocol/entities/game.ts';
import { readStored, writeStored } from '../../base/settings/index.ts';

/** Where this browser keeps the games that the lobby listed (specification 1 §3). */
const KEY = 'menagerie.games';
/** More than any catalogue has; a list beyond it would crowd out what else is kept. */
const MAX_KEPT = 500;

const GameItem = z.object({ GameCode: z.string(), GameNames, Provider: z.string() });
/** A game as it is kept: code, names by language, provider. */
export type GameItem = z.infer<typeof GameItem>;

/** The games that are kept, so that a game has its name before the catalogue is loaded, and offline. */
export const keptGames = (): readonly GameItem[] => readStored(KEY, z.array(GameItem)) ?? [];

/** Keeps games in local storage; one that was kept takes its newest names. Writes nothing where nothing changed. */
export function keepGames(games: readonly Pick<Game, keyof GameItem>[]): void {
  const before = keptGames();
  const items = new Map(before.map((item) => [item.GameCode, item]));
  for (const { GameCode, GameNames: names, Provider } of games)
    items.set(GameCode, { GameCode, GameNames: names, Provider });
  const after = [...items.values()].slice(-MAX_KEPT);
  if (JSON.stringify(after) !== JSON.stringify(before)) writeStored(KEY, after);
}
