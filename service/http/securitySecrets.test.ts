import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityToken } from '#conformance/account.ts';
import { bring, decide, sentTo, sessionOf } from '#conformance/identityProvider.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { Visitor } from '#conformance/visitor.ts';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { choosePhoneAccount, signOut } from '#protocol/endpoints/auth.ts';
import { exportAccount } from '#protocol/endpoints/account.ts';
import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { reportError } from '#protocol/endpoints/errorReport.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import { PROVIDER_NAMES, type ProviderName } from '#protocol/entities/signIn.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const OUTCOMES: readonly ConsentOutcome[] = ['agreed', 'denied', 'badState', 'badNonce', 'providerDown', 'codeRefused'];
const PHONE = '0942000009';
const STOLEN = 'e1'.repeat(32);
const WRONG_CODE = '734917';

/**
 * Players sign in by every way, with success and failure. The tests collect the secrets and search all places that may
 * keep them.
 */
let service: TestService;
let context: TestContext;
/**
 * Secrets of a sign-in by an identity provider: state, nonce, challenge and code. Its protocol sends them in addresses.
 */
const ofAttempts = new Set<string>();
/**
 * Secrets that no address may contain: tokens of sessions, of forms, of phones, of LINE's browser, and codes by phone.
 */
const ofSessions = new Set<string>();
const asked: string[] = [];
const led: string[] = [];

async function byProvider(provider: ProviderName, outcome: ConsentOutcome): Promise<void> {
  const visitor = context.visitor();
  const url = await sentTo(visitor, provider);
  for (const name of ['state', 'nonce', 'code_challenge']) ofAttempts.add(new URL(url).searchParams.get(name) ?? '');
  const brought = await decide(context, url, `logged-${provider}`, outcome);
  for (const name of ['state', 'code']) ofAttempts.add(brought.Parameters[name] ?? '');
  await bring(visitor, brought);
  if (outcome === 'agreed') await leave(visitor);
}

async function byPhone(): Promise<void> {
  const { Token, players } = await context.prove(PHONE);
  const visitor = context.visitor();
  const csrfToken = await visitor.csrfToken();
  await visitor.call(choosePhoneAccount, { Token, PlayerID: players[0] ?? '', csrfToken });
  for (const secret of [Token, csrfToken, await context.codeFor(PHONE)]) ofSessions.add(secret);
  await leave(visitor);
}

/** Makes refused calls with stolen secrets. */
async function refused(): Promise<void> {
  await context.visitor().ask(exportAccount, {}, { token: STOLEN });
  await context.visitor().ask(signOut, { csrfToken: STOLEN });
  const wrong = { SiteID: 'dev', CountryCode: 886, PhoneNumber: PHONE, ValidateCode: WRONG_CODE };
  const guesser = context.visitor();
  await guesser.call(sendLoginCode, { SiteID: 'dev', CountryCode: 886, PhoneNumber: PHONE, Lang: 'zh_tw' });
  await guesser.ask(verifyLoginCode, wrong);
  for (const secret of [STOLEN, WRONG_CODE]) ofSessions.add(secret);
}

async function inLine(): Promise<void> {
  const visitor = context.visitor();
  const idToken = await identityToken(context, 7, 'logged-liff');
  ofSessions.add(idToken);
  await visitor.call(signInLine, { csrfToken: await visitor.csrfToken(), idToken });
  await leave(visitor);
}

/** Reports a fault and visits as the page does, then signs out. */
async function leave(visitor: Visitor): Promise<void> {
  const { token } = await sessionOf(visitor);
  const csrfToken = await visitor.csrfToken();
  ofSessions.add(token).add(csrfToken);
  const address = `http://localhost/signIn/line?state=${[...ofAttempts].at(-1) ?? ''}&token=${token}#id_token=${token}`;
  const Message = `cannot sign in with ${token}`;
  const Stack = `Error: ${Message}\n    at enter (${address}:1:2)`;
  await visitor.call(reportError, { Message, Stack, Route: '/signIn/:provider', Build: '1.0.0', Browser: 'chrome' });
  const Event = { Name: 'pageView', EventID: randomUUID(), Time: new Date().toISOString(), Route: '/signIn/:provider' };
  await visitor.call(recordAnalytics, { Consent: true, VisitorID: randomUUID(), Events: [Event] });
  await visitor.call(signOut, { csrfToken });
}

beforeAll(async () => {
  service = await startMemoryService({ maxRequestsPerMinute: 100_000 });
  const adapter = createWireAdapter(service.origin, ({ headers }, { path }) => {
    asked.push(path);
    led.push(headers['location'] ?? '');
  });
  context = new TestContext(adapter);
  for (const provider of PROVIDER_NAMES) for (const outcome of OUTCOMES) await byProvider(provider, outcome);
  await byPhone();
  await inLine();
  await context.guest().then(({ visitor }) => leave(visitor));
  await context.advance(61);
  await refused();
  ofAttempts.delete('');
}, 60_000);
afterAll(() => service.stop());

/** Returns the secrets that a text contains, plain or encoded. A code by phone counts only as a whole number. */
const found = (secrets: ReadonlySet<string>, text: string): readonly string[] =>
  [...secrets].filter((secret) =>
    [secret, encodeURIComponent(secret)].some((form) =>
      new RegExp(`(?<![0-9a-zA-Z])${form.replace(/[^0-9a-zA-Z]/g, '\\$&')}(?![0-9a-zA-Z])`).test(text),
    ),
  );

describe('a secret of a sign-in', () => {
  it('was collected', () => {
    expect([ofAttempts.size > 60, ofSessions.size]).toEqual([true, 20]);
    expect(found(ofSessions, `?a=${[...ofSessions][0] ?? ''}&b`)).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(100);
  });

  it('is in no requested address of ours', () => {
    expect(found(ofSessions, asked.join('\n'))).toEqual([]);
  });

  it('is in no address that a browser is redirected to', () => {
    const locations = led.filter((location) => location !== '');
    expect(locations.length).toBeGreaterThan(20);
    expect(found(ofSessions, locations.join('\n'))).toEqual([]);
    expect(found(ofAttempts, locations.join('\n'))).toEqual([]);
  });

  it('is in no log line, of calls or of failures', () => {
    const logged = service.logged.join('\n');
    expect(logged).toContain('/api/auth/callback/line');
    expect(logged).toContain('an identity provider proved no identity');
    expect(found(ofSessions, logged)).toEqual([]);
    expect(found(ofAttempts, logged)).toEqual([]);
    expect(logged).not.toMatch(new RegExp(`logged-(?:line|google|apple|facebook|liff)|people\\.example|${PHONE}`));
  });

  it('is in no row of visits, in no fault of a page, and in no metric', async () => {
    const events = await service.ports.store.table('analyticsEvents').find({});
    const faults = await service.ports.store.table('errorReports').find({});
    expect([events.length > 0, faults.length > 0]).toEqual([true, true]);
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(metrics).toContain('menagerie_sign_ins_total{provider="google",result="AccessDenied"} 1');
    const kept = JSON.stringify([events, faults, metrics]);
    expect(found(ofSessions, kept)).toEqual([]);
    expect(found(ofAttempts, kept)).toEqual([]);
  });

  it('is in no security event, nor is an address or an identity elsewhere', async () => {
    const events = await vi.waitFor(
      async () => {
        const rows = await service.ports.store.table('securityEvents').find({});
        const kinds = new Set(rows.map(({ Kind }) => Kind));
        for (const kind of ['session.opened', 'signIn.refused', 'token.refused', 'csrf.refused', 'code.wrong'])
          expect([...kinds]).toContain(kind);
        return JSON.stringify(rows);
      },
      { timeout: 4000 },
    );
    const logged = service.logged.filter((line) => line.includes('security event')).join('\n');
    for (const text of [events, logged]) {
      expect(found(ofSessions, text)).toEqual([]);
      expect(found(ofAttempts, text)).toEqual([]);
      expect(text).not.toMatch(new RegExp(`127\\.0\\.0\\.1|logged-|people\\.example|${PHONE}`));
    }
  });
});
