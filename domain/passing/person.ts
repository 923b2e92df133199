import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { personOf } from '../session/person.ts';
import { isYoung, youngSince } from './young.ts';

/** The limit of accounts that are joined to one account: a device of a café leads to many. */
const MOST_ACCOUNTS = 200;
const MOST_DEVICES = 20;

/** The lock of players who pass free gold on and share a phone. */
export const passingLock = (player: Pick<PlayerRow, 'PlayerID' | 'Phone'>): string => `passing:${personOf(player)}`;

/** The accounts that may belong to the same person: on the same phone, on the same device, or joined by a recent invitation. */
export async function accountsOfPerson(db: Reader, player: PlayerRow, now: number): Promise<readonly string[]> {
  const { PlayerID, Phone, DeviceID } = player;
  const limit = MOST_ACCOUNTS;
  const ids = new Set([PlayerID]);
  const take = (rows: readonly { readonly PlayerID: string }[]): void => {
    for (const row of rows) ids.add(row.PlayerID);
  };
  if (Phone !== '') take(await db.table('players').find({ where: { Phone }, limit }));
  if (DeviceID !== '') take(await db.table('players').find({ where: { DeviceID }, limit }));
  const devices = await db
    .table('devices')
    .find({ where: { PlayerID }, order: [['LastTime', 'desc']], limit: MOST_DEVICES });
  const DeviceHash = { in: devices.map((device) => device.DeviceHash) };
  if (devices.length > 0) take(await db.table('devices').find({ where: { DeviceHash }, limit }));
  const invitation = await db.table('invitations').get(PlayerID);
  const inviters = [PlayerID];
  if (invitation !== undefined && isYoung(invitation.CreateTime, now)) {
    ids.add(invitation.InviterID);
    inviters.push(invitation.InviterID);
  }
  const CreateTime = { gt: youngSince(now) };
  take(await db.table('invitations').find({ where: { InviterID: { in: inviters }, CreateTime }, limit }));
  return [...ids];
}
