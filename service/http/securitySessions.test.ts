import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { sessionOf } from '#conformance/identityProvider.ts';
import { TestContext } from '#conformance/testContext.ts';
import { signOutEverywhere } from '#protocol/endpoints/account.ts';
import { getSession, signInGuest, signOut } from '#protocol/endpoints/auth.ts';
import { checkEmail } from '#protocol/endpoints/email.ts';
import { signInLobby } from '#protocol/operations/connection.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { WAYS_IN } from '../testing/waysIn.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const ways = Object.entries(WAYS_IN);

describe('before and after', () => {
  let service: TestService;
  let wire: TransportAdapter;
  let context: TestContext;
  beforeAll(async () => {
    service = await startMemoryService({ maxRequestsPerMinute: 100_000 });
    wire = createWireAdapter(service.origin);
    context = new TestContext(wire);
  });
  afterAll(() => service.stop());

  /** The uses of a token that are still open: REST, the cookie's session, and a socket. */
  async function opens(token: string) {
    const rest = await context.visitor().ask(checkEmail, {}, { token });
    const cookies = { 'menagerie.session': token };
    const page = { method: 'GET', path: getSession.path, headers: {}, cookies, body: undefined, isSubject: false };
    const told = JSON.parse((await wire.call(page)).text) as { token: string } | null;
    const testSocket = await context.openSocket('lobby');
    const socket = await testSocket.ask(signInLobby.op, {}, { token });
    testSocket.close();
    return [rest.Code, told?.token ?? '', socket.Code];
  }
  const NOTHING = [100005, '', 100005];

  it.each(ways)('a planted token is neither the token of a sign-in nor valid: %s', async (way, enter) => {
    const planted = 'f'.repeat(64);
    const victim = context.visitor();
    victim.keep('menagerie.session', planted);
    await enter(context, victim);
    const { token } = await sessionOf(victim);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(token).not.toBe(planted);
    expect(await opens(planted)).toEqual(NOTHING);
    expect(await opens(token)).toEqual([200, token, 200]);
    // A valid session of the attacker is not adopted or prolonged either.
    const planter = await context.guest();
    const second = context.visitor();
    second.keep('menagerie.session', planter.token);
    await enter(context, second);
    const after = await sessionOf(second);
    expect([after.token === planter.token, after.playerID === planter.playerID, way]).toEqual([false, false, way]);
    expect([way, await opens(planter.token)]).toEqual([way, NOTHING]);
  });

  it.each(ways)(
    'the CSRF token of before is invalid after, and the new one after the sign-out: %s',
    async (_way, enter) => {
      const visitor = context.visitor();
      const before = await visitor.csrfToken();
      await enter(context, visitor);
      const refused = (csrfToken: string) => visitor.ask(signOut, { csrfToken });
      expect((await refused(before)).Code).toBe(300006);
      const after = await visitor.csrfToken();
      expect(after).not.toBe(before);
      expect((await refused(after)).Code).toBe(200);
      expect(await visitor.csrfToken()).not.toBe(after);
    },
  );

  it.each([
    ['here', signOut],
    ['everywhere', signOutEverywhere],
  ])('a sign-out %s ends the session in the service, not only in the browser', async (_where, contract) => {
    const session = await context.member('0942000002');
    const testSocket = await session.openSocket('lobby');
    expect(await opens(session.token)).toEqual([200, session.token, 200]);
    const { reply } = await session.visitor.ask(contract, { csrfToken: await session.visitor.csrfToken() });
    expect(reply.cookies).toMatchObject({ 'menagerie.session': '', 'menagerie.csrf': '' });
    expect(await testSocket.closed()).toBe(4001);
    expect(await opens(session.token)).toEqual(NOTHING);
  });

  it('the store keeps no token that opens anything', async () => {
    const { token } = await context.member('0942000003');
    const kept = await service.ports.store.table('sessions').find({});
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
    for (const { TokenHash } of kept.slice(0, 5)) expect(await opens(TokenHash)).toEqual(NOTHING);
  });
});

describe('every cookie that the service sets on the way in and out', () => {
  let service: TestService;
  afterEach(() => service.stop());

  /** Returns all cookies that are set during every kind of sign-in and the sign-out. */
  async function drive(
    changes: Parameters<typeof startMemoryService>[0],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    service = await startMemoryService({ maxRequestsPerMinute: 100_000, ...changes });
    const lines = new Map<string, string[]>();
    const watch = (set: readonly string[]): void => {
      for (const line of set) {
        const name = line.split('=', 1)[0] ?? '';
        lines.set(name, [...(lines.get(name) ?? []), line]);
      }
    };
    const context = new TestContext(createWireAdapter(service.origin, ({ setCookies }) => watch(setCookies)));
    for (const [, enter] of ways) {
      const visitor = context.visitor();
      await enter(context, visitor);
      await visitor.call(signOut, { csrfToken: await visitor.csrfToken() });
    }
    return lines;
  }
  const NAMES = [
    'menagerie.attempt',
    'menagerie.attempt.form',
    'menagerie.csrf',
    'menagerie.device',
    'menagerie.passkey',
    'menagerie.session',
  ];
  /** The sorted attributes of a line, without the ages. */
  const flags = (line: string): string =>
    line
      .split('; ')
      .slice(1)
      .filter((each) => !/^(?:Max-Age|Expires)=/.test(each))
      .toSorted()
      .join('; ');
  const all = (lines: readonly string[] | undefined) => new Set((lines ?? []).map(flags));

  it('is out of reach of scripts, of other sites and of other hosts', async () => {
    const set = await drive({});
    expect([...set.keys()].toSorted()).toEqual(NAMES);
    // Browsers accept Secure from loopback addresses too. This cookie must be sent from another site.
    const ofApple = new Set(['HttpOnly; Path=/; SameSite=None; Secure']);
    for (const [name, lines] of set)
      expect([name, all(lines)]).toEqual([
        name,
        name === 'menagerie.attempt.form' ? ofApple : new Set(['HttpOnly; Path=/; SameSite=Lax']),
      ]);
    for (const line of set.get('menagerie.session') ?? []) expect(line).toMatch(/Max-Age=(?:2592000|0);/);
  });

  it('is Secure where the product is reached by TLS, behind a proxy too', async () => {
    const set = await drive({ publicOrigin: 'https://play.example', trustedProxies: 1 });
    expect([...set.keys()].toSorted()).toEqual(NAMES.map((name) => `__Host-${name}`));
    for (const [name, lines] of set)
      expect([name, all(lines)]).toEqual([
        name,
        new Set([`HttpOnly; Path=/; SameSite=${name === '__Host-menagerie.attempt.form' ? 'None' : 'Lax'}; Secure`]),
      ]);
  });

  it('counts under TLS only by a name that no other host of the site can write', async () => {
    service = await startMemoryService({ publicOrigin: 'https://play.example', trustedProxies: 1 });
    const context = new TestContext(createWireAdapter(service.origin));
    const session = await context.guest();
    const whose = async (name: string): Promise<string | undefined> => {
      const visitor = context.visitor();
      visitor.keep(name, session.token);
      return (await visitor.call(getSession, {}))?.playerID;
    };
    expect(await whose('__Host-menagerie.session')).toBe(session.playerID);
    expect(await whose('menagerie.session')).toBeUndefined();
  });

  it('is not set when a page is read', async () => {
    service = await startMemoryService();
    for (const path of [
      '/',
      '/zh_tw/store',
      '/docs',
      '/healthz',
      '/api/auth/session',
      '/api/auth/providers',
      '/nowhere.js',
    ])
      expect((await fetch(service.origin + path)).headers.getSetCookie()).toEqual([]);
  });
});

it('signs a guest in again by its device cookie, and accepts no device cookie that the service did not sign', async () => {
  const service = await startMemoryService();
  const context = new TestContext(createWireAdapter(service.origin));
  const first = await context.guest();
  const stranger = context.visitor();
  stranger.keep('menagerie.device', `${first.playerID}.${'0'.repeat(64)}`);
  const csrfToken = await stranger.csrfToken();
  const other = await stranger.call(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
  expect(other.playerID).not.toBe(first.playerID);
  expect((await context.guest(first.visitor)).playerID).toBe(first.playerID);
  await service.stop();
});
