import type { UnreadCounts } from '#protocol/entities/message.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { CHANNEL_KEY } from './channel.ts';
import { type ChannelHead, readHead, readHeads } from './channelHead.ts';

/** Only the newest private rooms count. Badges end at 99+, and customer service has rooms with many players. */
const COUNTED_ROOMS = 200;

export const readerLock = (playerID: string): string => `reader:${playerID}`;

/**
 * A mark never goes back. The caller holds `readerLock`.
 * @returns the number of newly read messages
 */
export async function setReadMark(tx: Transaction, playerID: string, channel: string, seq: number): Promise<number> {
  const kept = await tx.table('readMarks').get(playerID, channel);
  if (kept === undefined) await tx.table('readMarks').insert({ PlayerID: playerID, Channel: channel, Seq: seq });
  else if (kept.Seq < seq) await tx.table('readMarks').update({ PlayerID: playerID, Channel: channel }, { Seq: seq });
  return Math.max(0, seq - (kept?.Seq ?? 0));
}

export async function markReadToEnd(tx: Transaction, playerID: string, channel: string): Promise<void> {
  await tx.lock([readerLock(playerID)]);
  await setReadMark(tx, playerID, channel, (await readHead(tx, channel)).Seq);
}

export interface CountedChannels {
  readonly keys: readonly string[];
  readonly hasClubChat: boolean;
}

/** The shared channels, the channels of the club and the alliance, and the newest private rooms. */
export async function countedChannels(db: Reader, player: PlayerRow): Promise<CountedChannels> {
  const club = player.ClubID === '' ? undefined : await db.table('clubs').get(player.ClubID);
  const rooms = await db.table('privateRooms').find({
    where: { PlayerID: player.PlayerID },
    order: [['LastTime', 'desc']],
    limit: COUNTED_ROOMS,
  });
  return {
    keys: [
      CHANNEL_KEY.public,
      CHANNEL_KEY.announcement,
      ...(player.ClubID === '' ? [] : [CHANNEL_KEY.club(player.ClubID)]),
      ...(club === undefined || club.AllianceID === '' ? [] : [CHANNEL_KEY.alliance(club.AllianceID)]),
      ...rooms.map(({ Channel }) => Channel),
    ],
    hasClubChat: club?.HasChat === true,
  };
}

/** @param known the channels and their heads, if they were already read at the same instant */
export async function countUnread(
  db: Reader,
  player: PlayerRow,
  known?: { readonly counted: CountedChannels; readonly heads: ReadonlyMap<string, ChannelHead> },
): Promise<UnreadCounts> {
  const { keys, hasClubChat } = known?.counted ?? (await countedChannels(db, player));
  const marks = await db.table('readMarks').find({ where: { PlayerID: player.PlayerID, Channel: { in: keys } } });
  const heads = known?.heads ?? (await readHeads(db, keys));
  const markOf = new Map(marks.map((mark) => [mark.Channel, mark.Seq]));
  const unread = (key: string): number => Math.max(0, (heads.get(key)?.Seq ?? 0) - (markOf.get(key) ?? 0));
  const sum = (kinds: readonly string[]): number =>
    keys.filter((key) => kinds.some((kind) => key.startsWith(kind))).reduce((total, key) => total + unread(key), 0);
  const counts = {
    Public: unread(CHANNEL_KEY.public),
    Announcement: unread(CHANNEL_KEY.announcement),
    Private: sum(['private:']),
    Club: sum(['club:', 'alliance:']),
  };
  return {
    ...counts,
    Total: counts.Public + counts.Announcement + counts.Private + counts.Club,
    EnableClub: hasClubChat,
  };
}
