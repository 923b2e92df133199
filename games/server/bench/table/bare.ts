import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { BareQuestion, moment } from './reports.ts';

// A bare ws server, which sends a text to each socket.

const wss = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
wss.on('listening', () => process.send?.({ port: (wss.address() as AddressInfo).port }));
process.on('message', (message) => {
  const { text } = BareQuestion.parse(message);
  const sent = moment();
  for (const socket of wss.clients) socket.send(text);
  process.send?.({ sent });
});
process.on('disconnect', () => process.exit(0));
