import type { Random } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';

const NAME = 'secret';
const BYTES = 32;

/**
 * The key that signs device cookies and hashes codes: made at the first start, kept with the data.
 * @throws Error when what is kept is not such a key
 */
export async function keepSecret(store: Store, random: Random): Promise<Uint8Array> {
  const kept = await store.transaction(async (tx) => {
    const row = await tx.table('settings').get(NAME);
    if (row !== undefined) return row.Value;
    const made = Buffer.from(random.bytes(BYTES)).toString('hex');
    await tx.table('settings').insert({ Name: NAME, Value: made });
    return made;
  });
  const secret = Buffer.from(typeof kept === 'string' ? kept : '', 'hex');
  if (secret.length !== BYTES) throw new Error(`the setting "${NAME}" in the database is not a key of ${BYTES} bytes`);
  return secret;
}
