import { request } from 'node:http';
import { WebSocket } from 'ws';
import { TestContext } from '#conformance/testContext.ts';
import type { Snapshot } from '#domain/store.ts';
import { startMemoryService } from '#service/testing/memoryService.ts';
import { createWireAdapter } from '#service/testing/wireAdapter.ts';
import { noteChanges } from './changedRows.ts';
import { sameRandom } from './sameRandom.ts';
import { type DriftShell, Hearing, type HttpCall, type HttpReply } from './shell.ts';

/** The service's side, over real HTTP and sockets. */
export async function startServiceShell(initial: Snapshot, seed: number): Promise<DriftShell> {
  const changed = new Map<string, string>();
  const service = await startMemoryService({
    initial,
    onCommit: noteChanges(changed),
    random: sameRandom(seed),
    maxRequestsPerMinute: 1_000_000,
    // As the mocks say, which have no media server.
    rtmpUrl: 'rtmp://localhost/live',
  });
  const { origin } = service;
  const cookies = new Map<string, string>();
  return {
    name: 'the service',
    origin,
    addresses: [origin, service.ports.settings.publicOrigin],
    changed,
    context: new TestContext(createWireAdapter(origin)),
    async call(call) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { reply, set } = await exchange(origin, { ...call, headers: { ...call.headers, cookie } });
      for (const line of set) keep(cookies, line);
      return reply;
    },
    open: (socket) =>
      new Promise((resolve, reject) => {
        const hearing = new Hearing();
        const wire = new WebSocket(`${origin.replace('http', 'ws')}/ws/${socket}`);
        wire.on('message', (data: Buffer) => hearing.add(data.toString('utf8')));
        wire.on('close', (closed, reason) => hearing.add({ closed, reason: reason.toString('utf8') }));
        wire.on('error', reject);
        wire.on('open', () =>
          resolve(Object.assign(hearing, { send: (frame: string | Uint8Array) => wire.send(frame) })),
        );
      }),
    stop: () => service.stop(),
  };
}

/** Keeps what a Set-Cookie line says, as a browser would. */
function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1);
  const name = pair.slice(0, pair.indexOf('='));
  if (/;\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(line)) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}

/** An answer, and its Set-Cookie lines. */
interface Exchanged {
  readonly reply: HttpReply;
  readonly set: readonly string[];
}

function exchange(origin: string, { method, path, headers, body }: HttpCall): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    // As a browser says it, whatever the method.
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
