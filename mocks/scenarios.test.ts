import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getProviders } from '#protocol/endpoints/auth.ts';
import { grantItems } from '#protocol/endpoints/dev.ts';
import { callbackLine } from '#protocol/endpoints/signIn.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { CallLog } from './log/callLog.ts';
import { type NodeMocks, startNodeMocks } from './node.ts';
import { DEFAULT_SCENARIO } from './scenario/scenario.ts';
import { createMockAdapter } from './testing/mockAdapter.ts';

const origin = 'http://scenario.test';

const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });

describe('a scenario, in the page that set it', { timeout: 20_000 }, () => {
  let mocks: NodeMocks;
  const { adapter, jar } = createMockAdapter(origin, () => mocks.link);
  let context: TestContext;
  let log: CallLog;
  beforeEach(async () => {
    log = new CallLog();
    mocks = await startNodeMocks({ origin, jar, log });
    context = new TestContext(adapter);
  });
  afterEach(async () => {
    mocks.conditions.change(DEFAULT_SCENARIO);
    context.clear();
    await mocks.stop();
  });

  it('answers the next call of an endpoint and of an operation with a code', async () => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    mocks.conditions.change({
      code: { getGames: 300_007, getProviders: 300_007 },
    });
    expect((await testSocket.ask(getGames.op, {})).Code).toBe(300_007);
    expect((await testSocket.ask(getGames.op, {})).Code).toBe(200);
    const refused = await context.visitor().ask(getProviders, {});
    expect([refused.status, refused.Code]).toEqual([503, 300_007]);
    expect((await context.visitor().ask(getProviders, {})).status).toBe(200);
  });

  it('redirects a navigation to the page that shows the code', async () => {
    mocks.conditions.change({ code: { callbackLine: 300_007 } });
    const { status, reply } = await context.visitor().ask(callbackLine, {});
    expect([status, reply.headers['location']]).toEqual([303, '/signIn?error=ProviderUnavailable']);
  });

  it('fails requests as without a network and breaks sockets while the service is down', async () => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    mocks.conditions.change({ down: true });
    expect(await testSocket.closed()).toBe(1006);
    await expect(fetch(`${origin}${getProviders.path}`)).rejects.toThrow(TypeError);
    const again = new WebSocket(`${origin.replace('http', 'ws')}/ws/lobby`);
    expect(await closeCode(again)).toBe(1006);
  });

  it('breaks open sockets and opens none while sockets are refused, and answers requests', async () => {
    const session = await context.guest();
    const testSocket = await session.openSocket('lobby');
    mocks.conditions.change({ noSockets: true });
    expect(await testSocket.closed()).toBe(1006);
    expect((await fetch(`${origin}${getProviders.path}`)).status).toBe(200);
    for (const socket of ['lobby', 'chat']) {
      const again = new WebSocket(`${origin.replace('http', 'ws')}/ws/${socket}`);
      expect(await closeCode(again)).toBe(1006);
    }
    mocks.conditions.change({ noSockets: false });
    expect((await (await session.openSocket('lobby')).call(getWallet, {})).Gold).toBe(10_000);
  });

  it('disconnects immediately, and opens a new socket', async () => {
    const session = await context.guest();
    const testSocket = await session.openSocket('chat');
    mocks.disconnect();
    expect(await testSocket.closed()).toBe(1006);
    expect((await (await session.openSocket('chat')).call(getWallet, {})).Gold).toBe(10_000);
  });

  it('delays answers by the latency', async () => {
    mocks.conditions.change({ latency: 80 });
    const before = performance.now();
    await context.visitor().call(getProviders, {});
    expect(performance.now() - before).toBeGreaterThanOrEqual(79);
  });

  it('holds a call until released, on a socket and over REST, and passes others', async () => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    mocks.conditions.change({ hold: ['getGames', 'getProviders'] });
    const answered: string[] = [];
    const games = testSocket.ask(getGames.op, {}).then(() => answered.push('getGames'));
    const providers = fetch(`${origin}${getProviders.path}`).then(() => answered.push('getProviders'));
    await testSocket.call(getWallet, {});
    expect(answered).toEqual([]);
    mocks.conditions.change({ hold: [] });
    await Promise.all([games, providers]);
    expect(answered.toSorted()).toEqual(['getGames', 'getProviders']);
  });

  it('loses a push, and nothing else', async () => {
    const session = await context.guest();
    const testSocket = await session.openSocket('lobby');
    mocks.conditions.change({ lose: ['walletChanged'] });
    await context.visitor().call(grantItems, { PlayerID: session.playerID, ItemID: 1, Amount: 500 });
    expect((await testSocket.call(getWallet, {})).Gold).toBe(10_500);
    expect(testSocket.pending(walletChanged)).toEqual([]);
    mocks.conditions.change({ lose: [] });
    await context.visitor().call(grantItems, { PlayerID: session.playerID, ItemID: 1, Amount: 500 });
    expect((await testSocket.push(walletChanged)).result.Gold).toBe(11_000);
  });

  it('recreates the world at another size: players stay, sockets close with 1012, cookies are removed', async () => {
    const visitor = context.visitor();
    const testSocket = await (await context.guest(visitor)).openSocket('lobby');
    await mocks.link.command({ command: 'reset', size: 'huge' });
    expect(await testSocket.closed()).toBe(1012);
    expect(await mocks.link.command({ command: 'size' })).toBe('huge');
    expect(await mocks.link.command({ command: 'readJar', jar: jar() })).toEqual({});
    const player = await (await context.member('0900000001')).openSocket('lobby');
    expect((await player.call(getGames, { Page: 1, PerPage: 20 })).Total).toBe(500);
    await mocks.link.command({ command: 'reset', size: 'empty' });
    const again = await (await new TestContext(adapter).member('0900000001')).openSocket('lobby');
    expect((await again.call(getGames, { Page: 1, PerPage: 20 })).Total).toBe(0);
  });

  it('logs every call with its answer, code and duration', async () => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    mocks.conditions.change({ code: { getProviders: 300_007 } });
    await fetch(`${origin}${getProviders.path}?a=1`);
    await testSocket.call(getWallet, {});
    const [wallet, providers] = log.calls;
    expect(wallet).toMatchObject({ contract: 'getWallet', way: 'lobby', answer: { code: 200 } });
    expect(wallet?.answer?.text).toContain('"Gold":10000');
    expect(providers).toMatchObject({
      contract: 'getProviders',
      way: 'REST',
      path: `${getProviders.path}?a=1`,
      answer: { code: 300_007, status: 503 },
    });
  });

  it('answers the next call with a written answer, on a socket and over REST, and later calls normally', async () => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    await testSocket.call(getWallet, {});
    const text = log.calls[0]?.answer?.text?.replace('"Gold":10000', '"Gold":7') ?? '';
    mocks.conditions.plan('getWallet', { written: { status: 200, text } });
    mocks.conditions.plan('getProviders', { written: { status: 418, text: '{"Code":100001}' } });
    expect((await testSocket.call(getWallet, {})).Gold).toBe(7);
    expect((await testSocket.call(getWallet, {})).Gold).toBe(10_000);
    const first = await fetch(`${origin}${getProviders.path}`);
    expect([first.status, await first.json()]).toEqual([418, { Code: 100_001 }]);
    expect((await fetch(`${origin}${getProviders.path}`)).status).toBe(200);
  });

  it('delays only the next call', async () => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    mocks.conditions.plan('getGames', { delayMs: 120 });
    const order: string[] = [];
    const games = testSocket.ask(getGames.op, {}).then(() => order.push('getGames'));
    await testSocket.call(getWallet, {}).then(() => order.push('getWallet'));
    await games;
    expect(order).toEqual(['getWallet', 'getGames']);
    expect(log.calls.find(({ contract }) => contract === 'getGames')?.answer?.durationMs).toBeGreaterThanOrEqual(119);
  });

  it('answers requests without a contract as the service does, and names each', async () => {
    const nonsense = await fetch(`${origin}/api/v1/nonsense`);
    expect(nonsense.status).toBe(404);
    expect(await nonsense.json()).toMatchObject({ Code: 300004 });
    await expect(fetch('http://elsewhere.test/logo.svg')).rejects.toThrow(TypeError);
    const lounge = new WebSocket(`${origin.replace('http', 'ws')}/ws/lounge`);
    expect(await closeCode(lounge)).toBe(1006);
    expect(mocks.unhandled.map(({ message }) => message)).toEqual([
      expect.stringContaining('/api/v1/nonsense'),
      expect.stringContaining('elsewhere.test/logo.svg'),
      expect.stringContaining('/ws/lounge'),
    ]);
  });
});
