import * as endpoints from '#protocol/endpoints/devLive.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { keepFrame } from '../live/frames.ts';
import { NO_HEALTH, publisherEnded, publisherStarted, reportHealth } from '../live/publishing.ts';
import { readRoom } from '../live/room.ts';
import { readBase64 } from '../picture/dataUrl.ts';

export const setPublisher = answerEndpoint(
  endpoints.setPublisher,
  async ({ RoomID, OnAir, Frame, Stalled }, context, tx) => {
    await readRoom(tx, RoomID);
    if (OnAir) {
      const publisher = { RoomID, PublisherID: `dev:${context.ports.random.uuid()}` };
      await publisherStarted(tx, context, publisher);
      if (Stalled) await reportHealth(tx, context, publisher, NO_HEALTH);
      const jpeg = readBase64(Frame ?? '');
      if (jpeg !== undefined && jpeg.length > 0) await keepFrame(tx, context, { RoomID, jpeg });
      return {};
    }
    await tx.lock([`room:${RoomID}`]);
    const publisher = await tx.table('livePublishers').get(RoomID);
    if (publisher !== undefined) await publisherEnded(tx, context, publisher);
    return {};
  },
);
