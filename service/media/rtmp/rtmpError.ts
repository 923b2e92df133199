/** Why an ingest connection ends. The log and the metrics use these names. */
export type RtmpFault =
  | 'handshake'
  | 'chunk'
  | 'messageSize'
  | 'chunkStreams'
  | 'amf'
  | 'command'
  | 'codec'
  | 'bitrate'
  | 'order'
  | 'closed';

/** Thrown when the peer breaks the protocol or exceeds a limit. The connection ends. */
export class RtmpError extends Error {
  readonly fault: RtmpFault;

  constructor(fault: RtmpFault, message: string) {
    super(message);
    this.name = 'RtmpError';
    this.fault = fault;
  }
}
