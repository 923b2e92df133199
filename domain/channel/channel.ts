import { CHANNEL, type ChannelRef, type ChannelType } from '#protocol/entities/channel.ts';
import { fail, failField } from '#protocol/failure.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';

/** A channel that a player may read: its key in the store and its audience. */
export interface Channel {
  readonly key: string;
  readonly type: ChannelType;
  /** The other player of a private channel. Empty otherwise. */
  readonly otherID: string;
}

export const CHANNEL_KEY = {
  public: 'public',
  announcement: 'announcement',
  club: (clubID: string): string => `club:${clubID}`,
  alliance: (allianceID: string): string => `alliance:${allianceID}`,
  private: (a: string, b: string): string => (a < b ? `private:${a}:${b}` : `private:${b}:${a}`),
  live: (roomID: string): string => `live:${roomID}`,
} as const;

/** @throws Failure 100013 if there is no such player, 200105 for another club or alliance, 100000 with the name of the missing field */
export async function resolveChannel(ref: ChannelRef, player: PlayerRow, db: Reader): Promise<Channel> {
  const type = ref.ChannelType;
  if (type === CHANNEL.public) return { key: CHANNEL_KEY.public, type, otherID: '' };
  if (type === CHANNEL.announcement) return { key: CHANNEL_KEY.announcement, type, otherID: '' };
  if (type === CHANNEL.private) return resolvePrivate(ref.PlayerID, player, db);
  if (type === CHANNEL.club) {
    if (player.ClubID === '' || (ref.ClubID ?? player.ClubID) !== player.ClubID) fail(200105);
    return { key: CHANNEL_KEY.club(player.ClubID), type, otherID: '' };
  }
  if (type === CHANNEL.alliance) {
    const allianceID = (await db.table('clubs').get(player.ClubID))?.AllianceID ?? '';
    if (allianceID === '' || (ref.AllianceID ?? allianceID) !== allianceID) fail(200105);
    return { key: CHANNEL_KEY.alliance(allianceID), type, otherID: '' };
  }
  return failField('ChannelType', 'live rooms are read by their own operations');
}

/**
 * Resolves a channel like `resolveChannel`, live rooms included.
 * @throws Failure as `resolveChannel`, and 300011 if there is no such room
 */
export async function resolveAnyChannel(ref: ChannelRef, player: PlayerRow, db: Reader): Promise<Channel> {
  if (ref.ChannelType !== CHANNEL.live) return resolveChannel(ref, player, db);
  if (ref.RoomID === undefined) return failField('RoomID', 'names the live room');
  if ((await db.table('liveRooms').get(ref.RoomID)) === undefined) fail(300011);
  return roomChannel(ref.RoomID);
}

export const roomChannel = (roomID: string): Channel => ({
  key: CHANNEL_KEY.live(roomID),
  type: CHANNEL.live,
  otherID: '',
});

async function resolvePrivate(otherID: string | undefined, player: PlayerRow, db: Reader): Promise<Channel> {
  if (otherID === undefined) return failField('PlayerID', 'names the other player of a private channel');
  if (otherID === player.PlayerID) return failField('PlayerID', 'is oneself');
  if ((await db.table('players').get(otherID)) === undefined) fail(100013);
  return { key: CHANNEL_KEY.private(player.PlayerID, otherID), type: CHANNEL.private, otherID };
}
