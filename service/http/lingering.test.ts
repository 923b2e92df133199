import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

const KIB = 1024;
const SMALL = '/api/v1/captcha';
/** More bytes than the buffers at both ends of a connection. */
const LARGE = 3 * KIB * KIB;
/** A connection of 40 MB/s. */
const CHUNK_BYTES = 200 * KIB;
const PACE_MS = 5;

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(() => service.stop());

/** Sends a whole request before it reads. @returns the received text, and how the connection ended */
async function writeFirst(head: readonly string[], body: Buffer): Promise<{ heard: string; error: string }> {
  const socket = connect(service.port, '127.0.0.1');
  let heard = '';
  let error = '';
  socket.on('error', (cause: NodeJS.ErrnoException) => (error = cause.code ?? cause.message));
  socket.pause();
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let at = 0; at < body.length && error === ''; at += CHUNK_BYTES) {
    socket.write(body.subarray(at, at + CHUNK_BYTES));
    await setTimeout(PACE_MS);
  }
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  socket.resume();
  await closed;
  return { heard, error };
}
const post = (path: string, ...more: readonly string[]): readonly string[] => [
  `POST ${path} HTTP/1.1`,
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  `Content-Length: ${LARGE}`,
  ...more,
];

describe('a caller that writes everything before it reads', () => {
  it.each([
    ['413 for a body over the limit', post(SMALL), 413],
    ['404 for a page', post('/'), 404],
    ['403 for a page of another site', post(SMALL, 'Origin: https://evil.example'), 403],
    ['403 for a report of another site', post('/csp_report', 'Origin: https://evil.example'), 403],
    ['400 for a head that is malformed', [...post(SMALL), 'no colon'], 400],
    ['400 for a head without a host', ['POST / HTTP/1.1', `Content-Length: ${LARGE}`], 400],
    ['417 for an expectation', post(SMALL, 'Expect: everything'), 417],
    ['431 for a head over the limit', [...post(SMALL), `X: ${'x'.repeat(20 * KIB)}`], 431],
    ['404 for an upgrade', [...post('/ws/none'), 'Upgrade: websocket', 'Connection: Upgrade'], 404],
  ] as const)('reads %s', async (_what, head, status) => {
    await start();
    const { heard, error } = await writeFirst(head, Buffer.alloc(LARGE, ' '));
    expect([heard.slice(0, 12), error]).toEqual([`HTTP/1.1 ${status}`, '']);
    expect(heard).toMatch(/Connection: close/i);
  });

  it('reads 429 if its address is over its requests', async () => {
    await start({ maxRequestsPerMinute: 1 });
    await fetch(`${service.origin}/robots.txt`);
    const { heard, error } = await writeFirst(post(SMALL), Buffer.alloc(LARGE, ' '));
    expect([heard.slice(0, 12), error]).toEqual(['HTTP/1.1 429', '']);
    expect(heard).toMatch(/Retry-After: \d+/);
  });

  it('reads 413 for a body in pieces that exceeds the limit', async () => {
    await start();
    const head = [`POST ${SMALL} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
    const pieces = Buffer.from(`${LARGE.toString(16)}\r\n${' '.repeat(LARGE)}\r\n0\r\n\r\n`);
    const { heard, error } = await writeFirst(head, pieces);
    expect([heard.slice(0, 12), error]).toEqual(['HTTP/1.1 413', '']);
  });

  it('is cut off where it goes on for longer than a body may be', async () => {
    await start();
    const { error } = await writeFirst(post(SMALL), Buffer.alloc(32 * KIB * KIB, ' '));
    expect(error).toMatch(/ECONNRESET|EPIPE/);
  });
});
