import { z } from 'zod';

/** The ID of the key in the database. */
export const KEPT_KEY = 'kept';

/** A key by its ID and its 32 bytes in hexadecimal, or the key in the database. */
export type ConfiguredKey = typeof KEPT_KEY | { readonly id: string; readonly hex: string };

/**
 * Reads `SIGNING_KEYS`: `<id>:<64 hexadecimal digits>` or `kept`, separated by commas. An error message never contains
 * a key.
 */
export const signingKeys = z.string().transform((text, context): readonly ConfiguredKey[] => {
  const keys = text.split(',').map((entry) => readKey(entry.trim()));
  const found = keys.filter((key) => key !== undefined);
  const ids = found.map((key) => (key === KEPT_KEY ? key : key.id));
  const problem =
    found.length < keys.length
      ? `must be <id>:<64 hexadecimal digits> or ${KEPT_KEY}, separated by commas; an id is 1 to 16 small letters or digits`
      : new Set(ids).size < ids.length
        ? 'names an id twice'
        : undefined;
  if (problem === undefined) return found;
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});

function readKey(entry: string): ConfiguredKey | undefined {
  if (entry === KEPT_KEY) return KEPT_KEY;
  const [, id, hex] = /^([a-z0-9]{1,16}):([0-9a-f]{64})$/i.exec(entry) ?? [];
  if (id === undefined || hex === undefined || id === KEPT_KEY || id !== id.toLowerCase()) return undefined;
  return { id, hex: hex.toLowerCase() };
}
