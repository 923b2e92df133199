import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ViewerEnd, ViewerTransport } from '../fanOut/viewer.ts';
import { webSocketHead } from '../fanOut/webSocketFrame.ts';

/** Close codes of RFC 6455. The private code 4010 is for a viewer that may not return. */
const CODES: Record<ViewerEnd, number> = { offAir: 1000, removed: 4010, stalled: 1013, restart: 1012, stopping: 1012 };
const CLOSE_GRACE_MS = 1000;

/**
 * Creates the transport of a viewer over a WebSocket. Frames that all viewers share go to the raw socket directly. `ws`
 * writes pings and the close frame to the same socket, each in one piece, so that they fall between two frames.
 */
export function webSocketTransport(socket: WebSocket, raw: Duplex, onEnd: () => void): ViewerTransport {
  let isOpen = true;
  return {
    write: ({ framed }) => {
      if (isOpen) raw.write(framed);
    },
    writeAll: (pieces, bytes) => {
      if (!isOpen) return;
      raw.cork();
      raw.write(webSocketHead(bytes));
      for (const piece of pieces) raw.write(piece);
      raw.uncork();
    },
    get queuedBytes() {
      return raw.writableLength;
    },
    end: (why) => {
      if (!isOpen) return;
      isOpen = false;
      onEnd();
      if (why === 'stalled') {
        socket.terminate();
        return;
      }
      socket.close(CODES[why], why);
      const cut = setTimeout(() => socket.terminate(), CLOSE_GRACE_MS);
      socket.once('close', () => clearTimeout(cut));
    },
  };
}
