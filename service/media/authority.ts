import type { MediaOrder } from '#domain/live/mediaNotice.ts';
import type { ServedRoom } from '#domain/live/missedOrders.ts';
import type { AddressFault } from '#domain/live/streamAddress.ts';
import type {
  Authorised,
  Publisher,
  PublisherLease,
  PublisherRefusal,
  StreamHealth,
  ViewerRefusal,
} from '#domain/live/publishing.ts';

/** Why a publisher is refused, as the log and the metrics name it. */
export type PublisherReason = PublisherRefusal | 'attempts' | 'inUse' | 'unavailable' | 'stopping';
/** Why a viewer is refused, as the log and the metrics name it. */
export type ViewerReason =
  | AddressFault
  | ViewerRefusal
  | 'origin'
  | 'rate'
  | 'connections'
  | 'unavailable'
  | 'stopping';

/** A viewer that may watch. */
export interface AllowedViewer {
  /** The viewer as its address names it: a player, or the device of a visitor. */
  readonly viewer: string;
  /** Whether it is the room's host, who sees the stream before viewers do. */
  readonly isHost: boolean;
}

/**
 * What the media server asks and reports: the domain in the same process, or over the signed address of another one. Every call
 * may reject; the media server then refuses and goes on.
 */
export interface MediaAuthority {
  authorisePublisher(StreamKey: string): Promise<Authorised>;
  /** @param lease `untilEnded`: nothing reports this publisher afterwards */
  publisherStarted(publisher: Publisher, lease?: PublisherLease): Promise<void>;
  publisherEnded(publisher: Publisher): Promise<void>;
  /** @returns whether it is still the room's publisher */
  reportHealth(publisher: Publisher, health: StreamHealth): Promise<boolean>;
  /** @param url path and query of what the viewer asked for; `openRooms` help to name the fault of a foreign address */
  admitViewer(
    url: string,
    openRooms: readonly string[],
  ): Promise<AllowedViewer | { readonly refused: AddressFault | ViewerRefusal }>;
  /**
   * Follows the orders.
   * @param missed called when orders may have been lost on their way: `missedOrders` names those that still count
   * @returns what ends it
   */
  follow(take: (order: MediaOrder) => void, missed: () => void): () => void;
  /** Keeps a frame of a room's stream for its card. */
  keepFrame(RoomID: string, jpeg: Uint8Array): Promise<void>;
  missedOrders(room: ServedRoom): Promise<readonly MediaOrder[]>;
}
