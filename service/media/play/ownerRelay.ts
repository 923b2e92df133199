import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AddressLimit } from '../../http/addressLimit.ts';
import { callerOf } from '../../http/caller.ts';
import type { StreamRegistry } from '../streamRegistry.ts';

/** Marks a relayed request, so that it is not relayed again. */
const RELAYED = 'x-menagerie-relayed';

/** Finds the address of the process that has a room's stream. Undefined if no other process has it. */
export type FindOwner = (RoomID: string) => Promise<string | undefined>;

/** Finds the address of the process that must answer a request for a room. Undefined if this process answers it. */
export type OwnerOf = (request: IncomingMessage, RoomID: string) => Promise<string | undefined>;

export interface OwnerSearchParts {
  readonly findOwner: FindOwner;
  readonly registry: Pick<StreamRegistry, 'streamOf'>;
  readonly addressLimit: AddressLimit;
  readonly trustedProxies: number;
  readonly isDraining: () => boolean;
}

/**
 * Creates the search for the owner of a room. An address beyond its limit is not looked up: this process refuses it.
 */
export function createOwnerSearch({ findOwner, registry, addressLimit, ...parts }: OwnerSearchParts): OwnerOf {
  return async (request, RoomID) => {
    if (request.headers[RELAYED] !== undefined) return undefined;
    if (registry.streamOf(RoomID) !== undefined || parts.isDraining()) return undefined;
    const { address } = callerOf(request, parts.trustedProxies);
    return (await addressLimit.take(address)) > 0 ? undefined : findOwner(RoomID);
  };
}

/** Connects a viewer's socket with the process that has the stream. That process decides on the viewer. */
export function relayUpgrade(owner: string, request: IncomingMessage, raw: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(owner);
  const to = connect({ host: hostname, port: Number(port), noDelay: true }, () => {
    to.write(headOf(request));
    to.write(head);
    raw.pipe(to).pipe(raw);
  });
  to.on('error', () => raw.destroy());
  raw.on('error', () => to.destroy());
  to.on('close', () => raw.destroy());
  raw.on('close', () => to.destroy());
}

/** Sends the request to the process that has the stream, and relays its answer. */
export function relayRequest(owner: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const sent = send(
    new URL(request.url ?? '/', owner),
    { method, headers: { ...headers, [RELAYED]: '1' } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  sent.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'Content-Length': 0 }).end();
  });
  response.once('close', () => sent.destroy());
  sent.end();
}

/** Returns the head of the upgrade request with the original headers. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return [`${method} ${url} HTTP/1.1`, ...lines, `${RELAYED}: 1`, '', ''].join('\r\n');
}
