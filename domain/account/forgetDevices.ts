import type { Identity } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';
import type { Transaction } from '../ports/store.ts';

/**
 * Lets no device remember a player: proofs of the phone end, and the device on which the account began is no longer its own.
 * A guest's device stays: nothing else leads back. Of all browsers only the one that asks is no new one at its next sign-in.
 */
export async function forgetDevices(tx: Transaction, { player, session }: Identity): Promise<void> {
  const { PlayerID, Phone } = player;
  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone });
  await tx.table('devices').remove({ PlayerID, DeviceHash: { not: session.DeviceHash } });
  if (!isGuestPlayer(player)) await tx.table('players').update({ PlayerID }, { DeviceID: '' });
}
