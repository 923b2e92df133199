import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { WebSocketServer } from 'ws';
import { writeAnswer } from '#protocol/frame.ts';
import { MAX_FRAME_BYTES } from '#protocol/limits.ts';
import type { BareListening } from './reports.ts';

// The least that a server can do in place of the service, in a process of its own: it answers players' calls without doing them,
// and refuses whatever is uploaded without reading it. Nothing it says waits for anything but the machine.

const Call = z.object({ OP: z.int(), R: z.string() });
const PAGE = Buffer.alloc(64 * 1024, ' ');
const REFUSAL = '{"Code":300002}';

const server = createServer((request, response) => {
  if (request.method === 'GET') response.end(PAGE);
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
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (server.address() as AddressInfo).port } satisfies BareListening);
