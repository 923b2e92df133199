import type { PlayerRow } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';
import type { Transaction } from '../ports/store.ts';

/**
 * Lets no device remember a player: proofs of the phone end, and the device on which the account began is no longer its own.
 * A guest's device stays: nothing else leads back.
 */
export async function forgetDevices(tx: Transaction, player: PlayerRow): Promise<void> {
  const { PlayerID, Phone } = player;
  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone });
  if (!isGuestPlayer(player)) await tx.table('players').update({ PlayerID }, { DeviceID: '' });
}
