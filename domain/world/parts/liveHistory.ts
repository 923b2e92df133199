import type { Transaction } from '../../ports/store.ts';
import type { DemoPlayer } from '../players.ts';
import { DAY, HOUR, MINUTE, type WorldSource } from '../source.ts';

/** The number of past sessions per room, one every day and a half. */
const SESSIONS = 8;
const SPACING = 36 * HOUR;
const GIFTS = [42, 43, 44, 45, 46, 47, 48, 49] as const;

/** The times before now at which the last session of a room began and ended. */
export const LAST_SESSION = { start: 27 * HOUR, end: 25 * HOUR } as const;

export interface DemoRoom {
  readonly RoomID: string;
  readonly HostID: string;
  readonly Title: string;
}

/** Followers, past sessions with their givers, and a co-moderator of each room. */
export async function writeLiveHistory(
  tx: Transaction,
  source: WorldSource,
  rooms: readonly DemoRoom[],
  players: readonly DemoPlayer[],
): Promise<void> {
  for (const [at, room] of rooms.entries()) {
    const others = players.filter(({ row }) => row.PlayerID !== room.HostID);
    await writeFollows(tx, source, room, at, others);
    await writeSessions(tx, source, room, others);
    const helper = others.filter(({ row }) => row.VIPLevel >= 3)[3 + at];
    if (helper !== undefined)
      await tx
        .table('liveModerators')
        .insert({ RoomID: room.RoomID, PlayerID: helper.row.PlayerID, CreateTime: source.ago(20 * DAY) });
  }
}

/** Two in three players follow the first room, one in three the second. */
async function writeFollows(
  tx: Transaction,
  { ago }: WorldSource,
  { RoomID }: DemoRoom,
  room: number,
  players: readonly DemoPlayer[],
): Promise<void> {
  const followers = players.filter((_, at) => (room === 0 ? at % 3 !== 2 : at % 3 === 1));
  await tx.table('liveFollows').insert(
    followers.map(({ row }, at) => ({
      RoomID,
      PlayerID: row.PlayerID,
      Notify: at % 4 !== 3,
      CreateTime: ago(25 * DAY - at * 11 * HOUR),
    })),
  );
  await tx.table('liveRooms').update({ RoomID }, { Followers: followers.length });
}

async function writeSessions(
  tx: Transaction,
  { faker, ago }: WorldSource,
  { RoomID, HostID, Title }: DemoRoom,
  players: readonly DemoPlayer[],
): Promise<void> {
  for (let back = 0; back < SESSIONS; back += 1) {
    const SessionID = `demo-${RoomID}-${back}`;
    const end = LAST_SESSION.end + back * SPACING;
    const length =
      back === 0 ? LAST_SESSION.start - LAST_SESSION.end : faker.number.int({ min: 45, max: 200 }) * MINUTE;
    const givers = faker.helpers.arrayElements(players, 6).map(({ row }) => {
      const Gifts = faker.number.int({ min: 1, max: 30 });
      const ItemID = faker.helpers.arrayElement(GIFTS);
      const Worth = Gifts * faker.number.int({ min: 4, max: 60 }) * 1000;
      return {
        SessionID,
        PlayerID: row.PlayerID,
        Gifts,
        Worth,
        ItemID,
        Combo: Gifts,
        LastTime: ago(end + 10 * MINUTE),
      };
    });
    await tx.table('liveGivers').insert(givers);
    await tx.table('liveSessions').insert({
      SessionID,
      RoomID,
      HostID,
      Title,
      StartTime: ago(end + length),
      EndTime: ago(end),
      EndReason: back % 3 === 2 ? 'publisher' : 'wish',
      PeakViewers: faker.number.int({ min: 12, max: 48 }),
      Gifts: givers.reduce((sum, { Gifts }) => sum + Gifts, 0),
      GiftWorth: givers.reduce((sum, { Worth }) => sum + Worth, 0),
    });
  }
}
