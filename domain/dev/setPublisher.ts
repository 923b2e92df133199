import * as endpoints from '#protocol/endpoints/devLive.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { publisherEnded, publisherStarted } from '../live/publishing.ts';
import { readRoom } from '../live/room.ts';

export const setPublisher = answerEndpoint(endpoints.setPublisher, async ({ RoomID, OnAir }, context, tx) => {
  await readRoom(tx, RoomID);
  if (OnAir) {
    await publisherStarted(tx, context, { RoomID, PublisherID: `dev:${context.ports.random.uuid()}` });
    return {};
  }
  await tx.lock([`room:${RoomID}`]);
  const publisher = await tx.table('livePublishers').get(RoomID);
  if (publisher !== undefined) await publisherEnded(tx, context, publisher);
  return {};
});
