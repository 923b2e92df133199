import * as z from 'zod/mini';

/** What this tab keeps of its visitor stands under these keys, and nowhere else. */
const PREFIX = 'menagerie.personal.';
const OWNER = 'owner';
/** Where an earlier version kept forms, for ever. */
const FORMERLY = 'menagerie.draft.';

const listeners = new Set<() => void>();

/**
 * Reads what this tab keeps of its visitor under a name.
 * @returns undefined when there is nothing, something else, or no storage at all
 */
export function readPersonal<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps something of the visitor in this tab until the session ends or the tab closes; `undefined` removes it. */
export function writePersonal(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that refuses keeps it as long as the page stands.
  }
}

/** Forgets all of it, here and in whatever shows it. */
function forgetPersonal(): void {
  removeFrom(() => sessionStorage, PREFIX);
  for (const forgotten of listeners) forgotten();
}

/**
 * Says whose tab this is. What another player left in it is forgotten, also where that player's session ended while the page
 * was closed; what was typed before a sign-in stays.
 */
export function ownPersonal(playerID: string | undefined): void {
  removeFrom(() => localStorage, FORMERLY);
  const owner = readPersonal(OWNER, z.string());
  if (owner !== undefined && owner !== playerID) forgetPersonal();
  if (playerID !== undefined) writePersonal(OWNER, playerID);
}

/** Calls back when it is forgotten. @returns how to stop that */
export function onPersonalForgotten(forgotten: () => void): () => void {
  listeners.add(forgotten);
  return () => void listeners.delete(forgotten);
}

function removeFrom(storageOf: () => Storage, prefix: string): void {
  try {
    const storage = storageOf();
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}
