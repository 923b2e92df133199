import { tableOf } from './tableOf.ts';

export const liveBreaks = tableOf('service/media/encoders.test.ts', {
  'a stream address of another viewer, another room or an earlier time': [
    {
      file: 'domain/live/streamAddress.ts',
      find: "  if (!isFor(RoomID)) return { ok: false, reason: otherRooms.some(isFor) ? 'otherRoom' : 'forged' };",
      test: 'domain/live/streamAddress.test.ts',
      title: 'refuses another viewer, another expiry, another signature and another room',
    },
    {
      find: "  if (now >= Number(expires) * 1000) return { ok: false, reason: 'expired' };",
      title: 'expires after ten minutes',
    },
  ],
  'a stream key that was reset, or of a banned host': [
    {
      file: 'domain/live/roomSettings.ts',
      find: "  tellMedia(tx, { Kind: 'cutPublisher', RoomID: ID, Reason: 'keyReset' });",
      replace: '  await Promise.resolve(tellMedia);',
      test: 'domain/live/publishing.test.ts',
      title: 'opens its room, until it is reset, which cuts its publisher',
    },
    {
      file: 'domain/live/publishing.ts',
      find: "  return isClosed ? { Refused: 'hostClosed' } : { RoomID: room.RoomID };",
      replace: "  return room.RoomID === '' ? { Refused: 'hostClosed' } : { RoomID: room.RoomID };",
      title: 'does not open the room of a banned host',
    },
    {
      file: 'domain/operator/ban.ts',
      find: '  await stopStreamsOf(tx, moment, PlayerID);',
      replace: '  await Promise.resolve(stopStreamsOf);',
      test: 'domain/operator/ban.test.ts',
      title: 'takes the room of a banned host off air, and cuts what the player publishes and watches',
    },
  ],
  'a publisher that sends without measure': [
    {
      file: 'service/media/rtmp/rtmpSession.ts',
      find: '    this.#publication?.received(bytes.length);\n',
      title: 'that sends more than the bitrate limit is cut off with the limit, and a new one is refused',
    },
    {
      file: 'service/media/streamRegistry.ts',
      find: "    if (room.bitrate.isSpent(this.#parts.now())) return this.#refuse('bitrate', address, RoomID);\n",
      title: 'that sends more than the bitrate limit is cut off with the limit, and a new one is refused',
    },
  ],
  'connections that keep encoders out': [
    {
      file: 'service/media/rtmp/ingest.ts',
      find: '      unpublished.add(giveWay)?.();',
      replace: '      unpublished.add(giveWay);',
      title: 'that has not published gives way to a newer one, and no encoder is kept out',
    },
    {
      find: '    if (session.isPublishing) unpublished.delete(giveWay);\n',
      replace: '    if (session.isPublishing) clearTimeout(admission);\n',
      title: 'that has not published gives way to a newer one, and no encoder is kept out',
    },
  ],
  'a co-moderator who acts as the host': [
    {
      file: 'domain/live/moderation.ts',
      find: '  return role === LIVE_ROLE.viewer ? fail(300013) : { room, role };',
      replace: '  return role === undefined ? fail(300013) : { room, role };',
      test: 'domain/conformance.test.ts',
      title: 'refuses players other than the host of the room',
    },
    {
      file: 'domain/live/muteAndKick.ts',
      find: '  if ((await roleIn(tx, room, PlayerID)) >= role) fail(300017);',
      title: 'refuses a co-moderator against the host or another co-moderator',
    },
    {
      find: '  if (before?.Until === FOREVER) fail(300017);',
      title: 'blockViewer 200: removes a player for good, until the host lifts the removal',
    },
    {
      file: 'domain/live/pinAndHide.ts',
      find: '  if (FromID === room.HostID && role !== LIVE_ROLE.host) fail(300017);',
      title: 'hideLiveMessage 300017: refuses a co-moderator against the host',
    },
  ],
  'a frame that is kept for a report': [
    {
      file: 'domain/live/frames.ts',
      find: ' || (await newestFrame(db, frame.RoomID))?.FrameID !== ID) fail(300011);',
      replace: ') fail(300011);',
      test: 'domain/live/frames.test.ts',
      title: 'shows only the newest frame, and keeps a frame of a report for operators',
    },
  ],
});
