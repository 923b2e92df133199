import * as z from 'zod/mini';
import { deviceStorage, tabStorage } from './storage.ts';

/** What this tab keeps of its visitor stands under these keys, and nowhere else. */
const PREFIX = 'menagerie.personal.';
const OWNER = 'owner';
/** Where an earlier version kept forms, for ever. */
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

/** Keeps a value of the visitor in this tab until the session ends or the tab closes; `undefined` removes it. */
export function writePersonal(name: string, value: unknown): void {
  tabStorage.write(PREFIX + name, value);
}

/** Forgets what the tab keeps of a player, here and in everything that shows it. */
function forgetPersonal(owner: string): void {
  tabStorage.removeAll(PREFIX);
  for (const forgotten of listeners) forgotten(owner);
}

/**
 * Says whose tab this is. What another player left in it is forgotten, also where that player's session ended while the page
 * was closed; what was typed before a sign-in stays.
 */
export function ownPersonal(playerID: string | undefined): void {
  deviceStorage.removeAll(FORMERLY);
  const owner = readPersonal(OWNER, z.string());
  if (owner !== undefined && owner !== playerID) forgetPersonal(owner);
  if (playerID !== undefined) writePersonal(OWNER, playerID);
}

/**
 * Calls back when the tab forgets what it kept, with the id of the player that it kept it of. The next player's page may be on the
 * screen by then.
 *
 * @returns stops it
 */
export function onPersonalForgotten(forgotten: (owner: string) => void): () => void {
  listeners.add(forgotten);
  return () => void listeners.delete(forgotten);
}
