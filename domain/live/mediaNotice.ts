import * as z from 'zod/mini';
import type { Push, Transaction } from '../ports/store.ts';

/** The topic of notices to the media servers. It is never sent to a client. */
export const MEDIA_TOPIC = 'media';
/** The number of these notices. No frame has it. */
const NOTICE = 0;

const Notice = z.union([
  /** Cuts the publisher of the room, because its key was reset or an operator stopped the stream. */
  z.object({ Kind: z.literal('cutPublisher'), RoomID: z.string(), Reason: z.enum(['keyReset', 'stopped']) }),
  /**
   * Cuts the streams of a player in the room, because the player was removed or blocked. After a ban the room is empty, which means every
   * room.
   */
  z.object({ Kind: z.literal('cutViewer'), RoomID: z.string(), PlayerID: z.string() }),
]);
export type MediaNotice = z.infer<typeof Notice>;

export const MediaOrder = z.union([
  Notice,
  /** Viewers do not see the room any more; its host still does. */
  z.object({ Kind: z.literal('hide'), RoomID: z.string() }),
]);
export type MediaOrder = z.infer<typeof MediaOrder>;

/** Sends a notice to the media servers of all processes after the commit. */
export function tellMedia(tx: Pick<Transaction, 'publish'>, notice: MediaNotice): void {
  tx.publish({ topic: MEDIA_TOPIC, op: NOTICE, code: 200, result: notice, personal: false, socket: 'both' });
}

/** Returns undefined for any other push. */
export function readMediaNotice(push: Push): MediaNotice | undefined {
  if (push.topic !== MEDIA_TOPIC) return undefined;
  const notice = Notice.safeParse(push.result);
  return notice.success ? notice.data : undefined;
}
