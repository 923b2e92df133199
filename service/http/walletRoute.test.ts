import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { KEY_HEADER, MAX_CALL_BYTES, SIGNATURE_HEADER } from '#protocol/wallet/index.ts';
import { readConfig } from '../config.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { requestAs } from '../testing/requestAs.ts';
import { callWallet, declaration, declarationFile, enterGame, GAME } from '../testing/walletCaller.ts';

const PLAYER = '10000002';
let service: TestService;
let token: string;
const start = async (changes: Parameters<typeof declaration>[0] = {}): Promise<void> => {
  const { gameProviders } = readConfig({ GAME_PROVIDERS: declarationFile(declaration(changes)) }, ['bj188']);
  service = await startMemoryService({
    gameProviders,
    initial: await demoSnapshot(Date.now()),
    maxRequestsPerMinute: 20,
  });
  token = await enterGame(service.port, service.ports, PLAYER);
};
afterEach(() => service.stop());

const call = (fields = {}, tampering = {}) => callWallet(service.port, 'balance', { token, ...fields }, tampering);

describe('a signed call', () => {
  beforeEach(() => start());

  it('is answered with HTTP 200, even when it is refused', async () => {
    expect(await call()).toMatchObject({ http: 200, json: { status: 'RS_OK', user: PLAYER } });
    expect(await call({ token: 'unknown' })).toMatchObject({ http: 200, json: { status: 'INVALID_TOKEN' } });
    const { json, headers } = await callWallet(service.port, 'bet', { token, round: 'r', amount: 1_000_000_000_000 });
    expect(json.status).toBe('NOT_ENOUGH_MONEY');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is refused with 401 by a wrong signature, another body or an unknown key', async () => {
    const { signed } = await call();
    const wrong = [
      { headers: { [SIGNATURE_HEADER]: 'AAAA' } },
      { headers: { [SIGNATURE_HEADER]: '' } },
      { body: signed.replace(GAME, 'koi') },
      { body: `${signed} ` },
    ];
    for (const tampering of wrong)
      expect(await call({}, tampering)).toMatchObject({ http: 401, json: { status: 'INVALID_SIGNATURE' } });
    const stranger = await call({}, { headers: { [KEY_HEADER]: 'stranger' } });
    expect(stranger).toMatchObject({ http: 401, json: { status: 'INVALID_PROVIDER' } });
  });

  it('is refused on the path of another call', async () => {
    expect((await call({}, { path: '/wallet/v1/bet' })).json.status).toBe('WRONG_SYNTAX');
  });

  it('is refused with a wrong time, and when it is repeated', async () => {
    expect((await call({ timestamp: Date.now() - 70_000 })).json.status).toBe('REQUEST_EXPIRED');
    expect((await call({ request_uuid: 'once' })).json.status).toBe('RS_OK');
    expect((await call({ request_uuid: 'once' })).json.status).toBe('REQUEST_REPEATED');
  });

  it('has a body of at most 8 KiB of JSON', async () => {
    const long = await call({ note: 'x'.repeat(MAX_CALL_BYTES) });
    expect(long).toMatchObject({ http: 413, json: { status: 'WRONG_SYNTAX' } });
    const form = await call({}, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(form.json.status).toBe('WRONG_SYNTAX');
    expect(form.http).toBeGreaterThanOrEqual(400);
  });

  it('is not limited by its address', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => call()));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(60);
  });

  it('is counted by its status, and leaves neither token nor signature in the log', async () => {
    const { signature } = await call();
    const { body } = await requestAs(service.port, '/metrics');
    expect(body.toString()).toMatch(/menagerie_wallet_calls_total\{call="balance",status="RS_OK"\} 1/);
    for (const secret of [token, signature]) expect(service.logged.join('\n')).not.toContain(secret);
  });

  it('answers 404 to other paths and methods', async () => {
    expect((await requestAs(service.port, '/wallet/v1/balance')).status).toBe(404);
    expect((await requestAs(service.port, '/wallet/v1/transfer', {}, { method: 'POST' })).status).toBe(404);
  });
});

it('limits calls by the key', async () => {
  await start({ CallsPerSecond: 5 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
  const limited = answers.filter(({ http }) => http === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(new Set(limited.map(({ json }) => json.status))).toEqual(new Set(['TOO_MANY_REQUESTS']));
});

it('does not exist without a declared provider', async () => {
  service = await startMemoryService();
  const wallet = await requestAs(service.port, '/wallet/v1/balance', {}, { method: 'POST' });
  const nowhere = await requestAs(service.port, '/nowhere/v1/balance', {}, { method: 'POST' });
  expect([wallet.status, wallet.body.toString()]).toEqual([404, nowhere.body.toString()]);
});
