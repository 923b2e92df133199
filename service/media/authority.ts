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

/** Why a publisher is refused. The log and the metrics use these names. */
export type PublisherReason = PublisherRefusal | 'attempts' | 'inUse' | 'bitrate' | 'unavailable' | 'stopping';
/** Why a viewer is refused. The log and the metrics use these names. */
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
  /** The ID of a player, or of a visitor's device. */
  readonly viewer: string;
  /** Whether the viewer is the room's host. The host sees the stream before the viewers do. */
  readonly isHost: boolean;
}

/**
 * The calls of the media server to the domain, in the same process or over the signed internal address. Every call may
 * reject; the media server then refuses the publisher or viewer and continues.
 */
export interface MediaAuthority {
  authorisePublisher(StreamKey: string): Promise<Authorised>;
  /** @param lease `untilEnded` if no health reports of this publisher follow */
  publisherStarted(publisher: Publisher, lease?: PublisherLease): Promise<void>;
  publisherEnded(publisher: Publisher): Promise<void>;
  /** @returns whether the publisher is still the room's publisher */
  reportHealth(publisher: Publisher, health: StreamHealth): Promise<boolean>;
  /**
   * @param url path and query of the requested address
   * @param openRooms rooms with a stream, used to name the fault of a foreign address
   */
  admitViewer(
    url: string,
    openRooms: readonly string[],
  ): Promise<AllowedViewer | { readonly refused: AddressFault | ViewerRefusal }>;
  /**
   * Subscribes to orders.
   * @param missed called when orders may have been lost; `missedOrders` then returns those that still count
   * @returns a function that unsubscribes
   */
  follow(take: (order: MediaOrder) => void, missed: () => void): () => void;
  /** Keeps a frame of a room's stream for the room's card. */
  keepFrame(RoomID: string, jpeg: Uint8Array): Promise<void>;
  missedOrders(room: ServedRoom): Promise<readonly MediaOrder[]>;
}
