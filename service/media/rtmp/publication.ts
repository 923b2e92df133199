/** A piece of a publisher's stream, as RTMP and FLV both carry it. */
export interface MediaMessage {
  readonly kind: 'audio' | 'video' | 'metadata';
  readonly timestamp: number;
  readonly payload: Buffer;
}

/** A publisher that was admitted, as its connection sees it. */
export interface Publication {
  /** @throws RtmpError `codec` when viewers could not play it */
  take(message: MediaMessage): void;
  /** Tells that nothing more comes. */
  end(): void;
}

/** Why a publisher was not admitted; the sentence is for the screen of its encoder. */
export interface PublisherRefusal {
  readonly refused: string;
  readonly sentence: string;
}

/** Decides on a stream key. Nothing is answered to the publisher before it has decided. */
export type AdmitPublisher = (streamKey: string) => Promise<Publication | PublisherRefusal>;
