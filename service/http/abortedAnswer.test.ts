import { afterEach, describe, expect, it } from 'vitest';
import { answerEndpoint } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { getHeadshot } from '#protocol/endpoints/picture.ts';
import { openRaw } from '../testing/halfSent.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

const PATH = `${getHeadshot.path}?ID=${'0'.repeat(64)}`;
const CHUNK = new Uint8Array(64 * 1024);

let service: TestService;
afterEach(() => service.stop());

/** Starts a service that answers each picture with these chunks. */
async function answerBy(
  chunks: () => AsyncGenerator<Uint8Array>,
  changes: Parameters<typeof startMemoryService>[0] = {},
): Promise<void> {
  const planted = answerEndpoint(getHeadshot, async (_request, { attach }) => {
    attach({ type: 'image/jpeg', maxAgeSeconds: 0, chunks: chunks() });
    return {};
  });
  const endpoints = ENDPOINT_HANDLERS.map((each) => (each.contract.name === getHeadshot.name ? planted : each));
  service = await startMemoryService({ ...changes, handlers: { operations: OPERATION_HANDLERS, endpoints } });
}

async function ask(): Promise<Awaited<ReturnType<typeof openRaw>>> {
  const caller = await openRaw(service.port);
  caller.socket.write(`GET ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  return caller;
}
/** The levels of the logged errors: 20 is debug, 50 is error. The line of every request is left out. */
const levelsOf = (message: string): readonly (string | undefined)[] =>
  service.logged
    .filter((line) => line.includes(`"msg":"${message}"`) && !line.includes('"req":'))
    .map((line) => /"level":(\d+)/.exec(line)?.[1]);

describe('an answer that breaks off', () => {
  it('is logged only for debugging, and is no fault, if its caller disconnected', async () => {
    await answerBy(async function* endless() {
      for (;;) yield CHUNK;
    });
    const caller = await ask();
    await expect.poll(() => caller.heard().length).toBeGreaterThan(0);
    caller.socket.resetAndDestroy();
    await expect.poll(() => levelsOf('request aborted')).toEqual(['20']);
    expect(levelsOf('request failed')).toEqual([]);
    expect(service.logged.join('')).not.toMatch(/"level":[3-6]0/);
  });

  it('because its caller takes nothing of it any more lets the caller go', async () => {
    let ended = false;
    await answerBy(
      async function* endless() {
        try {
          for (;;) yield CHUNK;
        } finally {
          ended = true;
        }
      },
      { timeouts: { headersMs: 10_000, requestMs: 30_000, bodyStallMs: 10_000, answerStallMs: 300 } },
    );
    const caller = await ask();
    await expect.poll(() => caller.heard().length).toBeGreaterThan(0);
    caller.socket.pause();
    await expect.poll(() => ended, { timeout: 10_000 }).toBe(true);
    expect(levelsOf('request failed')).toEqual([]);
    caller.socket.destroy();
  });

  it.each([
    ['because the service failed', new Error('no such table')],
    ['because somebody else hung up on the service', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
  ])('%s is a fault, and its caller is disconnected', async (_why, error) => {
    await answerBy(async function* failing() {
      yield CHUNK;
      throw error;
    });
    const caller = await ask();
    await caller.closed;
    await expect.poll(() => levelsOf('request failed')).toEqual(['50']);
    expect(levelsOf('request aborted')).toEqual([]);
    // The cause is logged too.
    expect(service.logged.some((line) => line.includes(`"message":"${error.message}"`))).toBe(true);
  });
});
