import type * as z from 'zod/mini';

/**
 * Reads what this browser keeps under a key.
 * @returns undefined when there is nothing, something else, or no storage at all (private windows may refuse)
 */
export function readStored<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key; `undefined` removes it. A browser that refuses simply forgets. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of a preference.
  }
}
