import { Agent, request } from 'node:https';
import type { RestCall, RestReply, TransportAdapter } from '#conformance/transportAdapter.ts';
import { WebSocket } from 'ws';

const PATIENCE_MS = 30_000;

/** An address behind nginx, as a browser reaches it. */
export interface SecureAddress {
  /** The name of the address, such as `play.example`. */
  readonly name: string;
  readonly port: number;
  /** The certificate that the browser trusts. */
  readonly ca: string;
}

/** Sends a call to a name over TLS. The name resolves to this machine. */
export function callOver(
  { name, port, ca }: SecureAddress,
  { method, path, headers, cookies, body }: Omit<RestCall, 'isSubject'>,
): Promise<RestReply> {
  const cookie = Object.entries(cookies)
    .map(([key, value]) => `${key}=${value}`)
    .join('; ');
  const sent = { host: name, ...headers, ...(cookie !== '' && { cookie }) };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, servername: name, ca, method, path, headers: sent, agent: false };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'set-cookie': set = [], ...rest } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
          cookies: Object.fromEntries(
            set.map((line) => {
              const pair = line.split(';', 1)[0] ?? '';
              const at = pair.indexOf('=');
              return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
            }),
          ),
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Connects visitors and sockets of the conformance suite to the product over TLS, with the headers of a browser. */
export const createSecureAdapter = (address: SecureAddress): TransportAdapter => ({
  call: (call) => callOver(address, { ...call, headers: { origin: `https://${address.name}`, ...call.headers } }),
  connect: (socket, events) =>
    new Promise((resolve, reject) => {
      const wire = new WebSocket(`wss://127.0.0.1:${address.port}/ws/${socket}`, {
        agent: new Agent({ ca: address.ca, servername: address.name }),
        headers: { host: address.name, origin: `https://${address.name}` },
      });
      wire.on('open', () => resolve({ send: (text) => wire.send(text), close: () => wire.close() }));
      wire.on('message', (data: Buffer) => events.message(data.toString('utf8')));
      wire.on('close', (code) => events.closed(code));
      wire.on('error', reject);
    }),
  async patience(coming, what) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`waited ${PATIENCE_MS} ms for ${what}`)), PATIENCE_MS);
    });
    return Promise.race([coming, late]).finally(() => clearTimeout(timer));
  },
});
