import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { personOf } from '../session/person.ts';
import { isYoung, youngSince } from './young.ts';

/** The most accounts that are joined to one account. The device of a café may have many. */
const MOST_ACCOUNTS = 200;
const MOST_DEVICES = 20;
/**
 * The most accounts of a private device. More accounts mean a shared device. Its accounts are joined, but their other links are not
 * followed.
 */
const MOST_ON_OWN_DEVICE = 10;
/** The most steps from one account to another by phones and devices. */
const MOST_STEPS = 3;

/** The lock for players who pass free gold on and share a phone. */
export const passingLock = (player: Pick<PlayerRow, 'PlayerID' | 'Phone'>): string => `passing:${personOf(player)}`;

/**
 * The accounts that may belong to the same person. They share a phone or a device, also through other accounts, or are joined by a recent
 * invitation of one of them. Accounts on the phone or device of an invited account are included.
 */
export async function accountsOfPerson(db: Reader, player: PlayerRow, now: number): Promise<readonly string[]> {
  const own = await followWays(db, [player], MOST_STEPS);
  const invited = await invitedWith(db, own, now);
  if (invited.length === 0) return own;
  const PlayerID = { in: invited };
  const others = await followWays(db, await db.table('players').find({ where: { PlayerID } }), 1);
  return [...new Set([...own, ...others])];
}

/** The given accounts, and the accounts that are linked to them by phones and devices. */
async function followWays(db: Reader, from: readonly PlayerRow[], steps: number): Promise<readonly string[]> {
  const ids = new Set(from.map(({ PlayerID }) => PlayerID));
  let rows = from;
  for (let step = 0; step < steps && rows.length > 0 && ids.size < MOST_ACCOUNTS; step += 1) {
    const found = await accountsOnWays(db, rows);
    const fresh = found.further.filter((id) => !ids.has(id));
    for (const id of found.all) ids.add(id);
    rows =
      fresh.length === 0 || step + 1 === steps
        ? []
        : await db.table('players').find({ where: { PlayerID: { in: fresh } } });
  }
  return [...ids];
}

interface Found {
  readonly all: readonly string[];
  /** The accounts whose links are followed next. */
  readonly further: readonly string[];
}

async function accountsOnWays(db: Reader, rows: readonly PlayerRow[]): Promise<Found> {
  const limit = MOST_ACCOUNTS;
  const idsOf = (found: readonly { readonly PlayerID: string }[]): readonly string[] =>
    found.map(({ PlayerID }) => PlayerID);
  const Phone = rows.map((row) => row.Phone).filter((phone) => phone !== '');
  const DeviceID = rows.map((row) => row.DeviceID).filter((id) => id !== '');
  const order = [['PlayerID', 'asc']] as const;
  const players = db.table('players');
  const onPhones = Phone.length === 0 ? [] : await players.find({ where: { Phone: { in: Phone } }, order, limit });
  const guests =
    DeviceID.length === 0 ? [] : await players.find({ where: { DeviceID: { in: DeviceID } }, order, limit });
  const used = await db.table('devices').find({
    where: { PlayerID: { in: idsOf(rows) } },
    order: [['LastTime', 'desc']],
    limit: MOST_DEVICES * rows.length,
  });
  const DeviceHash = { in: [...new Set(used.map((device) => device.DeviceHash))] };
  const onDevices =
    used.length === 0
      ? []
      : await db.table('devices').find({ where: { DeviceHash }, order: [['LastTime', 'desc']], limit });
  const counts = new Map<string, number>();
  for (const device of onDevices) counts.set(device.DeviceHash, (counts.get(device.DeviceHash) ?? 0) + 1);
  const onOwn = onDevices.filter((device) => (counts.get(device.DeviceHash) ?? 0) <= MOST_ON_OWN_DEVICE);
  const further = [...idsOf(onPhones), ...idsOf(guests)];
  return { all: [...further, ...idsOf(onDevices)], further: [...new Set([...further, ...idsOf(onOwn)])] };
}

/** The inviters of accounts and the friends of the same inviters, if they were invited lately. */
async function invitedWith(db: Reader, accounts: readonly string[], now: number): Promise<readonly string[]> {
  const CreateTime = { gt: youngSince(now) };
  const came = await db.table('invitations').getMany(accounts.map((id): [string] => [id]));
  const inviters = came.flatMap((row) => (row !== undefined && isYoung(row.CreateTime, now) ? [row.InviterID] : []));
  const InviterID = { in: [...new Set([...accounts, ...inviters])] };
  const friends = await db.table('invitations').find({
    where: { InviterID, CreateTime },
    order: [['CreateTime', 'desc']],
    limit: MOST_ACCOUNTS,
  });
  const known = new Set(accounts);
  return [...new Set([...inviters, ...friends.map(({ PlayerID }) => PlayerID)])].filter((id) => !known.has(id));
}
