import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';

/** Removes every passkey of an account that the operator returns to its owner, because a passkey may belong to another person. */
export async function removePasskeys(tx: Transaction, ports: Ports, PlayerID: string): Promise<void> {
  const removed = await tx.table('passkeys').remove({ PlayerID });
  for (let told = 0; told < removed; told += 1)
    await trailOf(ports).record(tx, { playerID: PlayerID }, { Kind: 'passkey.removed', Detail: { By: 'operator' } });
}
