import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointOf } from '#protocol/endpoints/index.ts';
import { type RawAnswer, requestAs } from '../testing/requestAs.ts';
import { openRaw, type RawConnection, sendHalf } from '../testing/halfSent.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

const KIB = 1024;
const PICTURE = '/api/v1/headshot';
const SMALL = '/api/v1/captcha';
const TIMEOUTS = { headersMs: 10_000, requestMs: 30_000, bodyStallMs: 10_000, answerStallMs: 60_000 };

let service: TestService;
const open: RawConnection[] = [];
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await service.stop();
});

const half = async (path: string, sent: number, headers: Record<string, string> = {}): Promise<RawConnection> => {
  const length: Record<string, string> = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(12 * KIB) };
  const connection = await sendHalf(service.port, { path, sent, headers: { ...length, ...headers } });
  open.push(connection);
  return connection;
};
const statusOf = ({ heard }: RawConnection): string => heard().slice(0, 12);
const post = async (from = '') => {
  const headers = { 'content-type': 'application/json', ...(from !== '' && { 'x-forwarded-for': from }) };
  return requestAs(service.port, SMALL, headers, { method: 'POST', body: JSON.stringify({ a: 'x'.repeat(3 * KIB) }) });
};
const codeOf = ({ body }: RawAnswer): number => z.object({ Code: z.int() }).parse(JSON.parse(body.toString())).Code;
/** Half-sent bodies arrive until others are refused. */
const refusedFor = (code: number, from?: string) =>
  expect.poll(async () => codeOf(await post(from)), { timeout: 5000 }).toBe(code);

describe('a large body', () => {
  const large = { 'Content-Length': String(2 * KIB * KIB) };

  it('is not read once its address sent as many as it may in a minute', async () => {
    await start();
    const contract = endpointOf('POST', PICTURE);
    const most = contract?.rate?.limit ?? 0;
    expect(most).toBeGreaterThan(0);
    for (let count = 0; count < most; count += 1) (await half(PICTURE, 0, large)).socket.end();
    const refused = await half(PICTURE, 10, large);
    await refused.closed;
    expect(statusOf(refused)).toBe('HTTP/1.1 429');
    expect(refused.heard()).toMatch(/Retry-After: \d+/);
    // Small bodies are still accepted.
    expect((await post()).status).toBe(400);
  });

  it('is refused before the app while its address has to wait, and read again afterwards', async () => {
    await start();
    const contract = endpointOf('POST', PICTURE);
    const { limit = 0, seconds = 0 } = contract?.rate ?? {};
    const asked = () => service.logged.filter((line) => line.includes(`"path":"${PICTURE}"`)).length;
    for (let count = 0; count <= limit; count += 1) (await half(PICTURE, 0, large)).socket.end();
    await expect.poll(asked).toBe(limit + 1);
    const refused = await half(PICTURE, 10, large);
    await refused.closed;
    expect(statusOf(refused)).toBe('HTTP/1.1 429');
    expect(refused.heard()).toMatch(/Retry-After: \d+/);
    expect(refused.heard()).toMatch(/Connection: close/);
    expect(refused.heard()).toMatch(/X-Content-Type-Options: nosniff/);
    expect(refused.heard()).toMatch(/Content-Security-Policy: default-src 'none'/);
    expect(JSON.parse(refused.heard().split('\r\n\r\n')[1] ?? '')).toMatchObject({ Code: 300002 });
    expect(asked()).toBe(limit + 1);
    service.ports.clock.advance(seconds * 1000);
    const body = JSON.stringify({ Token: 'none', Img: 'x'.repeat(100 * KIB) });
    const answer = await requestAs(
      service.port,
      PICTURE,
      { 'content-type': 'application/json' },
      { method: 'POST', body },
    );
    expect(codeOf(answer)).toBe(100005);
  });

  it('is not read if the bodies of its address could exceed the limit', async () => {
    await start({ trustedProxies: 1, maxBodyBytesPerAddress: 4.5 * KIB * KIB });
    const from = (address: string) => ({ ...large, 'X-Forwarded-For': address });
    const held = await Promise.all([1, 2].map(() => half(PICTURE, 10, from('192.0.2.1'))));
    const refused = await half(PICTURE, 10, from('192.0.2.1'));
    await refused.closed;
    expect(statusOf(refused)).toBe('HTTP/1.1 429');
    expect(refused.heard()).toMatch(/Retry-After: \d+/);
    const inPieces = { 'Transfer-Encoding': 'chunked', 'X-Forwarded-For': '192.0.2.1' };
    const unmeasured = await half(PICTURE, 0, inPieces);
    await unmeasured.closed;
    expect(statusOf(unmeasured)).toBe('HTTP/1.1 429');
    // The two bodies use up nothing of other addresses, and nothing of their own address after they are gone.
    const other = await half(PICTURE, 10, from('192.0.2.2'));
    for (const { socket } of held) socket.destroy();
    const upload = async (): Promise<number> => {
      const body = JSON.stringify({ Token: 'none', Img: 'x'.repeat(1000 * KIB) });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
      return codeOf(await requestAs(service.port, PICTURE, headers, { method: 'POST', body }));
    };
    await expect.poll(upload).toBe(100005);
    expect([other.heard(), other.socket.destroyed]).toEqual(['', false]);
  });

  it('is read to its end below the limits', async () => {
    await start();
    const body = JSON.stringify({ Token: 'none', Img: 'x'.repeat(1000 * KIB) });
    const headers = { 'content-type': 'application/json' };
    const answer = await requestAs(service.port, PICTURE, headers, { method: 'POST', body });
    expect([answer.status, codeOf(answer)]).toEqual([401, 100005]);
  });
});

describe('an unread body', () => {
  const CHUNKED = { 'Transfer-Encoding': 'chunked' };

  it.each([
    ['of an address over its requests', SMALL, {}, '429'],
    ['for a page', '/', {}, '404'],
    ['for a page, in pieces', '/', CHUNKED, '404'],
    ['for no endpoint', '/robots.txt', {}, '404'],
    ['for a probe', '/healthz', {}, '404'],
    ['of another site', SMALL, { Origin: 'https://evil.example' }, '403'],
    ['for a report', '/csp_report', { Origin: 'https://evil.example' }, '403'],
    ['that is too large', SMALL, { 'Content-Length': String(KIB * KIB) }, '413'],
  ])('ends its connection without a wait: %s', async (_what, path, headers, status) => {
    await start({ maxRequestsPerMinute: 1 });
    if (status === '429') await requestAs(service.port, '/robots.txt');
    const refused = await half(path, 'Transfer-Encoding' in headers ? 0 : 10, headers);
    await refused.closed;
    expect(statusOf(refused)).toBe(`HTTP/1.1 ${status}`);
    expect(refused.heard()).toContain('Connection: close');
  });

  it('keeps the connection of a caller with a read body', async () => {
    await start();
    const connection = await half(SMALL, 2 * KIB, { 'Content-Length': String(2 * KIB) });
    await expect.poll(() => statusOf(connection)).toBe('HTTP/1.1 400');
    expect(connection.heard()).toContain('Connection: keep-alive');
    connection.socket.write(`POST ${SMALL} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
    await expect.poll(() => connection.heard().split('HTTP/1.1 400').length).toBe(3);
  });
});

describe('bytes of pending bodies', () => {
  it('are bounded for one address, and others go on', async () => {
    await start({ trustedProxies: 1, maxBodyBytesPerAddress: 28 * KIB });
    for (let count = 0; count < 3; count += 1) await half(SMALL, 9 * KIB, { 'X-Forwarded-For': '192.0.2.1' });
    await refusedFor(300002, '192.0.2.1');
    const refused = await post('192.0.2.1');
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ Result: { Field: 'body' } });
    expect((await post('192.0.2.2')).status).toBe(400);
  });

  it('are bounded in all', async () => {
    await start({ trustedProxies: 1, maxBodyBytes: 28 * KIB });
    for (let at = 1; at <= 3; at += 1) await half(SMALL, 9 * KIB, { 'X-Forwarded-For': `192.0.2.${at}` });
    await refusedFor(300007, '192.0.2.9');
    const refused = await post('192.0.2.9');
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  });

  it('are released when a caller disconnects, and when a body is answered', async () => {
    await start({ maxBodyBytesPerAddress: 13 * KIB });
    const held = await half(SMALL, 11 * KIB);
    await refusedFor(300002);
    held.socket.destroy();
    await refusedFor(100000);
    for (let count = 0; count < 20; count += 1) expect((await post()).status).toBe(400);
  });

  it('count only received bytes', async () => {
    await start({ maxBodyBytesPerAddress: 16 * KIB });
    for (let count = 0; count < 20; count += 1) await half(SMALL, 0);
    expect((await post()).status).toBe(400);
  });
});

it('cuts a body that stalls', async () => {
  await start({ timeouts: { ...TIMEOUTS, bodyStallMs: 50 } });
  const connection = await half(SMALL, 10);
  await connection.closed;
  expect(statusOf(connection)).toBe('HTTP/1.1 400');
  expect(connection.heard()).toContain('body: stopped coming');
});

it('cuts a head that stalls, and a body that drips', async () => {
  await start({ timeouts: { ...TIMEOUTS, headersMs: 100, requestMs: 300 } });
  const head = await openRaw(service.port);
  head.socket.write('POST / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const dripping = await half(SMALL, 10);
  const drip = setInterval(() => dripping.socket.write(' '), 20);
  await Promise.all([head.closed, dripping.closed]);
  clearInterval(drip);
  expect(statusOf(dripping)).toBe('HTTP/1.1 408');
});

it('logs a caller that goes away as no fault of ours', async () => {
  await start();
  const aborted = await half(SMALL, 10);
  aborted.socket.resetAndDestroy();
  const download = await half('/api/v1/captcha', 10);
  download.socket.destroy();
  const ofPhoneCode = () => service.logged.filter((line) => line.includes('"path":"/api/v1/captcha"'));
  await expect.poll(() => ofPhoneCode().length).toBe(2);
  // The level 20 is debug.
  expect(ofPhoneCode().map((line) => /"level":(\d+)/.exec(line)?.[1])).toEqual(['20', '20']);
  expect(service.logged.join('')).not.toMatch(/"level":[3-6]0/);
});
