import { request } from 'node:http';
import { WebSocket } from 'ws';
import { type DriftShell, Hearing, type HttpCall, type HttpReply } from './shell.ts';

/**
 * Calls a service over real HTTP and sockets, like one browser.
 *
 * @param nextOrigin the origin of a call to a path, or without one of a socket
 * @param host the service's name in calls; its address by default
 */
export function createWire(
  nextOrigin: (path?: string) => Promise<string>,
  host?: string,
): Pick<DriftShell, 'call' | 'open'> {
  const named = host === undefined ? {} : { host };
  const cookies = new Map<string, string>();
  return {
    async call(call) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const origin = await nextOrigin(call.path);
      const { reply, set } = await exchange(origin, { ...call, headers: { ...call.headers, ...named, cookie } });
      for (const line of set) keep(cookies, line);
      return reply;
    },
    async open(socket) {
      const origin = await nextOrigin();
      return new Promise((resolve, reject) => {
        const hearing = new Hearing();
        const wire = new WebSocket(`${origin.replace('http', 'ws')}/ws/${socket}`, { headers: named });
        wire.on('message', (data: Buffer) => hearing.add(data.toString('utf8')));
        wire.on('close', (closed, reason) => hearing.add({ closed, reason: reason.toString('utf8') }));
        wire.on('error', reject);
        wire.on('open', () =>
          resolve(Object.assign(hearing, { send: (frame: string | Uint8Array) => wire.send(frame) })),
        );
      });
    },
  };
}

/** Stores the cookie of a Set-Cookie line, as a browser would. */
function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1);
  const name = pair.slice(0, pair.indexOf('='));
  if (/;\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(line)) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}

interface Exchanged {
  readonly reply: HttpReply;
  readonly set: readonly string[];
}

function exchange(origin: string, { method, path, headers, body }: HttpCall): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    // A browser sends the length with every method.
    const sized = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
    const sent = request(`${origin}${path}`, { method, headers: sized }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          reply: {
            status: reply.statusCode ?? 0,
            reason: reply.statusMessage ?? '',
            headers: Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)])),
            text: Buffer.concat(chunks).toString('utf8'),
          },
          set: reply.headers['set-cookie'] ?? [],
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
