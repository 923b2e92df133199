import type { PrivateRoom } from '#protocol/entities/message.ts';
import * as operations from '#protocol/operations/chat.ts';
import { topAnnouncement } from '../announcement/announcement.ts';
import { isOnline } from '../connection/presence.ts';
import { answer } from '../dispatch/handler.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { readHeads } from '../channel/channelHead.ts';
import { customerServiceID } from '../session/staff.ts';

type Side = PrivateRoom['Player'];

export const getPrivateRooms = answer(operations.getPrivateRooms, async (page, { player }, db) => {
  const { PlayerID } = player;
  const { rows, total } = await findPage(
    db,
    'privateRooms',
    { where: { PlayerID }, order: [['LastTime', 'desc']] },
    page,
  );
  const channels = rows.map(({ Channel }) => Channel);
  const helperID = await customerServiceID(db);
  const sides = await readSides(db, [...rows.map(({ OtherID }) => OtherID), ...(helperID ? [helperID] : [])]);
  const heads = await readHeads(db, channels);
  const marks = await db.table('readMarks').find({ where: { PlayerID, Channel: { in: channels } } });
  const read = new Map(marks.map(({ Channel, Seq }) => [Channel, Seq]));

  const List: PrivateRoom[] = [];
  for (const { OtherID, Channel, LastSeq, LastTime } of rows) {
    const Player = sides.get(OtherID);
    const last = await db.table('messages').get(Channel, LastSeq);
    if (Player === undefined) continue;
    const UnreadCount = Math.max(0, (heads.get(Channel)?.Seq ?? 0) - (read.get(Channel) ?? 0));
    List.push({ PlayerID: OtherID, Player, Message: last?.Message ?? '', CreateTime: LastTime, UnreadCount });
  }
  return { List, Total: total, CustomerService: sides.get(helperID ?? '') ?? null };
});

async function readSides(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Side>> {
  const players = await db.table('players').find({ where: { PlayerID: { in: ids } } });
  const online = await isOnline(db, ids);
  return new Map(players.map((row) => [row.PlayerID, { ...summaryOf(row), Online: online.has(row.PlayerID) }]));
}

export const getAlliances = answer(operations.getAlliances, async ({ AllianceID, ...page }, _context, db) => {
  const where = AllianceID === undefined ? {} : { AllianceID };
  const { rows, total } = await findPage(db, 'alliances', { where, order: [['AllianceID', 'asc']] }, page);
  const clubs = await db.table('clubs').find({
    where: { AllianceID: { in: rows.map((alliance) => alliance.AllianceID) } },
    order: [['ClubID', 'asc']],
  });
  return {
    List: rows.map((alliance) => ({
      AllianceID: alliance.AllianceID,
      AllianceName: alliance.AllianceName,
      Clubs: clubs
        .filter((club) => club.AllianceID === alliance.AllianceID)
        .map(({ ClubID, ClubName, MemberCount, Badge }) => ({
          ClubID,
          ClubName,
          MemberCount,
          // Clubs choose among the product's own pictures.
          PicInfo: { Path: '', DefaultID: Badge },
        })),
    })),
    Total: total,
  };
});

export const getTopAnnouncement = answer(operations.getTopAnnouncement, async ({ Lang }, { nowText }, db) => {
  const row = await topAnnouncement(db, nowText);
  if (row === undefined) return { Announcement: null };
  return { Announcement: { ...row, Title: row.Title[Lang], Content: row.Content[Lang] } };
});
