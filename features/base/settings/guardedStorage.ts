import type * as z from 'zod/mini';

/** The storage of a browser as the product uses it. No method throws. */
export interface GuardedStorage {
  /** @returns undefined if there is no value under the key, or if the schema does not accept it */
  read<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | undefined;
  /**
   * Stores a value as JSON; `undefined` removes it.
   *
   * @returns false if the browser refuses; the value is then lost when the page closes
   */
  write(key: string, value: unknown): boolean;
  removeAll(prefix: string): void;
}

/**
 * Wraps a storage of the browser. With blocked site data, reading `window.localStorage` throws a SecurityError; a full storage throws on
 * writes. The values are then kept in memory while the page is open.
 *
 * @param open returns the storage, for example `() => window.localStorage`
 */
export function guardStorage(open: () => Storage): GuardedStorage {
  const memory = new Map<string, string>();
  function attempt<Value>(act: (storage: Storage) => Value, refused: Value): Value {
    try {
      return act(open());
    } catch {
      return refused;
    }
  }
  return {
    read(key, schema) {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(key), null);
      try {
        return schema.safeParse(JSON.parse(text ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      memory.delete(key);
      if (value === undefined) return attempt((storage) => (storage.removeItem(key), true), false);
      const text = JSON.stringify(value);
      const isKept = attempt((storage) => (storage.setItem(key, text), true), false);
      if (!isKept) memory.set(key, text);
      return isKept;
    },
    removeAll(prefix) {
      const hasPrefix = (key: string): boolean => key.startsWith(prefix);
      for (const key of [...memory.keys()].filter(hasPrefix)) memory.delete(key);
      attempt((storage) => {
        for (const key of Object.keys(storage).filter(hasPrefix)) storage.removeItem(key);
      }, undefined);
    },
  };
}
