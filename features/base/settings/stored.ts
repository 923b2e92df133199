import type * as z from 'zod/mini';
import { deviceStorage } from './storage.ts';

/**
 * Reads a value that this browser stores for all its tabs.
 *
 * @returns undefined if there is none, or if the schema does not accept it
 */
export const readStored = <Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | undefined =>
  deviceStorage.read(key, schema);

/**
 * Stores a value under a key; `undefined` removes it.
 *
 * @returns false if the browser refuses; the value is then lost when the page closes
 */
export const writeStored = (key: string, value: unknown): boolean => deviceStorage.write(key, value);
