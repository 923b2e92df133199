/** A piece of a publisher's stream, in the form that RTMP and FLV share. */
export interface MediaMessage {
  readonly kind: 'audio' | 'video' | 'metadata';
  readonly timestamp: number;
  readonly payload: Buffer;
}

/** An admitted publisher, as its connection sees it. */
export interface Publication {
  /**
   * Counts bytes of the connection, with those that carry no media.
   * @throws RtmpError `bitrate` if the publisher sends more than is allowed
   */
  received(bytes: number): void;
  /** @throws RtmpError `codec` if viewers cannot play the message */
  take(message: MediaMessage): void;
  end(): void;
}

/** Why a publisher was not admitted. The sentence is for the screen of the encoder. */
export interface PublisherRefusal {
  readonly refused: string;
  readonly sentence: string;
}

/** Decides on a stream key. The publisher gets no answer before the decision. */
export type AdmitPublisher = (streamKey: string) => Promise<Publication | PublisherRefusal>;
