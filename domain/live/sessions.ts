import { LiveSession } from '#protocol/entities/live.ts';
import * as operations from '#protocol/operations/live.ts';
import { countViewers } from '../connection/viewers.ts';
import { answer } from '../dispatch/handler.ts';
import { findPage } from '../page.ts';
import { hostedRoom } from './room.ts';

const SAMPLES_MAX = 1000;
/** The number of samples that a console shows at first. */
const SAMPLES_MS = 10 * 60_000;

export const getLiveSessions = answer(operations.getLiveSessions, async ({ RoomID, ...page }, context, db) => {
  const room = await hostedRoom(db, context, RoomID);
  const query = { where: { RoomID: room.RoomID, HostID: room.HostID }, order: [['StartTime', 'desc']] } as const;
  const { rows, total } = await findPage(db, 'liveSessions', query, page);
  const List = rows.map(({ RoomID: _room, HostID: _host, EndReason, ...session }) => ({
    ...session,
    EndReason: LiveSession.shape.EndReason.parse(EndReason),
    Seconds: secondsOf(session, context.now),
  }));
  return { List, Total: total };
});

const secondsOf = ({ StartTime, EndTime }: { readonly StartTime: string; readonly EndTime: string }, now: number) =>
  Math.max(0, Math.round(((EndTime === '' ? now : Date.parse(EndTime)) - Date.parse(StartTime)) / 1000));

export const getStreamHealth = answer(operations.getStreamHealth, async ({ RoomID: roomID, Since }, context, db) => {
  const { now } = context;
  const { RoomID, SessionID, OnAir } = await hostedRoom(db, context, roomID);
  const publisher = OnAir ? await db.table('livePublishers').get(RoomID) : undefined;
  const gt = Since ?? new Date(now - SAMPLES_MS).toISOString();
  const newest = await db
    .table('liveSamples')
    .find({ where: { RoomID, CreateTime: { gt } }, order: [['CreateTime', 'desc']], limit: SAMPLES_MAX });
  const Samples = newest
    .filter((sample) => sample.SessionID === SessionID)
    .toReversed()
    .map(({ RoomID: _room, SessionID: _session, Dropped, ...sample }, at, all) => ({
      ...sample,
      // After a publisher reconnects, its count starts from 0.
      Dropped: Math.max(0, Dropped - (all[at - 1]?.Dropped ?? Dropped)),
    }));
  if (publisher === undefined) return { RoomID, OnAir, Health: null, Samples, Viewers: await countViewers(db, RoomID) };
  const { RoomID: _room, PublisherID: _publisher, SampleTime: _sample, Owner: _owner, ...Health } = publisher;
  return { RoomID, OnAir, Health, Samples, Viewers: await countViewers(db, RoomID) };
});
