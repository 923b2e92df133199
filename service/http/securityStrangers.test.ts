import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { signInGuest } from '#protocol/endpoints/auth.ts';
import { reportError } from '#protocol/endpoints/errorReport.ts';
import { modifyProfile, setPrivacy } from '#protocol/operations/user.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

// Data that strangers can make the service store, over real HTTP and a real socket. The tests in `domain/` cover how
// each limit counts.

const HERE = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';
const MINUTE_MS = 60_000;

let service: TestService;
beforeEach(async () => {
  service = await startMemoryService({ maxRequestsPerMinute: 100_000, trustedProxies: 1 });
});
afterEach(() => service.stop());

/** A test context with calls from an address. */
function from(address: string): TestContext {
  const adapter = createWireAdapter(service.origin);
  const headers = { 'x-forwarded-for': address };
  return new TestContext({
    ...adapter,
    call: (call) => adapter.call({ ...call, headers: { ...call.headers, ...headers } }),
  });
}

type Row = 'players' | 'analyticsEvents' | 'errorReports' | 'idempotency' | 'sessions';
const rows = (table: Row): Promise<number> => service.ports.store.table(table).count();

/**
 * Makes calls, and advances the clock by a minute after every `perMinute` calls. @returns the number of answers by code
 */
async function countCodes(calls: number, perMinute: number, call: (at: number) => Promise<{ readonly Code: number }>) {
  const codes: Record<number, number> = {};
  for (let from = 0; from < calls; from += perMinute) {
    service.ports.clock.advance(MINUTE_MS + 1);
    const many = Array.from({ length: Math.min(perMinute, calls - from) }, (_, at) => call(from + at));
    for (const { Code } of await Promise.all(many)) codes[Code] = (codes[Code] ?? 0) + 1;
  }
  return codes;
}

it('an address creates 200 guests a day, and another address continues', { timeout: 60_000 }, async () => {
  const signIn = async (address: string) => {
    const visitor = from(address).visitor();
    return visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken: await visitor.csrfToken() });
  };
  const before = await rows('players');
  expect(await countCodes(205, 25, () => signIn(HERE))).toEqual({ 200: 200, 300002: 5 });
  expect(await rows('players')).toBe(before + 200);
  expect((await signIn(ELSEWHERE)).Code).toBe(200);
  service.ports.clock.advance(DAY_MS);
  expect((await signIn(HERE)).Code).toBe(200);
});

it('an address brings 500 batches of visits a day', { timeout: 60_000 }, async () => {
  const visitor = from(HERE).visitor();
  const visit = () => ({
    Name: 'pageView',
    EventID: randomUUID(),
    Time: new Date(service.ports.clock.now()).toISOString(),
    Route: '/',
  });
  const bring = () =>
    visitor.ask(recordAnalytics, { Consent: true, VisitorID: randomUUID(), Events: [visit(), visit()] });
  expect(await countCodes(505, 50, bring)).toEqual({ 200: 500, 300002: 5 });
  expect(await rows('analyticsEvents')).toBe(1000);
});

it('an address reports 50 unknown faults a day', { timeout: 60_000 }, async () => {
  const visitor = from(HERE).visitor();
  const letters = (n: number): string => String.fromCodePoint(97 + Math.floor(n / 26), 97 + (n % 26));
  const report = (at: number) =>
    visitor.ask(reportError, {
      Message: `fault ${letters(at)}`,
      Stack: '',
      Route: '/',
      Build: '1.0.0',
      Browser: 'safari',
    });
  expect(await countCodes(55, 15, report)).toEqual({ 200: 50, 300002: 5 });
  expect(await rows('errorReports')).toBe(50);
});

it('a guest whose calls fail without end fills no table', { timeout: 60_000 }, async () => {
  const guest = await from(HERE).guest();
  const socket = await guest.openSocket('lobby');
  const fail = () => socket.ask(modifyProfile.op, { Name: '訪客', PicSetting: 2, Introduction: '你好' });
  for (let sent = 0; sent < 320; sent += 1) {
    service.ports.clock.advance(3000);
    expect((await fail()).Code).toBe(200017);
  }
  expect(await service.ports.store.table('idempotency').count({ Code: 200017 })).toBe(300);
});

it('a guest with endless successful calls fills no table', { timeout: 60_000 }, async () => {
  const guest = await from(HERE).guest();
  const socket = await guest.openSocket('lobby');
  for (let sent = 0; sent < 320; sent += 1) {
    service.ports.clock.advance(4000);
    expect((await socket.ask(setPrivacy.op, { HideBalances: sent % 2 === 0 })).Code).toBe(200);
  }
  expect(await rows('idempotency')).toBe(300);
});

it('a guest whose calls are malformed without end fills no log', { timeout: 60_000 }, async () => {
  const guest = await from(HERE).guest();
  for (let round = 0; round < 12; round += 1) {
    service.ports.clock.advance(MINUTE_MS);
    const socket = await guest.openSocket('lobby');
    const R = randomUUID();
    expect((await socket.ask(setPrivacy.op, { HideBalances: true }, { R })).Code).toBe(200);
    for (let sent = 0; sent < 18; sent += 1)
      expect((await socket.ask(setPrivacy.op, { HideBalances: false, HideLastLogin: true }, { R })).Code).toBe(100000);
    socket.close();
  }
  const lines = service.logged.filter((line) => line.includes('"msg":"malformed call"'));
  expect(lines.length).toBeGreaterThan(0);
  // A minute may end during the calls.
  expect(lines.length).toBeLessThanOrEqual(120);
});

it('a guest with repeated sign-ins keeps 20 ended sessions', { timeout: 60_000 }, async () => {
  const visitor = from(HERE).visitor();
  const signIn = async () =>
    visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken: await visitor.csrfToken() });
  const before = await rows('sessions');
  for (let count = 0; count < 40; count += 1) {
    service.ports.clock.advance(3000);
    expect((await signIn()).Code).toBe(200);
  }
  expect(await rows('sessions')).toBe(before + 21);
});
