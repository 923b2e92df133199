import type { ServerResponse } from 'node:http';
import type { ViewerTransport } from '../fanOut/viewer.ts';

/** A viewer over plain HTTP, for tools. The answer has no length and ends with its connection. */
export function httpTransport(response: ServerResponse, onEnd: () => void): ViewerTransport {
  let isOpen = true;
  response.removeHeader('Transfer-Encoding');
  response.writeHead(200, { 'Content-Type': 'video/x-flv', 'Cache-Control': 'no-store', Connection: 'close' });
  response.flushHeaders();
  return {
    write: ({ bare }) => {
      if (isOpen) response.write(bare);
    },
    writeAll: (pieces) => {
      if (!isOpen) return;
      response.cork();
      for (const piece of pieces) response.write(piece);
      response.uncork();
    },
    get queuedBytes() {
      return response.writableLength;
    },
    end: (why) => {
      if (!isOpen) return;
      isOpen = false;
      onEnd();
      if (why === 'stalled') response.destroy();
      else response.end();
    },
  };
}
