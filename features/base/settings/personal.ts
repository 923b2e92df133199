import * as z from 'zod/mini';
import { deviceStorage, tabStorage } from './storage.ts';

/** The prefix of all keys under which this tab stores data of its visitor. */
const PREFIX = 'menagerie.personal.';
const OWNER = 'owner';
/** The prefix of an earlier version, which stored forms without end. */
const FORMERLY = 'menagerie.draft.';

const listeners = new Set<(owner: string) => void>();

/**
 * Reads what this tab keeps of its visitor under a name.
 *
 * @returns undefined if there is nothing, or something that the schema does not accept
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
 * Sets the player of this tab. Data of another player is removed, also if that player's session ended while the page was closed. Text typed
 * before a sign-in stays.
 */
export function ownPersonal(playerID: string | undefined): void {
  deviceStorage.removeAll(FORMERLY);
  const owner = readPersonal(OWNER, z.string());
  if (owner !== undefined && owner !== playerID) forgetPersonal(owner);
  if (playerID !== undefined) writePersonal(OWNER, playerID);
}

/**
 * Calls back when the tab removes the data of a player, with that player's id. The next player's page may be on the screen by then.
 *
 * @returns a function that stops it
 */
export function onPersonalForgotten(forgotten: (owner: string) => void): () => void {
  listeners.add(forgotten);
  return () => void listeners.delete(forgotten);
}
