import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME_BYTES } from '#protocol/limits.ts';
import { encodeFrame } from '../sockets/textFrame.ts';
import { PUSH_TEXT } from './message.ts';

export interface DrivenServer {
  readonly port: number;
  readonly tokens: readonly string[];
  /** Sends the given number of messages to every socket, like one group commit. */
  publish(messages: number): Promise<void>;
}

/** Starts a plain server that calls `send` on each socket. */
export async function serveBare(): Promise<DrivenServer> {
  const { port, sockets } = await listen();
  return {
    port,
    tokens: [],
    publish: async (messages) => {
      for (let sent = 0; sent < messages; sent += 1) for (const socket of sockets.keys()) socket.send(PUSH_TEXT);
    },
  };
}

/**
 * Starts a server with the least work for Node: one buffer with all messages of a group, framed before the clients
 * connect, goes to every raw socket.
 * It has no topics, no order and no check of slow consumers.
 */
export async function serveFloor(): Promise<DrivenServer> {
  const { port, sockets } = await listen();
  const frame = encodeFrame(PUSH_TEXT);
  return {
    port,
    tokens: [],
    publish: async (messages) => {
      const bytes = messages === 1 ? frame : Buffer.concat(Array.from({ length: messages }, () => frame));
      for (const raw of sockets.values()) raw.write(bytes);
    },
  };
}

/** Starts a ws server that keeps its sockets with their raw streams, and echoes their messages. */
async function listen(): Promise<{ readonly port: number; readonly sockets: ReadonlyMap<WebSocket, Duplex> }> {
  const server = createServer();
  const wss = new WebSocketServer({ server, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const sockets = new Map<WebSocket, Duplex>();
  wss.on('connection', (socket, request) => {
    sockets.set(socket, request.socket);
    socket.on('message', (data) => socket.send(data, { binary: false }));
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}
