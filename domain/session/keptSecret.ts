import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../ports/index.ts';
import type { Store } from '../ports/store.ts';

const NAME = 'secret';
const BYTES = 32;

/**
 * Reads the key that signs device cookies and hashes codes. It is created at the first start and kept with the data.
 *
 * @throws Error if the stored value is not such a key
 */
export async function readOrCreateSecret(store: Store, random: Random): Promise<Uint8Array> {
  const kept = await store.transaction(async (tx) => {
    const row = await tx.table('settings').get(NAME);
    if (row !== undefined) return row.Value;
    const made = bytesToHex(random.bytes(BYTES));
    await tx.table('settings').insert({ Name: NAME, Value: made });
    return made;
  });
  if (typeof kept !== 'string' || !new RegExp(`^[0-9a-f]{${BYTES * 2}}$`).test(kept))
    throw new Error(`the setting "${NAME}" in the store is not a key of ${BYTES} bytes`);
  return hexToBytes(kept);
}
