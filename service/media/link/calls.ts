import { z } from 'zod';
import { MediaOrder } from '#domain/live/mediaNotice.ts';
import type { AddressFault } from '#domain/live/streamAddress.ts';
import type { PublisherRefusal, ViewerRefusal } from '#domain/live/publishing.ts';

const RoomID = z.string().max(200);
const Publisher = z.strictObject({ RoomID, PublisherID: z.string().max(100) });
const Count = z.int().min(0);
const Health = z.strictObject({
  Bitrate: Count,
  Frames: Count,
  KeyFrameMs: Count,
  Dropped: Count,
  Width: Count,
  Height: Count,
  Watching: Count,
});
const publisherRefusals = ['formerKey', 'unknownKey', 'hostClosed'] as const satisfies readonly PublisherRefusal[];
const viewerRefusals = [
  'expired',
  'forged',
  'otherRoom',
  'noRoom',
  'removed',
  'banned',
  'offAir',
] as const satisfies readonly (AddressFault | ViewerRefusal)[];
const orders = z.array(z.custom<MediaOrder>((value) => MediaOrder.safeParse(value).success));
const nothing = z.strictObject({});

export interface LinkCall<Request, Result> {
  readonly name: string;
  readonly request: z.ZodType<Request>;
  readonly result: z.ZodType<Result>;
}

const linkCall = <Request, Result>(
  name: string,
  request: z.ZodType<Request>,
  result: z.ZodType<Result>,
): LinkCall<Request, Result> => ({ name, request, result });

/** The calls of a separate media process to the service, one for each method of `MediaAuthority`. */
export const CALLS = {
  authorisePublisher: linkCall(
    'authorisePublisher',
    z.strictObject({ StreamKey: z.string().max(128) }),
    z.union([z.strictObject({ RoomID }), z.strictObject({ Refused: z.enum(publisherRefusals) })]),
  ),
  publisherStarted: linkCall('publisherStarted', Publisher, nothing),
  publisherEnded: linkCall('publisherEnded', Publisher, nothing),
  reportHealth: linkCall(
    'reportHealth',
    z.strictObject({ Publisher, Health }),
    z.strictObject({ IsPresent: z.boolean() }),
  ),
  admitViewer: linkCall(
    'admitViewer',
    z.strictObject({ Url: z.string().max(2048), OpenRooms: z.array(RoomID) }),
    z.union([
      z.strictObject({ viewer: z.string(), isHost: z.boolean() }),
      z.strictObject({ refused: z.enum(viewerRefusals) }),
    ]),
  ),
  missedOrders: linkCall(
    'missedOrders',
    z.strictObject({ RoomID, StreamKey: z.string().max(128), Viewers: z.array(z.string().max(200)).max(1000) }),
    z.strictObject({ Orders: orders }),
  ),
  keepFrame: linkCall('keepFrame', z.strictObject({ RoomID, Jpeg: z.string().max(280_000) }), nothing),
  /** Waits for orders behind a position. */
  nextOrders: linkCall(
    'nextOrders',
    z.strictObject({ After: z.string().max(100) }),
    z.strictObject({
      /** The position for the next call. */
      After: z.string(),
      Orders: orders,
      /** Whether orders between the two positions may be lost. */
      IsGap: z.boolean(),
    }),
  ),
};

export const LINK_PREFIX = '/media/v1/';
/** Enough for the rooms and viewers of the largest call. */
export const MAX_CALL_BYTES = 512 * 1024;
/** How long `nextOrders` waits for an order. */
export const ORDERS_WAIT_MS = 20_000;
