import { Agent, type IncomingMessage, request } from 'node:http';
import { WebSocket } from 'ws';
import type { TransportAdapter, RestCall, RestReply } from '#conformance/transportAdapter.ts';

/** A missing answer fails a test after this time. A busy machine takes less. */
const PATIENCE_MS = 15_000;
/** Idle connections close after this time, before the service would close them during a request. */
const IDLE_MS = 2000;
/** The most parallel calls. A service refuses more than 32 of an address. */
const CALLS_AT_ONCE = 24;

/** An answer with the raw lines of its cookies. */
export interface WireReply extends RestReply {
  readonly setCookies: readonly string[];
}

/**
 * Connects the conformance suite to a running service over real HTTP and real sockets.
 * @param watch receives every answer
 * @param host the Host header of requests; the service's address by default
 */
export function createWireAdapter(
  origin: string,
  watch?: (reply: WireReply, call: RestCall) => void,
  host?: string,
): TransportAdapter {
  const named = host === undefined ? {} : { host };
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxSockets: CALLS_AT_ONCE });
  return {
    async call(call) {
      const reply = await exchange(agent, new URL(call.path, origin), {
        ...call,
        headers: { ...call.headers, ...named },
      });
      watch?.(reply, call);
      return reply;
    },

    connect(socket, events) {
      return new Promise((resolve, reject) => {
        const wire = new WebSocket(`${origin.replace('http', 'ws')}/ws/${socket}`, { headers: named });
        wire.on('open', () => resolve({ send: (text) => wire.send(text), close: () => wire.close() }));
        wire.on('message', (data: Buffer) => events.message(data.toString('utf8')));
        wire.on('close', (code) => events.closed(code));
        wire.on('error', reject);
      });
    },

    async patience(coming, what) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`waited ${PATIENCE_MS} ms for ${what}`)), PATIENCE_MS);
      });
      return Promise.race([coming, late]).finally(() => clearTimeout(timer));
    },
  };
}

/** Sends one request by Node's own client, which is many times faster than `fetch`. */
function exchange(agent: Agent, url: URL, { method, headers, cookies, body }: RestCall): Promise<WireReply> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, ...(cookie !== '' && { cookie }) } }, (reply) => {
      readReply(reply).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readReply(reply: IncomingMessage): Promise<WireReply> {
  const { 'set-cookie': set = [], ...headers } = reply.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of reply) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return {
    status: reply.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    cookies: Object.fromEntries(set.map(readSetCookie)),
    setCookies: set,
    text: Buffer.concat(chunks).toString('utf8'),
  };
}

/** Returns the name and value of a Set-Cookie line. The value is empty if the cookie is cleared. */
function readSetCookie(line: string): [name: string, value: string] {
  const pair = line.split(';', 1)[0] ?? '';
  const at = pair.indexOf('=');
  const isCleared = /;\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(line);
  return [pair.slice(0, at), isCleared ? '' : decodeURIComponent(pair.slice(at + 1))];
}
