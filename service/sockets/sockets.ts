import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Backend } from '#domain/backend.ts';
import type { Connection } from '#domain/connection/connection.ts';
import { CLOSE, MAX_FRAME_BYTES, PING_INTERVAL_MS } from '#protocol/limits.ts';
import type { Limits, Windows } from '../cluster/cluster.ts';
import { mayUpgrade } from '../http/connections.ts';
import type { LivePlay } from '../media/play/livePlay.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import type { Metrics } from '../ports/metrics.ts';
import { type AdmissionParts, type Admitted, createAdmission, type Refused } from './admission.ts';
import { closeOver } from './closeOver.ts';
import { refuseUpgrade } from './refusal.ts';
import { SocketTransport } from './socketTransport.ts';
import { WriteBatch } from './writeBatch.ts';

const SWEEP_INTERVAL_MS = 2_000;
const SECOND_MS = 1000;
/** How long a client may take to answer a close frame while the service stops. */
const CLOSE_GRACE_MS = 1_000;
/** The most frames that may still arrive after a close frame. */
const MAX_FRAMES_AFTER_CLOSE = 200;
/** The text is not JSON, so the domain answers and counts it like any other malformed frame. */
const BINARY_FRAME = '\0';

export interface SocketParts extends AdmissionParts {
  readonly backend: Backend;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly edgeEvents: EdgeEvents;
  readonly limits: Pick<Limits, 'open' | 'windows'>;
  /** Live streams, with their own sockets and limits. */
  readonly live?: LivePlay;
}

export interface Sockets {
  /** Closes the current sockets one by one over a time, each after its calls are answered. */
  drain(overMs: number): Promise<void>;
  /** Stops pings and sweeps, waits until the sockets that the domain closed are gone, and cuts off the rest. */
  stop(): Promise<void>;
}

/** Opens both sockets on the server's port: `/ws/chat` and `/ws/lobby` (decisions §2). */
export function openSockets(server: Server, parts: SocketParts): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const batch = new WriteBatch();
  const admit = createAdmission(parts);
  const open = parts.limits.open('sockets', parts.config.maxConnectionsPerAddress);
  const frames = parts.limits.windows('frames', parts.config.maxFramesPerSecondPerAddress, SECOND_MS);

  const refuse = (raw: Duplex, refused: Refused): void => {
    parts.metrics.socketRefused(refused.why);
    recordRefusal(parts.edgeEvents, refused);
    refuseUpgrade(raw, refused);
  };

  const connections = new Set<Connection>();

  const upgrade = async (request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> => {
    const decided = await admit(request);
    if (raw.destroyed) return;
    if (!('socket' in decided)) {
      refuse(raw, decided);
      return;
    }
    if (!open.take(decided.address)) {
      refuse(raw, { status: 429, why: 'connections', address: decided.address, retryAfter: 10 });
      return;
    }
    // The raw stream frees the place, so that a failed handshake counts only as long as an open socket.
    raw.once('close', () => open.give(decided.address));
    wss.handleUpgrade(request, raw, head, (socket) =>
      attach(socket, raw, decided, { ...parts, batch, frames, connections }),
    );
  };

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    // Without a listener an early reset would end the process.
    raw.on('error', () => raw.destroy());
    if (!mayUpgrade(raw)) {
      raw.destroy();
      return;
    }
    if (parts.live?.upgrade(request, raw, head) === true) return;
    upgrade(request, raw, head).catch((error: unknown) => {
      parts.log.error({ err: error }, 'upgrade failed');
      raw.destroy();
    });
  };
  server.on('upgrade', onUpgrade);

  const ping = setInterval(() => {
    for (const socket of wss.clients) if (socket.readyState === socket.OPEN) socket.ping();
  }, PING_INTERVAL_MS);
  const sweep = sweepEvery(SWEEP_INTERVAL_MS, parts.backend);
  return {
    drain: (overMs) => closeOver([...connections], overMs),
    stop: async () => {
      clearInterval(ping);
      clearInterval(sweep);
      const gone = [...wss.clients].map((socket) => once(socket, 'close'));
      const cut = setTimeout(() => {
        for (const socket of wss.clients) socket.terminate();
      }, CLOSE_GRACE_MS);
      await Promise.allSettled(gone);
      clearTimeout(cut);
    },
  };
}

function recordRefusal(edgeEvents: EdgeEvents, { why, address }: Refused): void {
  if (why === 'origin') edgeEvents.originRefused('socket', address, '');
  else if (why === 'rate') edgeEvents.limitReached('requests', address);
  else if (why === 'connections') edgeEvents.limitReached('sockets', address);
}

/** Connects a socket's frames and pongs to its connection. */
function attach(
  socket: WebSocket,
  raw: Duplex,
  admitted: Admitted,
  {
    batch,
    frames,
    connections,
    ...parts
  }: SocketParts & {
    readonly batch: WriteBatch;
    readonly frames: Windows;
    readonly connections: Set<Connection>;
  },
): void {
  const onSlow = (): void => parts.metrics.slowConsumerDropped();
  const transport = new SocketTransport(socket, raw, batch, onSlow, admitted.address);
  const connection = parts.backend.connect(transport, admitted.socket, admitted.brand);
  connections.add(connection);
  let afterClose = 0;
  /** Counts a frame of any kind. Each connection has its own limit, since an address may have hundreds of them. */
  const takesFrame = (): boolean => {
    if (socket.readyState !== socket.OPEN) {
      // ws reads on until the client answers the close, so a flood could continue until then.
      afterClose += 1;
      if (afterClose > MAX_FRAMES_AFTER_CLOSE) socket.terminate();
      return false;
    }
    if (frames.take(admitted.address, performance.now())) return true;
    parts.edgeEvents.limitReached('frames', admitted.address);
    connection.close(CLOSE.overload, 'more frames of this address than can be answered');
    return false;
  };
  socket.on('message', (data, isBinary) => {
    if (!takesFrame()) return;
    const text = isBinary || !Buffer.isBuffer(data) ? BINARY_FRAME : data.toString('utf8');
    connection.receive(text).catch((error: unknown) => {
      parts.log.error({ err: error }, 'frame failed');
      socket.terminate();
    });
  });
  socket.on('ping', takesFrame);
  socket.on('pong', () => {
    if (takesFrame()) connection.heard();
  });
  socket.on('close', () => {
    connections.delete(connection);
    connection.closed();
  });
  // ws closes the socket itself (1009, 1002, 1007). The listener keeps the error from ending the process.
  socket.on('error', (error) => parts.log.debug({ err: error }, 'socket error'));
}

/** Sweeps in real time, independent of the development clock. */
function sweepEvery(intervalMs: number, backend: Backend): NodeJS.Timeout {
  let last = performance.now();
  return setInterval(() => {
    const now = performance.now();
    backend.sweep(now - last);
    last = now;
  }, intervalMs);
}
