import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { ROOM_CLOSE, ROOM_LIMITS } from '#games/api/index.ts';
import type { RoomCaller } from '#games/provider/room/RoomCaller.ts';
import type { Rooms } from '#games/provider/room/Rooms.ts';
import type { Config } from '../config.ts';
import type { GameMetrics } from '../metrics.ts';
import { addressOfSocket } from './address.ts';
import { passOn, PASSED_ON_HEADER, readPassedOn } from './passOn.ts';
import { MAX_FRAMES_AFTER_CLOSE, SocketPeer } from './socketPeer.ts';

export const ROOM_PATH = '/room';
/** How long a client may take to answer a close frame while the server stops. */
const CLOSE_GRACE_MS = 1000;
/** A connection is dead if nothing arrives for so many pings. */
const SILENT_PINGS = 3;
const WINDOW_MS = 60_000;
const RETRY_SECONDS = '10';

export interface RoomSocketParts {
  readonly config: Pick<Config, 'origin' | 'key' | 'trustedProxies' | 'maxSocketsPerAddress' | 'maxOpeningsPerMinute'>;
  readonly rooms: Rooms;
  readonly metrics: GameMetrics;
  readonly log: Logger;
  readonly now: () => number;
  /** How often connections are pinged, for tests. */
  readonly pingMs?: number;
}

export interface RoomSockets {
  /** Waits until the closed sockets are gone, and cuts off the rest. */
  stop(): Promise<void>;
}

type Refusal = { readonly status: number; readonly reason: string };
type Client = { readonly address: string; readonly isPassedOn: boolean };

/** Opens the socket of rooms on the port of the game server: `/room`. */
export function openRoomSockets(server: Server, parts: RoomSocketParts): RoomSockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: ROOM_LIMITS.frameBytes, perMessageDeflate: false });
  const open = new Map<string, number>();
  const recent = new Map<string, number>();
  const silent = new WeakMap<WebSocket, number>();

  const upgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    // Without a listener an early reset would end the process.
    raw.on('error', () => raw.destroy());
    const decided = admit(parts, request);
    if ('status' in decided) {
      refuse(raw, decided);
      return;
    }
    const { address, isPassedOn } = decided;
    const count = open.get(address) ?? 0;
    const began = recent.get(address) ?? 0;
    const { maxSocketsPerAddress, maxOpeningsPerMinute } = parts.config;
    // The process that passes a connection on has counted it.
    if (!isPassedOn && (count >= maxSocketsPerAddress || began >= maxSocketsPerAddress + maxOpeningsPerMinute)) {
      parts.metrics.socketRefused();
      refuse(raw, { status: 429, reason: 'Too Many Requests' });
      return;
    }
    open.set(address, count + 1);
    recent.set(address, began + 1);
    raw.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    wss.handleUpgrade(request, raw, head, (socket) => {
      silent.set(socket, 0);
      attach(socket, decided, parts, () => silent.set(socket, 0));
    });
  };
  server.on('upgrade', upgrade);

  const window = setInterval(() => recent.clear(), WINDOW_MS);
  const ping = setInterval(() => {
    for (const socket of wss.clients) {
      const pings = silent.get(socket) ?? 0;
      if (pings >= SILENT_PINGS) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        silent.set(socket, pings + 1);
        socket.ping();
      }
    }
  }, parts.pingMs ?? ROOM_LIMITS.pingMs);
  parts.metrics.countSockets(() => wss.clients.size);
  return {
    async stop() {
      server.off('upgrade', upgrade);
      clearInterval(window);
      clearInterval(ping);
      const gone = [...wss.clients].map((socket) => once(socket, 'close'));
      for (const socket of wss.clients) socket.close(ROOM_CLOSE.restart, 'the game server stops');
      const cut = setTimeout(() => {
        for (const socket of wss.clients) socket.terminate();
      }, CLOSE_GRACE_MS);
      await Promise.allSettled(gone);
      clearTimeout(cut);
    },
  };
}

/** Decides on an upgrade by its path, its origin, and the seal of another process. */
function admit({ config, now }: RoomSocketParts, request: IncomingMessage): Client | Refusal {
  const path = (request.url ?? '').split('?')[0];
  if (path !== ROOM_PATH) return { status: 404, reason: 'Not Found' };
  const header = request.headers[PASSED_ON_HEADER];
  if (header !== undefined) {
    const address = typeof header === 'string' ? readPassedOn(config.key, now(), header) : undefined;
    return address === undefined ? { status: 403, reason: 'Forbidden' } : { address, isPassedOn: true };
  }
  // The frames of games are on the server's own origin. Browsers always send the header.
  const { origin } = request.headers;
  if (origin !== undefined && !isOwn(origin, request, config)) return { status: 403, reason: 'Forbidden' };
  return { address: addressOfSocket(request, config.trustedProxies), isPassedOn: false };
}

/** In development the server is also reached by other names of the machine. */
function isOwn(origin: string, { headers }: IncomingMessage, config: Pick<Config, 'origin'>): boolean {
  if (origin.toLowerCase() === config.origin.toLowerCase()) return true;
  const isSecure = config.origin.startsWith('https:');
  return !isSecure && origin.toLowerCase() === `http://${headers.host ?? ''}`.toLowerCase();
}

function refuse(raw: Duplex, { status, reason }: Refusal): void {
  const retry = status === 429 ? `Retry-After: ${RETRY_SECONDS}\r\n` : '';
  raw.end(`HTTP/1.1 ${status} ${reason}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Connects a socket's frames to its caller. */
function attach(
  socket: WebSocket,
  { address, isPassedOn }: Client,
  { rooms, config, now, metrics, log }: RoomSocketParts,
  heard: () => void,
): void {
  const passing = isPassedOn
    ? undefined
    : (other: string) => passOn({ key: config.key, now, client: socket, clientAddress: address }, other);
  const caller: RoomCaller = rooms.connect(new SocketPeer(socket, () => metrics.slowSocketCut(), passing));
  let afterClose = 0;
  socket.on('message', (data, isBinary) => {
    heard();
    if (socket.readyState !== socket.OPEN) {
      // ws reads on until the client answers the close, so a flood could continue until then.
      afterClose += 1;
      if (afterClose > MAX_FRAMES_AFTER_CLOSE) socket.terminate();
      return;
    }
    // The text is no JSON, so it is refused like any other wrong frame.
    void caller.receive(isBinary || !Buffer.isBuffer(data) ? '\0' : data.toString('utf8'));
  });
  socket.on('ping', () => {
    heard();
    caller.countFrame();
  });
  socket.on('pong', heard);
  socket.on('close', () => caller.closed());
  // ws closes the socket itself (1009, 1002, 1007). The listener keeps the error from ending the process.
  socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
}
