import { Device } from '#protocol/entities/device.ts';
import { fail } from '#protocol/failure.ts';
import { hashToken } from '../session/secrets.ts';
import { endSessions } from '../session/session.ts';
import type { Identity, PlayerRow, RestContext } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

type DeviceRow = RowOf<Tables['devices']>;
const Shown = Device.shape;

/** Returns a device as the client gets it, without its id. */
export const serializeDevice = ({ Browser, System, Provider, FirstTime, LastTime }: DeviceRow) => ({
  Browser: Shown.Browser.parse(Browser),
  System: Shown.System.parse(System),
  Provider: Shown.Provider.parse(Provider),
  FirstTime,
  LastTime,
});

/** The calling browser comes first. */
export async function devicesOf(db: Reader, { player, session }: Identity): Promise<Device[]> {
  const { PlayerID } = player;
  const rows = await db.table('devices').find({ where: { PlayerID }, order: [['LastTime', 'desc']] });
  const shown = rows.map((row) => ({
    ...serializeDevice(row),
    DeviceID: row.DeviceHash,
    Here: row.DeviceHash === session.DeviceHash,
  }));
  return [...shown.filter(({ Here }) => Here), ...shown.filter(({ Here }) => !Here)];
}

/**
 * Signs one browser out and removes it from the list, so that its next sign-in counts as a new browser. The calling browser stays.
 * @throws Failure 300011 if the browser never signed in to the account
 */
export async function leaveDevice(
  tx: Transaction,
  { ports, address }: Pick<RestContext, 'ports' | 'address'>,
  { player, session }: Identity,
  DeviceHash: string,
): Promise<void> {
  const { PlayerID, Phone } = player;
  await tx.lock([`player:${PlayerID}`]);
  if ((await tx.table('devices').get(PlayerID, DeviceHash)) === undefined) fail(300011);
  await endSessions(tx, ports, { playerID: PlayerID, deviceHash: DeviceHash, address }, 'device');
  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone, DeviceHash });
  if (Phone !== '') await tx.table('signInRequests').remove({ Phone, DeviceHash });
  if (beganOn(player, DeviceHash)) await tx.table('players').update({ PlayerID }, { DeviceID: '' });
  if (DeviceHash !== session.DeviceHash) await tx.table('devices').remove({ PlayerID, DeviceHash });
}

/** Whether the account began on this device as a guest account and now belongs to a member. The device then no longer signs in to it. */
const beganOn = (player: PlayerRow, DeviceHash: string): boolean =>
  player.DeviceID !== '' && !isGuestPlayer(player) && hashToken(player.DeviceID) === DeviceHash;
