import * as endpoints from '#protocol/endpoints/devLive.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { keepFrame } from '../live/frames.ts';
import { publisherEnded, publisherStarted } from '../live/publishing.ts';
import { readRoom } from '../live/room.ts';
import { readBase64 } from '../picture/dataUrl.ts';

export const setPublisher = answerEndpoint(endpoints.setPublisher, async ({ RoomID, OnAir, Frame }, context, tx) => {
  await readRoom(tx, RoomID);
  if (OnAir) {
    await publisherStarted(tx, context, { RoomID, PublisherID: `dev:${context.ports.random.uuid()}` });
    const jpeg = readBase64(Frame ?? '');
    if (jpeg !== undefined && jpeg.length > 0) await keepFrame(tx, context, { RoomID, jpeg });
    return {};
  }
  await tx.lock([`room:${RoomID}`]);
  const publisher = await tx.table('livePublishers').get(RoomID);
  if (publisher !== undefined) await publisherEnded(tx, context, publisher);
  return {};
});
