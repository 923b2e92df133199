import { WebSocket } from 'ws';
import type { Backdrop, RestReply } from '#protocol/conformance/backdrop.ts';

const PATIENCE_MS = 5000;

/** Lends a running service to the conformance suite over real HTTP and real sockets. */
export function createWireBackdrop(origin: string): Backdrop {
  return {
    async call({ method, path, headers, cookies, body }): Promise<RestReply> {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const reply = await fetch(new URL(path, origin), {
        method,
        headers: { ...headers, ...(cookie !== '' && { cookie }) },
        ...(body !== undefined && { body }),
      });
      return {
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        cookies: Object.fromEntries(reply.headers.getSetCookie().map(readSetCookie)),
        text: await reply.text(),
      };
    },

    connect(socket, events) {
      return new Promise((resolve, reject) => {
        const wire = new WebSocket(`${origin.replace('http', 'ws')}/ws/${socket}`);
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

/** Name and value of a Set-Cookie line; the value is empty where the cookie is cleared. */
function readSetCookie(line: string): [name: string, value: string] {
  const pair = line.split(';', 1)[0] ?? '';
  const at = pair.indexOf('=');
  const isCleared = /;\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(line);
  return [pair.slice(0, at), isCleared ? '' : decodeURIComponent(pair.slice(at + 1))];
}
