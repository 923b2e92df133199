import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from '../../http/caller.ts';
import { WindowCounts } from '../../windowCounts.ts';
import type { MediaAuthority } from '../authority.ts';
import { type AnswerHook, createHooks, HOOK_PREFIX } from '../hooks/hooks.ts';
import { type CallFault, CallGuard, type CallHead } from './callGuard.ts';
import { LINK_PREFIX, MAX_CALL_BYTES } from './calls.ts';
import { type Answer, createAnswers } from './linkAnswers.ts';
import type { LinkAddress } from './linkAddress.ts';
import { OrderLog } from './orderLog.ts';
import { HEADER, signatureOf } from './signature.ts';

const MINUTE_MS = 60_000;
/** The most refused calls of one address in a minute. Further calls of the address are not read. */
const MAX_REFUSED = 60;
const REQUEST_MS = 10_000;
const MAX_CONNECTIONS = 200;

export interface LinkParts {
  readonly authority: MediaAuthority;
  readonly log: Logger;
  readonly now: () => number;
  readonly monotonic: () => number;
}

export interface LinkServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Opens the internal address for signed calls of media processes, on its own port.
 * @throws Error if the port is taken
 */
export async function startLink(
  parts: LinkParts,
  { port, host, secret, hookSecret }: LinkAddress,
): Promise<LinkServer> {
  const { authority, log } = parts;
  const epoch = randomBytes(16).toString('base64url');
  const orders = new OrderLog();
  const unfollow = authority.follow(
    (order) => orders.add(order),
    () => {},
  );
  const answers = createAnswers({ authority, orders, epoch });
  const guard = secret === undefined ? undefined : new CallGuard(secret, epoch, parts.now);
  const hooks: AnswerHook | undefined =
    hookSecret === undefined
      ? undefined
      : createHooks({ ...parts, secret: hookSecret, hasProcess: secret !== undefined });
  const refused = new WindowCounts(MAX_REFUSED, MINUTE_MS);
  const stopping = new AbortController();

  const refuse = (response: ServerResponse, address: string, reason: CallFault): void => {
    // A media process gets the epoch with its first call.
    if (reason === 'epoch') {
      response.writeHead(409, { [HEADER.epoch]: epoch, 'Content-Length': 0 }).end();
      return;
    }
    refused.take(address, parts.monotonic());
    log.warn({ reason, address }, 'media call was refused');
    response.writeHead(401, { 'Content-Length': 0, Connection: 'close' }).end();
  };

  const run = async (answerCall: Answer, text: string, gone: AbortSignal): Promise<Answered> => {
    try {
      const result = await answerCall(readJson(text), gone);
      return result === undefined ? { status: 400, body: '' } : { status: 200, body: JSON.stringify(result) };
    } catch (error) {
      log.error({ err: error }, 'media call failed');
      return { status: 503, body: '' };
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = networkOf(request.socket.remoteAddress ?? '');
    if (refused.isSpent(address, parts.monotonic())) {
      response.writeHead(429, { 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    const path = request.url ?? '';
    if (hooks !== undefined && path.startsWith(HOOK_PREFIX)) {
      if (await hooks(request, response, (maxBytes) => readAll(request, maxBytes))) return;
      refused.take(address, parts.monotonic());
      log.warn({ reason: 'secret', address }, 'hook was refused');
      return;
    }
    const answerCall = path.startsWith(LINK_PREFIX) ? answers.get(path.slice(LINK_PREFIX.length)) : undefined;
    if (request.method !== 'POST' || answerCall === undefined || guard === undefined) {
      refuse(response, address, 'unsigned');
      return;
    }
    const head = guard.readHead(request.headers);
    if (typeof head === 'string') {
      refuse(response, address, head);
      return;
    }
    const body = await readAll(request, MAX_CALL_BYTES);
    if (body === undefined) {
      request.destroy();
      return;
    }
    const fault = guard.take(head, path, body);
    if (fault !== undefined) {
      refuse(response, address, fault);
      return;
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answered = await run(answerCall, body, AbortSignal.any([gone.signal, stopping.signal]));
    if (!response.destroyed && secret !== undefined) send(response, answered, secret, head);
  };

  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'media call failed');
      response.destroy();
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        unfollow();
        stopping.abort();
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 1000).unref();
      }),
  };
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends a signed answer, so that no other server can imitate the service. */
function send(response: ServerResponse, { status, body }: Answered, secret: string, head: CallHead): void {
  const { epoch, time, nonce } = head;
  const signature = signatureOf(secret, { direction: 'answer', subject: String(status), epoch, time, nonce, body });
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    [HEADER.signature]: signature,
  });
  response.end(body);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns undefined if the body is too long or the caller disconnects */
async function readAll(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of request) {
      if (!Buffer.isBuffer(piece)) return undefined;
      bytes += piece.length;
      if (bytes > maxBytes) return undefined;
      pieces.push(piece);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(pieces).toString('utf8');
}
