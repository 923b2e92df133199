import { request } from 'node:http';
import { WebSocket } from 'ws';
import { TestContext } from '#conformance/testContext.ts';
import type { Snapshot } from '#domain/store/index.ts';
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
  });
  const { origin } = service;
  return {
    name: 'the service',
    origin,
    changed,
    context: new TestContext(createWireAdapter(origin)),
    call: (call) => exchange(origin, call),
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

function exchange(origin: string, { method, path, headers, body }: HttpCall): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          reason: reply.statusMessage ?? '',
          headers: Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
