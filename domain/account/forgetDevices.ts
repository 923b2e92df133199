import type { Identity, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { newDeviceID } from '../session/cookies.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { hashToken } from '../session/secrets.ts';

/**
 * Removes the devices of a player. Phone tokens end, and the device that created the account no longer signs in to it. A guest has no other
 * way to sign in, so a guest's device stays under another id, and a copy of its cookie is useless. Each browser except the calling browser
 * counts as new at its next sign-in.
 */
export async function forgetDevices(
  tx: Transaction,
  context: RestContext,
  { player, session }: Identity,
): Promise<void> {
  const { PlayerID, Phone } = player;
  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone });
  if (Phone !== '') await tx.table('signInRequests').remove({ Phone });
  await tx.table('devices').remove({ PlayerID, DeviceHash: { not: session.DeviceHash } });
  if (isGuestPlayer(player)) await renameDevice(tx, context, player.DeviceID);
  else await tx.table('players').update({ PlayerID }, { DeviceID: '' });
}

/** Gives the calling browser another id. Its guest account, and the accounts that signed in by it, keep the browser. */
async function renameDevice(tx: Transaction, context: RestContext, from: string): Promise<void> {
  const DeviceID = newDeviceID(context);
  await tx.table('players').update({ DeviceID: from }, { DeviceID });
  const devices = tx.table('devices');
  const known = await devices.find({ where: { DeviceHash: hashToken(from) } });
  await devices.remove({ DeviceHash: hashToken(from) });
  if (known.length > 0) await devices.insert(known.map((row) => ({ ...row, DeviceHash: hashToken(DeviceID) })));
}
