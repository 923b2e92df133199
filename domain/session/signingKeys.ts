import { hexToBytes } from '@noble/hashes/utils.js';

/** A key by the id that stands in what it signed; the empty one is the key that the store keeps. */
export interface SigningKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The first one signs; all are believed. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The key that the store keeps, alone. */
export const keptKeyAlone = (bytes: Uint8Array): SigningKeys => [{ id: '', bytes }];

/**
 * Puts an operator's keys together.
 * @param keys in their order: `kept`, or an id and 32 bytes in hexadecimal
 * @param readKept reads the key that the store keeps, and makes it where there is none; not called unless `keys` name it
 * @throws RangeError when there is none
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
