import { TestContext } from '#conformance/testContext.ts';
import type { Snapshot } from '#domain/store.ts';
import { startMemoryService } from '#service/testing/memoryService.ts';
import { createWireAdapter } from '#service/testing/wireAdapter.ts';
import { noteChanges } from './changedRows.ts';
import { sameRandom } from './sameRandom.ts';
import type { DriftShell } from './shell.ts';
import { createWire } from './wire.ts';

/** The service's side, over real HTTP and sockets. */
export async function startServiceShell(initial: Snapshot, seed: number): Promise<DriftShell> {
  const changed = new Map<string, string>();
  const service = await startMemoryService({
    initial,
    onCommit: noteChanges(changed),
    random: sameRandom(seed).random,
    maxRequestsPerMinute: 1_000_000,
    // The mocks' value, since they have no media server.
    rtmpUrl: 'rtmp://localhost/live',
  });
  const { origin } = service;
  return {
    name: 'the service',
    addresses: [origin, service.ports.settings.publicOrigin],
    changed,
    context: new TestContext(createWireAdapter(origin)),
    ...createWire(async () => origin),
    stop: () => service.stop(),
  };
}
