import { countViewers } from '../connection/viewers.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { isDisabled } from '../session/disabled.ts';
import { isSame } from '../session/secrets.ts';
import type { Tables } from '../tables.ts';
import { changeRoom, type EndReason, ON_AIR } from './onAir.ts';
import type { RoomRow } from './room.ts';
import { sanctionUntil } from './sanctions.ts';
import { hashStreamKey } from './streamKey.ts';
import type { StreamViewer } from './streamAddress.ts';

/** The calls of media servers. Each function runs in a transaction of its own and locks the room itself. */

/** `formerKey` means that the key was reset. `hostClosed` means that the host is deleted, banned or paused. */
export type PublisherRefusal = 'formerKey' | 'unknownKey' | 'hostClosed';
export type Authorised = { readonly RoomID: string } | { readonly Refused: PublisherRefusal };

/** Why a viewer with a valid address is refused. `banned` is also the answer if the account is gone. */
export type ViewerRefusal = 'noRoom' | 'removed' | 'banned' | 'offAir';

export type ViewerAdmission = { readonly isHost: boolean } | { readonly refused: ViewerRefusal };

/** The media server chooses a new id for each connection. */
export interface Publisher {
  readonly RoomID: string;
  readonly PublisherID: string;
  /** The address at which other processes reach the process with the stream, if they need one. */
  readonly Owner?: string;
}

/** Whether a publisher has to be reported to stay on air. */
export type PublisherLease = 'reported' | 'untilEnded';

export type StreamHealth = Pick<
  RowOf<Tables['livePublishers']>,
  'Bitrate' | 'Frames' | 'KeyFrameMs' | 'Dropped' | 'Width' | 'Height' | 'Watching'
>;

/** A publisher that is not reported for this time is over. Media servers report every two seconds, also while they wait for a publisher. */
export const PUBLISHER_LEASE_MS = 30_000;
/** Time between two kept samples. */
const SAMPLE_MS = 10_000;

/** The numbers of a publisher that sends nothing. */
export const NO_HEALTH: StreamHealth = {
  Bitrate: 0,
  Frames: 0,
  KeyFrameMs: 0,
  Dropped: 0,
  Width: 0,
  Height: 0,
  Watching: 0,
};

/** Finds the room of a stream key. Looks the key up by its hash and compares it in constant time. */
export async function authorisePublisher(
  db: Reader,
  { StreamKey, now }: { readonly StreamKey: string; readonly now: number },
): Promise<Authorised> {
  const hash = hashStreamKey(StreamKey);
  const rooms = db.table('liveRooms');
  const [room] = await rooms.find({ where: { StreamKeyHash: hash }, limit: 1 });
  if (room === undefined || !isSame(room.StreamKeyHash, hash)) {
    const isFormer = (await rooms.count({ FormerKeyHash: hash })) > 0;
    return { Refused: isFormer ? 'formerKey' : 'unknownKey' };
  }
  const host = await db.table('players').get(room.HostID);
  const nowText = new Date(now).toISOString();
  const isClosed = host === undefined || isDisabled(host, nowText) || host.PausedUntil > nowText;
  return isClosed ? { Refused: 'hostClosed' } : { RoomID: room.RoomID };
}

/**
 * Puts the room on air. A second publisher takes over from the first.
 *
 * @param lease `untilEnded` means that there are no reports, and only `publisherEnded` ends the publisher
 */
export async function publisherStarted(
  tx: Transaction,
  moment: Moment,
  { RoomID, PublisherID, Owner = '' }: Publisher,
  lease: PublisherLease = 'reported',
): Promise<void> {
  const room = await lockedRoom(tx, RoomID);
  if (room === undefined) return;
  const { nowText } = moment;
  await tx.table('livePublishers').remove({ RoomID });
  await tx.table('livePublishers').insert({
    RoomID,
    PublisherID,
    StartTime: nowText,
    SeenTime: lease === 'reported' ? nowText : FOREVER,
    ...NO_HEALTH,
    SampleTime: '',
    Owner,
  });
  await changeRoom(tx, moment, room, { OnAir: true }, 'publisher');
}

/** Takes the room off air after the media server's gap, unless another publisher took over. */
export async function publisherEnded(
  tx: Transaction,
  moment: Moment,
  { RoomID, PublisherID }: Publisher,
  reason: EndReason = 'publisher',
): Promise<void> {
  const room = await lockedRoom(tx, RoomID);
  if (room === undefined || (await tx.table('livePublishers').remove({ RoomID, PublisherID })) === 0) return;
  await changeRoom(tx, moment, room, { OnAir: false }, reason);
}

/**
 * Renews the publisher's lease and stores its numbers. The media server calls it every two seconds. If the lease ran out because the media
 * server did not reach the domain, the publisher is on air again, unless the host wishes to be off air.
 *
 * @returns whether it is still the room's publisher; otherwise the media server cuts it
 */
export async function reportHealth(
  tx: Transaction,
  moment: Moment,
  { RoomID, PublisherID, Owner = '' }: Publisher,
  health: StreamHealth,
): Promise<boolean> {
  const { now, nowText } = moment;
  if ((await lockedRoom(tx, RoomID))?.Status === ON_AIR && (await tx.table('livePublishers').get(RoomID)) === undefined)
    await publisherStarted(tx, moment, { RoomID, PublisherID, Owner });
  const room = await tx.table('liveRooms').get(RoomID);
  const publisher = await tx.table('livePublishers').get(RoomID);
  if (room === undefined || publisher?.PublisherID !== PublisherID) return false;
  // A time in the future is from before the clock was set back.
  const isRecent = publisher.SampleTime > new Date(now - SAMPLE_MS).toISOString() && publisher.SampleTime <= nowText;
  await tx
    .table('livePublishers')
    .update({ RoomID }, { ...health, SeenTime: nowText, ...(!isRecent && { SampleTime: nowText }) });
  if (isRecent || room.ShownStatus !== ON_AIR) return true;
  const { Bitrate, Frames, Watching, Dropped } = health;
  const Viewers = await countViewers(tx, RoomID);
  await tx.table('liveSamples').remove({ RoomID, CreateTime: nowText });
  await tx
    .table('liveSamples')
    .insert({ RoomID, CreateTime: nowText, SessionID: room.SessionID, Viewers, Watching, Bitrate, Frames, Dropped });
  return true;
}

/** Checks a viewer with a valid address when the stream starts. The host sees the stream before viewers do. */
export async function admitViewer(
  db: Reader,
  { nowText }: Pick<Moment, 'nowText'>,
  { RoomID, Viewer }: { readonly RoomID: string; readonly Viewer: StreamViewer },
): Promise<ViewerAdmission> {
  const room = await db.table('liveRooms').get(RoomID);
  if (room === undefined) return { refused: 'noRoom' };
  const isShown = room.ShownStatus === ON_AIR;
  if ('DeviceID' in Viewer) return isShown ? { isHost: false } : { refused: 'offAir' };
  const { PlayerID } = Viewer;
  const player = await db.table('players').get(PlayerID);
  if (player === undefined || isDisabled(player, nowText)) return { refused: 'banned' };
  if ((await sanctionUntil(db, { RoomID, PlayerID }, 'kick', nowText)) !== '') return { refused: 'removed' };
  const isHost = room.HostID === PlayerID;
  return isHost || isShown ? { isHost } : { refused: 'offAir' };
}

async function lockedRoom(tx: Transaction, RoomID: string): Promise<RoomRow | undefined> {
  await tx.lock([`room:${RoomID}`]);
  return tx.table('liveRooms').get(RoomID);
}
