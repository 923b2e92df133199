import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { WebSocket } from 'ws';
import { ROOM_CLOSE, ROOM_LIMITS } from '#games/api/index.ts';
import type { PassedOn } from '#games/provider/room/RoomCaller.ts';

/** Shows that a connection comes from another process of the game server: the time, the client's address, and a seal of both. */
export const PASSED_ON_HEADER = 'x-room-passed-on';
const FRESH_MS = 30_000;
const CONNECT_MS = 2000;
const LOST_CODE = 1006;
const SEPARATOR = ' ';

/** All processes have the key of the provider, and no caller has it. */
const seal = (key: KeyObject, text: string): string =>
  createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' }))
    .update(`passed on ${text}`)
    .digest('hex');

function sealed(key: KeyObject, now: number, address: string): string {
  const text = [String(now), address].join(SEPARATOR);
  return [text, seal(key, text)].join(SEPARATOR);
}

/** @returns the client's address of a connection that another process passed on. Undefined if the header is not its own */
export function readPassedOn(key: KeyObject, now: number, header: string): string | undefined {
  const [time = '', address = '', given = ''] = header.split(SEPARATOR);
  const wanted = Buffer.from(seal(key, [time, address].join(SEPARATOR)));
  const found = Buffer.from(given);
  const isSealed = wanted.length === found.length && timingSafeEqual(wanted, found);
  return isSealed && Math.abs(now - Number(time)) < FRESH_MS ? address : undefined;
}

export interface PassOnParts {
  readonly key: KeyObject;
  readonly now: () => number;
  /** The client's connection and address. */
  readonly client: WebSocket;
  readonly clientAddress: string;
}

/** Connects to the process that runs a room, and pipes its frames to the client. @param address such as `http://10.0.0.5:8789` */
export function passOn(
  { key, now, client, clientAddress }: PassOnParts,
  address: string,
): Promise<PassedOn | undefined> {
  const url = new URL('/room', address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve) => {
    const other = new WebSocket(url, {
      headers: { [PASSED_ON_HEADER]: sealed(key, now(), clientAddress) },
      handshakeTimeout: CONNECT_MS,
      perMessageDeflate: false,
    });
    let isOpen = false;
    other.on('open', () => {
      isOpen = true;
      resolve({ send: (text) => other.send(text), close: () => other.close() });
    });
    other.on('message', (data, isBinary) => {
      if (isBinary || client.readyState !== WebSocket.OPEN) return;
      client.send(data, { binary: false });
      // The process with the room sees only this process, so the slow client is cut off here.
      if (client.bufferedAmount > ROOM_LIMITS.unsentBytes) client.terminate();
    });
    other.on('error', () => resolve(undefined));
    other.on('close', (code) => {
      resolve(undefined);
      if (isOpen) client.close(code === LOST_CODE ? ROOM_CLOSE.restart : code, 'the process with the room closed');
    });
  });
}
