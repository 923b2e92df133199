import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type FlvTag, readFlvTags, readTags, TAG } from '../media/flv/flvTag.ts';

/** A viewer that keeps every received tag. */
export interface FlvViewer {
  tags(): FlvTag[];
  /** The video frames so far. */
  frames(): FlvTag[];
  /** Resolves when the condition holds for the tags. Checks it after each message. */
  until(holds: (tags: readonly FlvTag[]) => boolean): Promise<void>;
  /** Pauses reading from the network. */
  pause(): void;
  resume(): void;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): void;
}

const DESCRIPTION = 0;

export const isFrame = ({ type, payload }: FlvTag): boolean => type === TAG.video && payload[1] !== DESCRIPTION;

export interface FlvViewerOptions {
  readonly origin?: string;
  /** How long the server may take to accept. By default there is no limit. */
  readonly handshakeTimeout?: number;
  /** Receives each tag as it arrives. */
  readonly onTag?: (tag: FlvTag) => void;
}

/** Connects. @throws Error with the status if the viewer is refused */
export async function watchFlv(
  url: string,
  { onTag = () => {}, ...options }: FlvViewerOptions = {},
): Promise<FlvViewer> {
  const socket = new WebSocket(url, options);
  const read: FlvTag[] = [];
  let hasHeader = false;
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    // Each message has whole tags. The first message also has the header.
    const tags = Buffer.isBuffer(data) ? (hasHeader ? readTags(data) : readFlvTags(data)) : [];
    read.push(...tags);
    hasHeader = true;
    for (const tag of tags) onTag(tag);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  const refused = new Promise<never>((_resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => reject(new Error(`refused with ${response.statusCode}`)));
    socket.on('error', reject);
  });
  refused.catch(() => {});
  await Promise.race([once(socket, 'open'), refused]);
  return {
    tags: () => [...read],
    frames: () => read.filter(isFrame),
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds(read)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    closed,
    close: () => socket.terminate(),
  };
}
