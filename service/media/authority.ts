import type { PublisherHealth } from './fanOut/publisherHealth.ts';

/** Why a publisher or a viewer is refused, as the log and the metrics name it. */
export type PublisherReason = 'unknownKey' | 'attempts' | 'inUse' | 'unavailable' | 'stopping';
export type ViewerReason =
  | 'expired'
  | 'forged'
  | 'otherRoom'
  | 'removed'
  | 'offAir'
  | 'origin'
  | 'connections'
  | 'unavailable'
  | 'stopping';

/** What the domain tells the media server without being asked. */
export interface MediaOrders {
  /** The room's key is no longer good, or an operator ends the stream: the publisher is cut at once. */
  cutPublisher(RoomID: string): void;
  /** A player may not watch any more. */
  cutViewer(RoomID: string, viewer: string): void;
}

/**
 * What the media server asks and tells: the domain in the same process, or over the signed address of another. Every call may
 * reject; the media server then refuses and goes on.
 */
export interface MediaAuthority {
  /** The room that a stream key is of; undefined where it is of none. */
  roomOfKey(streamKey: string): Promise<string | undefined>;
  publisherStarted(RoomID: string): Promise<void>;
  publisherEnded(RoomID: string): Promise<void>;
  reportHealth(RoomID: string, health: PublisherHealth): Promise<void>;
  /** @param address path and query of what the viewer asked for */
  admitViewer(
    RoomID: string,
    query: URLSearchParams,
  ): Promise<{ readonly viewer: string } | { readonly refused: ViewerReason }>;
  /** Follows the orders until it is stopped. */
  follow(orders: MediaOrders): () => void;
}
