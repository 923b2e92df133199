import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaOrder } from '#domain/live/mediaNotice.ts';
import { createLog } from '../../ports/log.ts';
import type { MediaAuthority } from '../authority.ts';
import { CALLS, LINK_PREFIX } from './calls.ts';
import { createLinkClient } from './linkClient.ts';
import { type LinkServer, startLink } from './linkServer.ts';
import { createRemoteAuthority } from './remoteAuthority.ts';
import { HEADER, signatureOf } from './signature.ts';

const SECRET = 's'.repeat(32);
const NOW = 1_800_000_000_000;
const CALL = { timeoutMs: 5000 };
const PATH = `${LINK_PREFIX}authorisePublisher`;
const BODY = JSON.stringify({ StreamKey: 'key' });

let link: LinkServer;
let logged: string[];
let asked: string[];
let kept: number[];
let order: (order: MediaOrder) => void;
const origin = (): string => `http://127.0.0.1:${link.port}`;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  logged = [];
  asked = [];
  kept = [];
  const authority: MediaAuthority = {
    authorisePublisher: async (key) => {
      asked.push(key);
      return { RoomID: '1' };
    },
    publisherStarted: async () => {},
    publisherEnded: () => Promise.reject(new Error('no database')),
    reportHealth: async () => true,
    admitViewer: async () => ({ refused: 'forged' }),
    follow: (take) => {
      order = take;
      return () => {};
    },
    keepFrame: async (_RoomID, jpeg) => void kept.push(jpeg.length),
    missedOrders: async ({ RoomID }) => [{ Kind: 'hide', RoomID }],
  };
  const log = createLog('debug', { write: (line) => logged.push(line) });
  link = await startLink(
    { authority, log, now: () => NOW, monotonic: () => performance.now() },
    { port: 0, host: '127.0.0.1', secret: SECRET, hookSecret: undefined },
  );
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await link.stop();
});

interface Call {
  readonly secret?: string;
  readonly epoch?: string;
  readonly time?: string;
  readonly nonce?: string;
  readonly body?: string;
  readonly sent?: string;
}

async function send(call: Call = {}): Promise<Response> {
  const { secret = SECRET, time = String(NOW), nonce = 'n'.repeat(22), body = BODY, sent = body } = call;
  const epoch = call.epoch ?? (await epochOf());
  const signature = signatureOf(secret, { direction: 'call', subject: PATH, epoch, time, nonce, body });
  const headers = {
    [HEADER.epoch]: epoch,
    [HEADER.time]: time,
    [HEADER.nonce]: nonce,
    [HEADER.signature]: signature,
  };
  return fetch(`${origin()}${PATH}`, { method: 'POST', headers, body: sent });
}
const epochOf = async (): Promise<string> =>
  (await send({ epoch: 'none', nonce: 'e'.repeat(22) })).headers.get(HEADER.epoch) ?? '';
const isLogged = (reason: string): boolean =>
  logged.some((line) => line.includes('media call was refused') && line.includes(`"reason":"${reason}"`));

/** Starts a server in place of the service. */
async function fakeService(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the internal address', () => {
  it('answers a signed call', async () => {
    const response = await send();
    expect([response.status, await response.json(), asked]).toEqual([200, { RoomID: '1' }, ['key']]);
  });

  it('refuses a call that is sent a second time', async () => {
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(401);
    expect(isLogged('replayed')).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it.each<[reason: string, call: Call]>([
    ['forged', { secret: 'o'.repeat(32) }],
    ['forged', { sent: JSON.stringify({ StreamKey: 'yes' }) }],
    ['time', { time: String(NOW - 30_001) }],
    ['time', { time: String(NOW + 30_001) }],
    ['unsigned', { nonce: 'short' }],
  ])('refuses a call as %s: %j', async (reason, call) => {
    expect((await send(call)).status).toBe(401);
    expect(isLogged(reason)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('refuses calls without a signature, and reads nothing more of an address after sixty of them', async () => {
    const ask = async (): Promise<number> => (await fetch(`${origin()}${PATH}`, { method: 'POST', body: BODY })).status;
    for (let calls = 0; calls < 60; calls += 1) expect(await ask()).toBe(401);
    expect(await ask()).toBe(429);
  });

  it('refuses a call that was signed for another process of the service', async () => {
    const earlier = await epochOf();
    await link.stop();
    const { secret, log } = { secret: SECRET, log: createLog('silent') };
    const authority = createRemoteAuthority(
      createLinkClient({ origin: origin(), secret }, () => NOW),
      log,
    );
    link = await startLink(
      { authority: { ...authority, follow: () => () => {} }, log, now: () => NOW, monotonic: () => performance.now() },
      { port: 0, host: '127.0.0.1', secret, hookSecret: undefined },
    );
    expect((await send({ epoch: earlier })).status).toBe(409);
  });

  it('does not answer a malformed call, and reports a failure of the domain', async () => {
    expect((await send({ body: '{"StreamKey":7}' })).status).toBe(400);
    const client = createLinkClient({ origin: origin(), secret: SECRET }, () => NOW);
    const ended = client.call(CALLS.publisherEnded, { RoomID: '1', PublisherID: 'a' }, CALL);
    await expect(ended).rejects.toThrow('with 503');
  });
});

describe('the authority over the internal address', () => {
  const authority = () =>
    createRemoteAuthority(
      createLinkClient({ origin: origin(), secret: SECRET }, () => NOW),
      createLog('silent'),
    );

  it('returns the answers of the domain and passes reports to it', async () => {
    const remote = authority();
    expect(await remote.authorisePublisher('key')).toEqual({ RoomID: '1' });
    expect(await remote.admitViewer('/live/1.flv', ['1'])).toEqual({ refused: 'forged' });
    const health = { Bitrate: 1, Frames: 1, KeyFrameMs: 1, Dropped: 0, Width: 1, Height: 1, Watching: 0 };
    expect(await remote.reportHealth({ RoomID: '1', PublisherID: 'a' }, health)).toBe(true);
    await remote.keepFrame('1', new Uint8Array(200 * 1024));
    expect(kept).toEqual([200 * 1024]);
    expect(await remote.missedOrders({ RoomID: '1', StreamKey: '', Viewers: ['P1'] })).toEqual([
      { Kind: 'hide', RoomID: '1' },
    ]);
  });

  it('gets orders immediately and in order, and first reports that earlier orders may be missing', async () => {
    const taken: MediaOrder[] = [];
    let gaps = 0;
    ends.push(
      authority().follow(
        (each) => taken.push(each),
        () => {
          gaps += 1;
        },
      ),
    );
    await vi.waitFor(() => expect(gaps).toBe(1));
    const orders: readonly MediaOrder[] = [
      { Kind: 'cutPublisher', RoomID: '1', Reason: 'keyReset' },
      { Kind: 'cutViewer', RoomID: '1', PlayerID: '2' },
      { Kind: 'hide', RoomID: '1' },
    ];
    for (const each of orders) order(each);
    await vi.waitFor(() => expect(taken).toEqual(orders));
    expect(gaps).toBe(1);
  });

  it('rejects an answer that the service did not sign', async () => {
    const impostor = await fakeService((_request, response) => response.end('{"RoomID":"1"}'));
    const client = createLinkClient({ origin: impostor, secret: SECRET }, () => NOW);
    await expect(client.call(CALLS.authorisePublisher, { StreamKey: 'key' }, CALL)).rejects.toThrow('is not signed');
  });
});
