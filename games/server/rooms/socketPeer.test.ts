import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Rooms } from '#games/provider/room/Rooms.ts';
import { createTableWorld } from '#games/provider/testing/tableWorld.ts';
import { createLog } from '../log.ts';
import { createGameMetrics } from '../metrics.ts';
import { ROOM_CONFIG } from '../testing/roomWorld.ts';
import { openRoomSockets } from './roomSockets.ts';
import { broadcast, SocketPeer } from './socketPeer.ts';

const FRAME_BYTES = 65_536;
const MOST_BYTES = 64 * 1024 * 1024;

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('cuts a client off that does not read', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  ends.push(() => server.close());
  const connected = once(server, 'connection') as Promise<[WebSocket]>;
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('error', () => undefined);
  ends.push(() => client.terminate());
  await once(client, 'open');
  client.pause();
  const [socket] = await connected;
  let slow = 0;
  const peer = new SocketPeer(socket, () => (slow += 1), undefined);
  const closed = once(socket, 'close');
  // The system takes some megabytes before they count as unsent.
  for (let sent = 0; slow === 0 && sent < MOST_BYTES; sent += FRAME_BYTES) broadcast([peer], 'x'.repeat(FRAME_BYTES));
  await closed;
  expect(slow).toBe(1);
});

it('cuts a connection off whose other end is dead', async () => {
  const { ports } = createTableWorld();
  const wait = (milliseconds: number, work: () => void): void => void setTimeout(work, milliseconds).unref();
  const rooms = new Rooms({ ports, holder: { id: 'here', address: '' }, wait, broadcast });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const log = createLog('silent');
  const parts = { config: ROOM_CONFIG, rooms, metrics: createGameMetrics(), log, now: ports.now, pingMs: 5 };
  const sockets = openRoomSockets(server, parts);
  ends.push(() => server.close());
  const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/room`;
  const dead = new WebSocket(address, { autoPong: false });
  const living = new WebSocket(address);
  await Promise.all([once(dead, 'open'), once(living, 'open')]);
  await once(dead, 'close');
  expect(living.readyState).toBe(WebSocket.OPEN);
  const closed = once(living, 'close');
  await sockets.stop();
  await closed;
});
