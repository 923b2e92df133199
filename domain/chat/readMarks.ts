import type { UnreadCounts } from '#protocol/entities/message.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { CHANNEL_KEY } from './channel.ts';
import { type ChannelHead, readHead, readHeads } from './channelHead.ts';

/** Sets how far a player has read; a mark never goes back. */
export async function setReadMark(tx: Transaction, playerID: string, channel: string, seq: number): Promise<void> {
  const kept = await tx.table('readMarks').get(playerID, channel);
  if (kept === undefined) await tx.table('readMarks').insert({ PlayerID: playerID, Channel: channel, Seq: seq });
  else if (kept.Seq < seq) await tx.table('readMarks').update({ PlayerID: playerID, Channel: channel }, { Seq: seq });
}

/** Marks a channel read up to its newest message. */
export const markReadToEnd = async (tx: Transaction, playerID: string, channel: string): Promise<void> =>
  setReadMark(tx, playerID, channel, (await readHead(tx, channel)).Seq);

/**
 * The unread counters. Private rooms are those the player has a mark in: both sides get one with the first message.
 * @param heads the channels' heads, when they were already read as of the same instant
 */
export async function countUnread(
  db: Reader,
  player: PlayerRow,
  heads?: ReadonlyMap<string, ChannelHead>,
): Promise<UnreadCounts> {
  const marks = await db.table('readMarks').find({ where: { PlayerID: player.PlayerID } });
  const club = await db.table('clubs').get(player.ClubID);
  const keys = unreadKeys(
    player,
    club?.AllianceID ?? '',
    marks.map(({ Channel }) => Channel),
  );
  const known = heads ?? (await readHeads(db, keys));
  const markOf = new Map(marks.map((mark) => [mark.Channel, mark.Seq]));
  const unread = (key: string): number => Math.max(0, (known.get(key)?.Seq ?? 0) - (markOf.get(key) ?? 0));
  const sum = (of: readonly string[]): number => of.reduce((total, key) => total + unread(key), 0);
  const counts = {
    Public: unread(CHANNEL_KEY.public),
    Announcement: unread(CHANNEL_KEY.announcement),
    Private: sum(keys.filter((key) => key.startsWith('private:'))),
    Club: sum(keys.filter((key) => key.startsWith('club:') || key.startsWith('alliance:'))),
  };
  return {
    ...counts,
    Total: counts.Public + counts.Announcement + counts.Private + counts.Club,
    EnableClub: club?.HasChat === true,
  };
}

/** Every channel that counts towards a player's unread. */
export function unreadKeys(player: PlayerRow, allianceID: string, marked: readonly string[]): readonly string[] {
  return [
    CHANNEL_KEY.public,
    CHANNEL_KEY.announcement,
    ...(player.ClubID === '' ? [] : [CHANNEL_KEY.club(player.ClubID)]),
    ...(allianceID === '' ? [] : [CHANNEL_KEY.alliance(allianceID)]),
    ...marked.filter((key) => key.startsWith('private:')),
  ];
}
