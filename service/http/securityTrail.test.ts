import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isSecurityKind, SECURITY_EVENTS } from '#domain/security/events.ts';
import { bindPhone, confirmByCode, identityToken, proveEmail } from '#conformance/account.ts';
import { goThrough } from '#conformance/identityProvider.ts';
import { addPasskeyTo, signInBy } from '#conformance/passkey.ts';
import { type TestSession, TestContext } from '#conformance/testContext.ts';
import { cancelDeletion, exportAccount, requestDeletion, signOutEverywhere } from '#protocol/endpoints/account.ts';
import { choosePhoneAccount, signOut } from '#protocol/endpoints/auth.ts';
import { sendBindCode, sendLoginCode, verifyBindCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { bindEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import { removePasskey } from '#protocol/endpoints/passkey.ts';
import { confirmSignIn, requestSignIn } from '#protocol/endpoints/signInRequest.ts';
import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import { AccountExport } from '#protocol/entities/account.ts';
import { heartbeat, signInChat } from '#protocol/operations/connection.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { openRaw, sendHalf } from '../testing/halfSent.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';
import { requestAs } from '../testing/requestAs.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const DAY = 24 * 60 * 60;
const MEMBER = '0955000001';
/** Refusals are written once a second. */
const SOON = { timeout: 4000, interval: 250 };
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

let service: AdminService;
let context: TestContext;
const admin = openAdminLine(() => service);
beforeAll(async () => {
  service = await startAdminService({ maxRequestsPerMinute: 100_000 });
  context = new TestContext(createWireAdapter(service.origin));
});
afterAll(() => service.stop());

/** The kinds that a test has caused and read back. */
const seen = new Set<string>();

/** Waits until the operator's command prints an event of a kind with all of these texts in its line. */
async function expectTraced(kind: string, ...holds: readonly string[]): Promise<string> {
  const line = await vi.waitFor(async () => {
    expect(await admin('audit', '--kind', kind, '--limit', '1000')).toBe(0);
    const found = admin.out.find((each) => holds.every((part) => each.includes(part)));
    if (found === undefined) throw new Error(`no ${kind} with ${holds.join(', ')} in:\n${admin.out.join('\n')}`);
    return found;
  }, SOON);
  seen.add(kind);
  return line;
}

/** Signs a member in on a new day, which has codes left. */
async function member(phone = MEMBER): Promise<TestSession> {
  await context.advance(DAY + 1);
  return context.member(phone);
}
const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  requestAs(
    service.port,
    path,
    { 'content-type': 'application/json', ...headers },
    { method: 'POST', body: JSON.stringify(body) },
  );
const send = ({ visitor, token }: TestSession, PhoneNumber: string) =>
  visitor.ask(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });

async function refusedUpgrade(origin: string): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${service.port}/ws/chat`, { origin });
  socket.on('error', () => {});
  await once(socket, 'unexpected-response');
  socket.terminate();
}

describe('sessions', () => {
  it('record how each was opened, with a hash of the address', async () => {
    const guest = await context.guest();
    const line = await expectTraced('session.opened', guest.playerID, '"Provider":"guest"', '"IsNew":true');
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}session\.opened {2}\d+ {2}[0-9a-f]{16} {2}\{/);
    expect(line).not.toContain('127.0.0.1');
    await goThrough(context, context.visitor(), 'google', 'trailed');
    await expectTraced('session.opened', '"Provider":"google"');
  });

  it('record why each ended', async () => {
    const first = await member();
    const second = await context.member(MEMBER);
    await expectTraced('session.ended', first.playerID, '"replaced"');
    await second.visitor.call(signOut, { csrfToken: await second.visitor.csrfToken() });
    await expectTraced('session.ended', first.playerID, '"signedOut"');
    const third = await context.member(MEMBER);
    await third.visitor.call(signOutEverywhere, { csrfToken: await third.visitor.csrfToken() });
    await expectTraced('session.ended', first.playerID, '"everywhere"');
  });

  it('record refused sign-ins, by phone and by provider', async () => {
    const visitor = context.visitor();
    await visitor.ask(choosePhoneAccount, {
      Token: 'a'.repeat(64),
      PlayerID: '',
      csrfToken: await visitor.csrfToken(),
    });
    await expectTraced('signIn.refused', 'choosePhoneAccount', '200056');
    await goThrough(context, context.visitor(), 'line', 'refused', 'badNonce');
    await expectTraced('signIn.refused', 'callback.line', 'NonceMismatch');
  });
});

describe('codes', () => {
  it('that are wrong are recorded with their purpose', async () => {
    const session = await member();
    const visitor = context.visitor();
    const common = { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0955000002' };
    await visitor.call(sendLoginCode, { ...common, Lang: 'zh_tw' });
    const ValidateCode = wrongOf(await context.codeFor('0955000002'));
    for (let tries = 0; tries < 4; tries += 1) await visitor.ask(verifyLoginCode, { ...common, ValidateCode });
    await expectTraced('code.wrong', '"login"', '"TriesLeft":2');
    await expectTraced('code.wrong', '"login"', '"TriesLeft":0');
    await expectTraced('limit.reached', 'tries', 'verifyLoginCode');
    const Email = 'trail@example.org';
    await session.visitor.call(sendEmailCode, { Email, Lang: 'zh_tw' }, { token: session.token });
    const wrong = wrongOf(await context.codeFor(Email));
    await session.visitor.ask(bindEmail, { Email, ValidateCode: wrong }, { token: session.token });
    await expectTraced('code.wrong', session.playerID, '"email"');
  });

  it('that are requested too often reach a limit', async () => {
    const ask = () =>
      context
        .visitor()
        .ask(sendLoginCode, { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0955000003', Lang: 'zh_tw' });
    await context.advance(DAY + 1);
    for (let sent = 0; sent < 6; sent += 1) {
      await ask();
      await context.advance(61);
    }
    await expectTraced('limit.reached', 'codes', 'sendLoginCode');
  });
});

describe('refusals', () => {
  it('of another site’s page, over HTTP and at an upgrade', async () => {
    await post(signOut.path, { origin: 'https://evil.example' });
    await expectTraced('origin.refused', '"http"', 'signOut');
    await refusedUpgrade('https://evil.example');
    await expectTraced('origin.refused', '"socket"');
  });

  it('of a CSRF token', async () => {
    await post(signOut.path, {}, { csrfToken: 'forged' });
    await expectTraced('csrf.refused', 'signOut');
  });

  it('of tokens, over HTTP and on a socket, each with the address', async () => {
    await post(exportAccount.path, { 'api-token': 'f'.repeat(64) });
    expect(await expectTraced('token.refused', 'exportAccount')).toMatch(/ - {2}[0-9a-f]{16} /);
    const testSocket = await context.openSocket('chat');
    await testSocket.ask(signInChat.op, {}, { token: 'f'.repeat(64) });
    expect(await expectTraced('token.refused', 'signInChat')).toMatch(/ - {2}[0-9a-f]{16} /);
  });

  it('of an expired proof, and of a missing right', async () => {
    const session = await member();
    await send(session, '0955000004');
    await expectTraced('proof.refused', session.playerID, 'sendBindCode', '300031');
    const guest = await context.guest();
    const Email = 'guest@example.org';
    await guest.visitor.ask(sendEmailCode, { Email, Lang: 'zh_tw' }, { token: guest.token });
    await expectTraced('access.refused', guest.playerID, '300008');
    await (await context.openSocket('lobby')).ask(heartbeat.op, {});
    await expectTraced('access.refused', 'heartbeat', '100006');
  });

  it('of the edge’s limits', async () => {
    const small = await startAdminService({
      maxRequestsPerMinute: 4,
      maxBodyBytesPerAddress: 4096,
    });
    const line = openAdminLine(() => small);
    const half = await sendHalf(small.port, { path: signOut.path, sent: 4000, headers: { 'Content-Length': '8000' } });
    try {
      const large = JSON.stringify({ csrfToken: 'x'.repeat(3000) });
      const headers = { 'content-type': 'application/json' };
      for (let sent = 0; sent < 5; sent += 1)
        await requestAs(small.port, signOut.path, headers, { method: 'POST', body: large });
      await vi.waitFor(async () => {
        await line('audit', '--kind', 'limit.reached');
        expect(line.out.join('\n')).toContain('"bodies"');
        expect(line.out.join('\n')).toContain('"requests"');
      }, SOON);
    } finally {
      half.socket.destroy();
      await small.stop();
    }
  });

  it('of connections and sockets of one address', async () => {
    const small = await startAdminService({ maxConnectionsPerAddress: 2 });
    const line = openAdminLine(() => small);
    const held = await Promise.all([1, 2, 3].map(() => openRaw(small.port)));
    await Promise.race(held.map(({ closed }) => closed));
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map(({ closed }) => closed));
    const sockets: WebSocket[] = [];
    for (let count = 0; count < 3; count += 1) {
      const socket = new WebSocket(`ws://127.0.0.1:${small.port}/ws/chat`);
      socket.on('error', () => {});
      sockets.push(socket);
      await Promise.race([once(socket, 'open'), once(socket, 'unexpected-response')]);
    }
    await vi.waitFor(async () => {
      await line('audit', '--kind', 'limit.reached');
      expect(line.out.join('\n')).toContain('"connections"');
      expect(line.out.join('\n')).toContain('"sockets"');
    }, SOON);
    for (const socket of sockets) socket.terminate();
    await small.stop();
  });

  it('with endless frames', async () => {
    const testSocket = await context.openSocket('chat');
    for (let frames = 0; frames < 22; frames += 1) testSocket.sendText('{');
    await expectTraced('limit.reached', '"badFrames"');
  });
});

describe('the operator', () => {
  it('bans, mutes and gives roles, and lifts each of them', async () => {
    const { playerID } = await context.guest();
    expect(await admin('player', 'mute', playerID, '--minutes', '5')).toBe(0);
    expect(await admin('player', 'mute', playerID, '--off')).toBe(0);
    expect(await admin('player', 'ban', playerID, '--reason', 'fraud', '--days', '2')).toBe(0);
    expect(await admin('player', 'ban', playerID, '--off')).toBe(0);
    expect(await admin('player', 'role', playerID, '--role', 'operator')).toBe(0);
    await expectTraced('player.muted', playerID, '"Until"');
    await expectTraced('player.unmuted', playerID);
    await expectTraced('player.banned', playerID, '"Until"');
    await expectTraced('session.ended', playerID, '"disabled"');
    await expectTraced('player.unbanned', playerID);
    await expectTraced('player.role', playerID, '"operator"');
  });
});

describe('a way to sign in to an account', () => {
  it('is bound and moved', async () => {
    const guest = await context.guest();
    await context.advance(DAY + 1);
    const again = await context.guest(guest.visitor);
    await bindPhone(context, again, '0955000005');
    await expectTraced('phone.bound', guest.playerID);
    await confirmByCode(context, again, '0955000005');
    await context.advance(61);
    await send(again, '0955000006');
    const ValidateCode = await context.codeFor('0955000006');
    await again.visitor.ask(
      verifyBindCode,
      { CountryCode: 886, PhoneNumber: '0955000006', ValidateCode },
      { token: again.token },
    );
    await expectTraced('phone.moved', guest.playerID, '"player"');
    expect(await admin('player', 'phone', guest.playerID, '--to', '0955000007', '--brand', 'bj188')).toBe(0);
    await expectTraced('phone.moved', guest.playerID, '"operator"');
    const session = await member('0955000008');
    await proveEmail(context, session, 'bound@example.org');
    await expectTraced('email.bound', session.playerID);
    const TPToken = await identityToken(context, 7, 'trail-bound');
    await session.visitor.call(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, { token: session.token });
    await expectTraced('provider.bound', session.playerID, '"TPType":7');
  });

  it('is a passkey that is added, used, refused and removed', async () => {
    const session = await member('0955000010');
    const { authenticator, passkey } = await addPasskeyTo(context, session);
    await expectTraced('passkey.added', session.playerID);
    await signInBy(context.visitor(), authenticator, { forged: true });
    await expectTraced('signIn.refused', 'signInPasskey', '300034');
    await session.visitor.call(removePasskey, { PasskeyID: passkey.PasskeyID }, { token: session.token });
    await expectTraced('passkey.removed', session.playerID, '"player"');
    await signInBy(context.visitor(), authenticator);
    await expectTraced('signIn.refused', 'signInPasskey', '300033');
    const again = await addPasskeyTo(context, session);
    await signInBy(context.visitor(), again.authenticator);
    await expectTraced('session.opened', session.playerID, '"Provider":"passkey"');
    expect(await admin('player', 'phone', session.playerID, '--to', '0955000011', '--brand', 'bj188')).toBe(0);
    await expectTraced('passkey.removed', session.playerID, '"operator"');
    expect((await signInBy(context.visitor(), again.authenticator)).Code).toBe(300033);
  });

  it('is a new device that a signed-in device admits', async () => {
    const session = await member('0955000012');
    const visitor = context.visitor();
    const csrfToken = await visitor.csrfToken();
    const { Code } = await visitor.call(requestSignIn, { CountryCode: 886, PhoneNumber: '0955000012', csrfToken });
    await session.visitor.ask(
      confirmSignIn,
      { Code: Code === '00000000' ? '11111111' : '00000000' },
      { token: session.token },
    );
    await expectTraced('signIn.refused', session.playerID, 'confirmSignIn', '200056');
    await session.visitor.call(confirmSignIn, { Code }, { token: session.token });
    await expectTraced('device.confirmed', session.playerID);
  });

  it('is requested to be deleted and restored', async () => {
    const session = await member('0955000009');
    const { token } = session;
    await session.visitor.ask(requestDeletion, { Confirm: '1' }, { token });
    await expectTraced('deletion.unconfirmed', session.playerID);
    await session.visitor.call(requestDeletion, { Confirm: session.playerID }, { token });
    await session.visitor.call(requestDeletion, { Confirm: session.playerID }, { token });
    await expectTraced('deletion.requested', session.playerID);
    await session.visitor.call(cancelDeletion, {}, { token });
    await expectTraced('deletion.cancelled', session.playerID);
    expect(await service.ports.store.table('securityEvents').count({ Kind: 'deletion.requested' })).toBe(1);
    const { reply } = await session.visitor.ask(exportAccount, {}, { token });
    const kinds = AccountExport.parse(JSON.parse(reply.text)).SecurityEvents.List.map(({ Kind }) => Kind);
    expect(kinds.slice(0, 2)).toEqual(['deletion.cancelled', 'deletion.requested']);
  });
});

describe('the trail', () => {
  it('covers every declared kind in the tests above', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(SECURITY_EVENTS).toSorted());
  });

  it('stores only declared fields', async () => {
    for (const { Kind, Detail } of await service.ports.store.table('securityEvents').find({})) {
      if (!isSecurityKind(Kind)) throw new Error(`${Kind} is not declared`);
      expect([Kind, SECURITY_EVENTS[Kind].carries.safeParse(Detail).success]).toEqual([Kind, true]);
    }
  });

  it('counts events for alarms by kind only, and logs each event', async () => {
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(metrics).toMatch(/menagerie_security_events_total\{kind="csrf\.refused"\} [1-9]/);
    expect(metrics).toMatch(/menagerie_security_events_unkept_total \d/);
    const line = service.logged.find((each) => each.includes('"kind":"csrf.refused"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'security event', detail: { Row: 'signOut' } });
  });

  it('stores some events of one address a day, and counts the rest', async () => {
    const flooded = await startAdminService({ maxRequestsPerMinute: 100_000 });
    const { ports, port, origin } = flooded;
    const headers = { 'content-type': 'application/json' };
    const forged = { method: 'POST', body: JSON.stringify({ csrfToken: 'forged' }) };
    for (let tries = 0; tries < 30; tries += 1) await requestAs(port, signOut.path, headers, forged);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    expect(metrics).toContain('menagerie_security_events_total{kind="csrf.refused"} 30');
    expect(metrics).toContain('menagerie_security_events_unkept_total 10');
    expect(flooded.logged.filter((each) => each.includes('csrf.refused'))).toHaveLength(20);
    const kept = (): Promise<number> => ports.store.table('securityEvents').count({ Kind: 'csrf.refused' });
    await vi.waitFor(async () => expect(await kept()).toBe(20), SOON);
    await flooded.stop();
  });
});
