import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransportAdapter, RestReply } from '#conformance/transportAdapter.ts';
import { bring, type Brought, decide, sentTo } from '#conformance/identityProvider.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { Visitor } from '#conformance/visitor.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { getSession, signOut } from '#protocol/endpoints/auth.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { PROVIDER_NAMES } from '#protocol/entities/signIn.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

let service: TestService;
let wire: TransportAdapter;
let context: TestContext;
beforeAll(async () => {
  service = await startMemoryService({ maxRequestsPerMinute: 100_000 });
  wire = createWireAdapter(service.origin);
  context = new TestContext(wire);
});
afterAll(() => service.stop());

/** Contracts that change data, without those that pages of other sites post to. */
const unsafe = ENDPOINTS.filter(({ method, takes }) => method !== 'GET' && takes !== 'form');
const guarded = unsafe.filter(({ access }) => access === 'csrf');
const named = (contracts: readonly EndpointContract[]) =>
  contracts.map((contract) => [contract.name, contract] as const);

/** A signed-in browser: its cookies, and the token that its pages repeat. */
interface SignedIn {
  readonly cookies: Readonly<Record<string, string>>;
  readonly csrfToken: string;
}
async function signedIn(): Promise<SignedIn> {
  const cookies: Record<string, string> = {};
  const keep = ({ cookies: set }: RestReply): void => void Object.assign(cookies, set);
  const ask = (method: string, path: string, body?: object) =>
    wire.call({
      method,
      path,
      cookies,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      isSubject: false,
    });
  const tokenOf = async (): Promise<string> => {
    const reply = await ask('GET', '/api/auth/csrf');
    keep(reply);
    return (JSON.parse(reply.text) as { csrfToken: string }).csrfToken;
  };
  keep(await ask('POST', '/api/auth/signin/guest', { SiteID: 'dev', Lang: 'zh_tw', csrfToken: await tokenOf() }));
  return { cookies, csrfToken: await tokenOf() };
}

const post = (
  { path }: EndpointContract,
  { cookies }: Pick<SignedIn, 'cookies'>,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
) =>
  wire.call({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    cookies,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isSubject: false,
  });
const codeOf = ({ text }: RestReply): unknown => (JSON.parse(text) as { Code: number }).Code;
const isSignedIn = async ({ cookies }: SignedIn): Promise<boolean> =>
  (await wire.call({ method: 'GET', path: getSession.path, headers: {}, cookies, body: undefined, isSubject: false }))
    .text !== 'null';

describe('a page of another site', () => {
  const FOREIGN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another name of this site', { origin: 'http://localhost.evil.example' }],
    ['no origin, another site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, a subdomain', { 'sec-fetch-site': 'same-site' }],
  ];

  it.each(named(unsafe))('posts nothing, though it had the cookies and the token: %s', async (_name, contract) => {
    const victim = await (visiting ??= signedIn());
    for (const [what, headers] of FOREIGN) {
      const reply = await post(contract, victim, { csrfToken: victim.csrfToken }, headers);
      expect([what, reply.status, codeOf(reply)]).toEqual([what, 403, 300006]);
    }
    // The same call from an own page is read, and refused because of its content.
    const own = await post(
      contract,
      victim,
      { csrfToken: victim.csrfToken, NoSuchField: 1 },
      { origin: service.origin },
    );
    expect([100000, 300001]).toContain(codeOf(own));
    expect(await isSignedIn(victim)).toBe(true);
  });
  let visiting: Promise<SignedIn> | undefined;

  it('posts forms only to the callbacks of identity providers', () => {
    expect(ENDPOINTS.filter(({ takes }) => takes === 'form').map(({ name }) => name)).toEqual([
      'postCallbackApple',
      'postCallbackFacebook',
      'postCallbackGoogle',
      'postCallbackLine',
    ]);
  });

  it('changes nothing with a GET', () => {
    expect(ENDPOINTS.filter(({ method, effect }) => method === 'GET' && effect === 'write')).toEqual([]);
  });
});

describe('cookies that a browser sends by itself open nothing', () => {
  it.each(named(guarded))(
    'is refused without the CSRF token, or with the token of another browser: %s',
    async (_name, contract) => {
      const victim = await signedIn();
      const other = await signedIn();
      const forged = `${'0'.repeat(64)}.${'0'.repeat(64)}`;
      // A valid pair for a caller without a session.
      const early = await context.visitor().csrfToken();
      const attempts: readonly (readonly [string, string, SignedIn['cookies']])[] = [
        ['no token', '', victim.cookies],
        ['another browser’s token', other.csrfToken, victim.cookies],
        ['its cookie gone', victim.csrfToken, { ...victim.cookies, 'menagerie.csrf': '' }],
        ['a pair that is not ours', forged, { ...victim.cookies, 'menagerie.csrf': forged }],
        ['another session’s pair', other.csrfToken, { ...victim.cookies, 'menagerie.csrf': other.csrfToken }],
        ['a pair of before the sign-in', early, { ...victim.cookies, 'menagerie.csrf': early }],
        ['a changed sign', `${victim.csrfToken.slice(0, -1)}!`, victim.cookies],
      ];
      for (const [what, csrfToken, cookies] of attempts)
        expect([what, codeOf(await post(contract, { cookies }, { csrfToken }))]).toEqual([what, 300006]);
      expect(
        (await post(contract, victim, 'csrfToken=1', { 'content-type': 'application/x-www-form-urlencoded' })).status,
      ).toBe(400);
      expect(
        (await post(contract, victim, `{"csrfToken":"${victim.csrfToken}"}`, { 'content-type': 'text/plain' })).status,
      ).toBe(400);
      expect(await isSignedIn(victim)).toBe(true);
    },
  );

  it('a cookie is not accepted as a token', async () => {
    const victim = await signedIn();
    for (const contract of unsafe.filter(({ access }) => access === 'token'))
      expect([contract.name, codeOf(await post(contract, victim, {}))]).toEqual([contract.name, 300001]);
  });

  it('only sign-in, sign-out and related calls read a cookie', () => {
    const readers = ENDPOINTS.filter(({ access }) => access === 'cookie' || access === 'csrf');
    expect(readers.filter(({ path }) => !path.startsWith('/api/auth/'))).toEqual([]);
    expect(guarded).toContain(signOut);
  });
});

describe.each(PROVIDER_NAMES)('an answer of %s that does not belong to this browser’s question', (provider) => {
  /** Expects a visitor with the answer to stay signed out. */
  async function refused(visitor: Visitor, brought: Brought): Promise<string | null> {
    const end = await bring(visitor, brought);
    expect(await visitor.call(getSession, {})).toBeNull();
    const { origin, searchParams } = new URL(end, service.origin);
    expect(origin).toBe(service.origin);
    return searchParams.get('error');
  }
  const changed = (brought: Brought, change: Readonly<Record<string, string | undefined>>): Brought => ({
    ...brought,
    Parameters: Object.fromEntries(
      Object.entries({ ...brought.Parameters, ...change }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  });
  const ask = async (visitor: Visitor): Promise<Brought> =>
    decide(context, await sentTo(visitor, provider), `forged-${provider}`);

  it('with its state missing, changed, or another’s', async () => {
    const visitor = context.visitor();
    const brought = await ask(visitor);
    const state = brought.Parameters['state'] ?? '';
    const flipped = state.slice(0, -1) + (state.endsWith('0') ? '1' : '0');
    for (const change of [undefined, '', flipped, state.toUpperCase(), `${state} `, `${state}0`])
      expect(await refused(visitor, changed(brought, { state: change }))).toBe('StateMismatch');
    const stranger = context.visitor();
    await sentTo(stranger, provider);
    expect(await refused(stranger, brought)).toBe('StateMismatch');
    expect(await refused(context.visitor(), brought)).toBe('CookieMissing');
    // The failed attempts have not used up the answer.
    expect(await bring(visitor, brought)).toBe('/');
  });

  it('is refused with the code and the nonce of another question of the same browser', async () => {
    const visitor = context.visitor();
    const [one, two] = [await ask(visitor), await ask(visitor)];
    expect(await refused(visitor, changed(one, { code: two.Parameters['code'] }))).toBe('ProviderRefused');
    expect(await refused(visitor, one)).toBe('StateReused');
  });

  it('brought a second time', async () => {
    const visitor = context.visitor();
    const brought = await ask(visitor);
    expect(await bring(visitor, brought)).toBe('/');
    const thief = context.visitor();
    await sentTo(thief, provider);
    expect(await refused(thief, brought)).toBe('StateMismatch');
    expect(await bring(visitor, brought)).toContain('error=StateReused');
  });
});
