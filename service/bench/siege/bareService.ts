import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { WebSocketServer } from 'ws';
import { readJpeg } from '#domain/picture/dataUrl.ts';
import { readJpegFrame } from '#domain/picture/jpegFrame.ts';
import { MAX_PIXELS, MAX_PROGRESSIVE_PIXELS } from '#domain/ports/pictures.ts';
import { writeAnswer } from '#protocol/frame.ts';
import { MAX_FRAME_BYTES } from '#protocol/limits.ts';
import { createPictures } from '../../ports/pictures.ts';
import { type BareListening, BareQuestion } from './reports.ts';

// A minimal server in place of the service, in a separate process. It answers players' calls without any work, and
// refuses all requests of floods and, unread, all uploads. Its answers wait only for the machine. Against pictures it
// reads the uploads and runs the service's decoder, since a product that takes pictures has to decode them.

const Call = z.object({ OP: z.int(), R: z.string() });
const Upload = z.object({ Img: z.string() });
const PAGE = Buffer.alloc(64 * 1024, ' ');
/** The paths of the floods. */
const FLOODED: ReadonlySet<string> = new Set(['/api/auth/session', '/healthz']);
const REFUSAL = '{"Code":300002}';
const pictures = createPictures();
let decodes = false;

async function decode(request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const jpeg = readJpeg(Upload.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).Img);
  const frame = jpeg instanceof Uint8Array ? readJpegFrame(jpeg) : undefined;
  const most = frame?.progressive === true ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS;
  if (jpeg instanceof Uint8Array && frame !== undefined && frame.width * frame.height <= most)
    await pictures.rewrite(jpeg);
}

const server = createServer((request, response) => {
  if (request.method === 'GET' && !FLOODED.has(request.url ?? '')) response.end(PAGE);
  else if (decodes)
    // A disconnect during an upload is no error.
    decode(request).then(
      () => response.end(REFUSAL),
      () => response.destroy(),
    );
  else response.writeHead(429, { 'Content-Length': REFUSAL.length, Connection: 'close' }).end(REFUSAL);
});
new WebSocketServer({ server, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { OP, R } = Call.parse(JSON.parse(data.toString('utf8')));
    socket.send(writeAnswer(OP, {}, R));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (message) => {
  ({ decodes } = BareQuestion.parse(message));
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (server.address() as AddressInfo).port } satisfies BareListening);
