import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEY_HEADER, SIGNATURE_HEADER, WalletCall } from '#protocol/wallet/index.ts';
import type { WalletClient } from '#games/provider/wallet.ts';
import { createWalletClient } from './walletClient.ts';

const NOW = Date.parse('2026-11-27T04:00:00.000Z');
const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
const PLAY = {
  token: 'token',
  game_code: 'owl',
  transaction_uuid: 'r1:play',
  round: 'r1',
  bet_amount: 100,
  win_amount: 0,
};

let http: Server;
let client: WalletClient;
let reports: unknown[];
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const platformUrl = () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
const answering =
  (content: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  };

beforeEach(async () => {
  reports = [];
  http = createServer((request, response) => answer(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  client = createWalletClient({
    platformUrl: platformUrl(),
    keyID: 'key-1',
    key,
    now: () => NOW,
    answerMs: 300,
    report: (error) => reports.push(error),
  });
});
afterEach(async () => {
  http.closeAllConnections();
  http.close();
});

it('signs the bytes of a call that fits the contract', async () => {
  let sent = { path: '', keyID: '', isSigned: false, body: '' };
  answer = async (request, response) => {
    const body = await text(request);
    const signature = Buffer.from(String(request.headers[SIGNATURE_HEADER]), 'base64');
    const isSigned = verify(null, Buffer.from(body), publicKey, signature);
    sent = { path: request.url ?? '', keyID: String(request.headers[KEY_HEADER]), isSigned, body };
    answering({ status: 'RS_OK', user: '10000002', balance: 900, currency: 'GOLD' })(request, response);
  };
  expect(await client.play(PLAY)).toMatchObject({ kind: 'answered', answer: { balance: 900 } });
  expect(sent).toMatchObject({ path: '/wallet/v1/play', keyID: 'key-1', isSigned: true });
  expect(WalletCall.parse(JSON.parse(sent.body))).toMatchObject({ call: 'play', timestamp: NOW, ...PLAY });
  expect(reports).toEqual([]);
});

it('has a new request id for each try of a transaction', async () => {
  const ids = new Set<string>();
  answer = async (request, response) => {
    ids.add(WalletCall.parse(JSON.parse(await text(request))).request_uuid);
    answering({ status: 'TRY_AGAIN' })(request, response);
  };
  expect([await client.play(PLAY), await client.play(PLAY)]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
  expect(ids.size).toBe(2);
});

it('reads the time and sends a call again, once, if its timestamp is refused', async () => {
  let now = NOW;
  let readings = 0;
  const readClock = async (): Promise<void> => {
    readings += 1;
    now += 120_000;
  };
  const report = (error: unknown): unknown => reports.push(error);
  const following = createWalletClient({
    platformUrl: platformUrl(),
    keyID: 'key-1',
    key,
    now: () => now,
    readClock,
    report,
  });
  const stamps: number[] = [];
  let platformTime = NOW + 120_000;
  answer = async (request, response) => {
    const { timestamp } = WalletCall.parse(JSON.parse(await text(request)));
    stamps.push(timestamp);
    answering(timestamp === platformTime ? { status: 'RS_OK', balance: 1 } : { status: 'REQUEST_EXPIRED' })(
      request,
      response,
    );
  };
  expect(await following.play(PLAY)).toMatchObject({ kind: 'answered' });
  expect(stamps).toEqual([NOW, platformTime]);
  platformTime = 0;
  expect(await following.play(PLAY)).toEqual({ kind: 'unknown' });
  expect([stamps.length, readings]).toEqual([4, 2]);
  expect(await client.play(PLAY)).toEqual({ kind: 'unknown' });
  expect(stamps).toHaveLength(5);
});

it('keeps connections between calls', async () => {
  let connections = 0;
  http.on('connection', () => {
    connections += 1;
  });
  answer = answering({ status: 'RS_OK', balance: 1 });
  for (let call = 0; call < 20; call += 1) await client.balance({ token: 'token', game_code: 'owl' });
  // `fetch` may open a second one before the first is free again.
  expect(connections).toBeLessThan(3);
});

it('answers a refusal with its balance', async () => {
  answer = answering({ status: 'NOT_ENOUGH_MONEY', balance: 3 });
  expect(await client.play(PLAY)).toEqual({ kind: 'refused', status: 'NOT_ENOUGH_MONEY', balance: 3 });
});

it.each<[string, typeof answer]>([
  ['no JSON', answering('<html>', 502)],
  ['another shape', answering({ state: 'ok' })],
  ['an unknown status with an error of HTTP', answering({ status: 'RS_MAYBE' }, 503)],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: '/other' }).end()],
  ['no answer in time', () => {}],
  ['a connection that is cut', (request) => void request.socket.destroy()],
  [
    'half an answer',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":');
    },
  ],
])('is unknown and reported after %s', async (_name, behaviour) => {
  answer = behaviour;
  expect(await client.play(PLAY)).toEqual({ kind: 'unknown' });
  expect(reports).toHaveLength(1);
  expect(String(reports[0])).not.toContain('token"');
});

it('is refused and reported after a status that the contract does not have yet (docs/providers.md)', async () => {
  answer = answering({ status: 'RS_MAYBE', balance: 3, hint: 'later' });
  expect(await client.play(PLAY)).toEqual({ kind: 'refused', status: 'GAME_CLOSED', balance: 3 });
  expect(String(reports[0])).toContain('RS_MAYBE');
});

it('is unknown if nothing listens', async () => {
  http.close();
  await once(http, 'close');
  expect(await client.play(PLAY)).toEqual({ kind: 'unknown' });
});
