import * as z from 'zod/mini';
import { deviceStorage, tabStorage } from './storage.ts';

const PREFIX = 'menagerie.personal.';
const OWNER = 'owner';
/** The prefix of an earlier version, which never removed forms. */
const FORMERLY = 'menagerie.draft.';

const listeners = new Set<(owner: string) => void>();

/**
 * Reads a value that this tab stores for its visitor.
 *
 * @returns undefined if there is none, or if the schema does not accept it
 */
export function readPersonal<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined {
  return tabStorage.read(PREFIX + name, schema);
}

/** Stores a value of the visitor in this tab until the session ends or the tab closes; `undefined` removes it. */
export function writePersonal(name: string, value: unknown): void {
  tabStorage.write(PREFIX + name, value);
}

/** Removes the tab's data of a player, and notifies everything that shows it. */
function forgetPersonal(owner: string): void {
  tabStorage.removeAll(PREFIX);
  for (const forgotten of listeners) forgotten(owner);
}

/**
 * Sets the player of this tab. Removes data of another player, also if their session ended while the page was closed. Text typed before a
 * sign-in stays.
 */
export function ownPersonal(playerID: string | undefined): void {
  deviceStorage.removeAll(FORMERLY);
  const owner = readPersonal(OWNER, z.string());
  if (owner !== undefined && owner !== playerID) forgetPersonal(owner);
  if (playerID !== undefined) writePersonal(OWNER, playerID);
}

/**
 * Calls back when the tab removes the data of a player, with that player's id. By then the screen may show the page of the next player.
 *
 * @returns a function that stops it
 */
export function onPersonalForgotten(forgotten: (owner: string) => void): () => void {
  listeners.add(forgotten);
  return () => void listeners.delete(forgotten);
}
