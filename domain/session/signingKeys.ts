import { hexToBytes } from '@noble/hashes/utils.js';

/** A key with the id that its signatures name. The key kept in the store has an empty id. */
export interface SigningKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The first key signs, and all keys are accepted. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

export const keptKeyAlone = (bytes: Uint8Array): SigningKeys => [{ id: '', bytes }];

/**
 * Reads an operator's keys.
 *
 * @param keys in their order: `kept`, or an id and 32 bytes in hexadecimal
 * @param readKept reads the key kept in the store, and creates it if there is none; called only if `keys` names it
 * @throws RangeError if there is no key
 */
export async function readSigningKeys(
  keys: readonly ('kept' | { readonly id: string; readonly hex: string })[],
  readKept: () => Promise<Uint8Array>,
): Promise<SigningKeys> {
  const [first, ...others] = await Promise.all(
    keys.map(async (key) =>
      key === 'kept' ? { id: '', bytes: await readKept() } : { id: key.id, bytes: hexToBytes(key.hex) },
    ),
  );
  if (first === undefined) throw new RangeError('there is no key to sign with');
  return [first, ...others];
}
