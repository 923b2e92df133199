/** Why an ingest connection ends, as the log and the metrics name it. */
export type RtmpFault =
  | 'handshake'
  | 'chunk'
  | 'messageSize'
  | 'chunkStreams'
  | 'amf'
  | 'command'
  | 'codec'
  | 'order'
  | 'closed';

/** The peer broke the protocol or a limit; its connection ends. */
export class RtmpError extends Error {
  readonly fault: RtmpFault;

  constructor(fault: RtmpFault, message: string) {
    super(message);
    this.name = 'RtmpError';
    this.fault = fault;
  }
}
