import type * as z from 'zod/mini';
import { deviceStorage } from './storage.ts';

/**
 * Reads what this browser keeps for all its tabs, over visits.
 *
 * @returns undefined if there is nothing under the key, or something that the schema does not accept
 */
export const readStored = <Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | undefined =>
  deviceStorage.read(key, schema);

/**
 * Keeps a value under a key; `undefined` removes it.
 *
 * @returns false if the browser refuses, so that the value is gone with the page
 */
export const writeStored = (key: string, value: unknown): boolean => deviceStorage.write(key, value);
