import type { Identity } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';
import type { Transaction } from '../ports/store.ts';

/**
 * Forgets the devices of a player: phone tokens end, and the device that created the account no longer signs in to it. A
 * guest's device stays, since a guest has no other way to sign in. At their next sign-in all browsers but the calling one count
 * as new.
 */
export async function forgetDevices(tx: Transaction, { player, session }: Identity): Promise<void> {
  const { PlayerID, Phone } = player;
  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone });
  await tx.table('devices').remove({ PlayerID, DeviceHash: { not: session.DeviceHash } });
  if (!isGuestPlayer(player)) await tx.table('players').update({ PlayerID }, { DeviceID: '' });
}
