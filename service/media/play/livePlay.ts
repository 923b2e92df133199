import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { PING_INTERVAL_MS } from '#protocol/limits.ts';
import { AddressCount } from '../../sockets/addressCount.ts';
import { refuseUpgrade } from '../../sockets/refusal.ts';
import { Viewer, type ViewerTransport } from '../fanOut/viewer.ts';
import { type AdmissionParts, type AdmittedViewer, createViewerAdmission, roomOfPath } from './admission.ts';
import { httpTransport } from './httpViewer.ts';
import { refuseOtherMethods } from './otherMethods.ts';
import { type OwnerOf, relayRequest, relayUpgrade } from './ownerRelay.ts';
import { webSocketTransport } from './webSocketViewer.ts';

/** A viewer sends only pongs. */
const MAX_MESSAGE_BYTES = 125;
const MAX_MESSAGES = 20;

export interface LivePlayParts extends AdmissionParts {
  readonly maxViewersPerAddress: number;
  /** Absent if no other process has streams. */
  readonly ownerOf?: OwnerOf | undefined;
}

/** Serves `/live/<RoomID>.flv` over WebSocket and HTTP. */
export interface LivePlay {
  /** Handles an upgrade if it is for a stream. @returns whether it was */
  upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  stop(): void;
}

export function createLivePlay(parts: LivePlayParts): LivePlay {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const admit = createViewerAdmission(parts);
  const open = new AddressCount(parts.maxViewersPerAddress);
  const silent = new WeakSet<WebSocket>();

  /** Adds a viewer to its room's stream. @returns a function that removes the viewer */
  const play = (admitted: AdmittedViewer, transportOf: (onEnd: () => void) => ViewerTransport): (() => void) => {
    const stream = parts.registry.streamOf(admitted.RoomID);
    const leave = (): void => stream?.remove(viewer);
    const viewer = new Viewer(admitted, transportOf(leave));
    if (stream === undefined) viewer.end('offAir');
    else stream.add(viewer);
    return leave;
  };

  const upgrade = async (request: IncomingMessage, raw: Duplex, head: Buffer, RoomID: string): Promise<void> => {
    const owner = await parts.ownerOf?.(request, RoomID);
    if (owner !== undefined) {
      relayUpgrade(owner, request, raw, head);
      return;
    }
    const decided = await admit(request, RoomID);
    if (raw.destroyed) return;
    if ('status' in decided) {
      refuseUpgrade(raw, decided);
      return;
    }
    if (!open.take(decided.address)) {
      parts.metrics.viewerRefused('connections');
      refuseUpgrade(raw, { status: 429 });
      return;
    }
    raw.once('close', () => open.give(decided.address));
    wss.handleUpgrade(request, raw, head, (socket) => {
      let messages = 0;
      socket.on('message', () => {
        messages += 1;
        if (messages > MAX_MESSAGES) socket.terminate();
      });
      socket.on('pong', () => silent.delete(socket));
      socket.on('error', () => {});
      socket.on(
        'close',
        play(decided, (onEnd) => webSocketTransport(socket, raw, onEnd)),
      );
    });
  };

  const ping = setInterval(() => {
    for (const socket of wss.clients) {
      if (silent.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        silent.add(socket);
        socket.ping();
      }
    }
  }, PING_INTERVAL_MS);
  ping.unref();

  return {
    upgrade: (request, raw, head) => {
      const RoomID = roomOfPath(request.url ?? '');
      if (RoomID === undefined) return false;
      upgrade(request, raw, head, RoomID).catch((error: unknown) => {
        parts.log.error({ err: error }, 'a viewer failed');
        raw.destroy();
      });
      return true;
    },
    answer: (request, response) => {
      if (refuseOtherMethods(request, response)) return;
      const RoomID = roomOfPath(request.url ?? '');
      const answering = async (): Promise<void> => {
        const owner = RoomID === undefined ? undefined : await parts.ownerOf?.(request, RoomID);
        if (owner !== undefined) {
          relayRequest(owner, request, response);
          return;
        }
        const decided = RoomID === undefined ? { status: 404 } : await admit(request, RoomID);
        if (response.destroyed) return;
        if ('status' in decided) response.writeHead(decided.status, { 'Content-Length': 0 }).end();
        else if (!open.take(decided.address)) response.writeHead(429, { 'Content-Length': 0 }).end();
        else {
          response.once('close', () => open.give(decided.address));
          response.once(
            'close',
            play(decided, (onEnd) => httpTransport(response, onEnd)),
          );
        }
      };
      answering().catch((error: unknown) => {
        parts.log.error({ err: error }, 'a viewer failed');
        response.destroy();
      });
    },
    stop: () => {
      clearInterval(ping);
      for (const socket of wss.clients) socket.terminate();
    },
  };
}
