import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isSecurityKind, SECURITY_EVENTS } from '#domain/security/events.ts';
import { bindPhone, confirmByCode, identityToken, proveEmail } from '#conformance/account.ts';
import { goThrough } from '#conformance/party.ts';
import { type Seat, Stage } from '#conformance/stage.ts';
import { cancelDeletion, exportAccount, requestDeletion, signOutEverywhere } from '#protocol/endpoints/account.ts';
import { choosePhoneAccount, signOut } from '#protocol/endpoints/auth.ts';
import { sendBindCode, sendLoginCode, verifyBindCode, verifyLoginCode } from '#protocol/endpoints/captcha.ts';
import { bindEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import { bindThirdParty } from '#protocol/endpoints/thirdParty.ts';
import { AccountExport } from '#protocol/entities/account.ts';
import { heartbeat, signInChat } from '#protocol/operations/connection.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { openRaw, sendHalf } from '../testing/halfSent.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { requestAs } from '../testing/requestAs.ts';
import { createWireBackdrop } from '../testing/wireBackdrop.ts';

const DAY = 24 * 60 * 60;
const MEMBER = '0955000001';
/** Refusals are written once a second. */
const SOON = { timeout: 4000 };
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

let service: TestService;
let stage: Stage;
const admin = openAdminLine(() => service);
beforeAll(async () => {
  service = await startMemoryService({ maxRequestsPerMinute: 100_000 });
  stage = new Stage(createWireBackdrop(service.origin));
});
afterAll(() => service.stop());

/** The kinds that a test brought about and read back. */
const seen = new Set<string>();

/** Waits until the operator's command prints an event of a kind with all of these in its line. */
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

/** A member on a day that has codes left, signed in just now. */
async function member(phone = MEMBER): Promise<Seat> {
  await stage.advance(DAY + 1);
  return stage.member(phone);
}
const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  requestAs(
    service.port,
    path,
    { 'content-type': 'application/json', ...headers },
    { method: 'POST', body: JSON.stringify(body) },
  );
const send = ({ visitor, token }: Seat, PhoneNumber: string) =>
  visitor.ask(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });

async function refusedUpgrade(origin: string): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${service.port}/ws/chat`, { origin });
  socket.on('error', () => {});
  await once(socket, 'unexpected-response');
  socket.terminate();
}

describe('sessions', () => {
  it('tell how each was opened, with a hash for the address', async () => {
    const guest = await stage.guest();
    const line = await expectTraced('session.opened', guest.playerID, '"Provider":"guest"', '"IsNew":true');
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}session\.opened {2}\d+ {2}[0-9a-f]{16} {2}\{/);
    expect(line).not.toContain('127.0.0.1');
    await goThrough(stage, stage.visitor(), 'google', 'trailed');
    await expectTraced('session.opened', '"Provider":"google"');
  });

  it('tell why each ended', async () => {
    const first = await member();
    const second = await stage.member(MEMBER);
    await expectTraced('session.ended', first.playerID, '"replaced"');
    await second.visitor.call(signOut, { csrfToken: await second.visitor.csrfToken() });
    await expectTraced('session.ended', first.playerID, '"signedOut"');
    const third = await stage.member(MEMBER);
    await third.visitor.call(signOutEverywhere, { csrfToken: await third.visitor.csrfToken() });
    await expectTraced('session.ended', first.playerID, '"everywhere"');
  });

  it('tell of sign-ins that were refused, by phone and by provider', async () => {
    const visitor = stage.visitor();
    await visitor.ask(choosePhoneAccount, {
      Token: 'a'.repeat(64),
      PlayerID: '',
      csrfToken: await visitor.csrfToken(),
    });
    await expectTraced('signIn.refused', 'choosePhoneAccount', '200056');
    await goThrough(stage, stage.visitor(), 'line', 'refused', 'badNonce');
    await expectTraced('signIn.refused', 'callback.line', 'NonceMismatch');
  });
});

describe('codes', () => {
  it('that are wrong are told by what they were for', async () => {
    const seat = await member();
    await stage
      .visitor()
      .call(sendLoginCode, { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0955000002', Lang: 'zh_tw' });
    const ValidateCode = wrongOf(await stage.codeFor('0955000002'));
    for (let tries = 0; tries < 4; tries += 1)
      await stage
        .visitor()
        .ask(verifyLoginCode, { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0955000002', ValidateCode });
    await expectTraced('code.wrong', '"login"', '"TriesLeft":2');
    await expectTraced('code.wrong', '"login"', '"TriesLeft":0');
    await expectTraced('limit.reached', 'tries', 'verifyLoginCode');
    const Email = 'trail@example.org';
    await seat.visitor.call(sendEmailCode, { Email, Lang: 'zh_tw' }, { token: seat.token });
    const wrong = wrongOf(await stage.codeFor(Email));
    await seat.visitor.ask(bindEmail, { Email, ValidateCode: wrong }, { token: seat.token });
    await expectTraced('code.wrong', seat.playerID, '"email"');
  });

  it('that are asked for too often reach a limit', async () => {
    const ask = () =>
      stage.visitor().ask(sendLoginCode, { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0955000003', Lang: 'zh_tw' });
    await stage.advance(DAY + 1);
    for (let sent = 0; sent < 6; sent += 1) {
      await ask();
      await stage.advance(61);
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
    const line = await stage.line('chat');
    await line.ask(signInChat.op, {}, { token: 'f'.repeat(64) });
    expect(await expectTraced('token.refused', 'signInChat')).toMatch(/ - {2}[0-9a-f]{16} /);
  });

  it('of a proof that is too old, and of what is for others', async () => {
    const seat = await member();
    await send(seat, '0955000004');
    await expectTraced('proof.refused', seat.playerID, 'sendBindCode', '300031');
    const guest = await stage.guest();
    const Email = 'guest@example.org';
    await guest.visitor.ask(sendEmailCode, { Email, Lang: 'zh_tw' }, { token: guest.token });
    await expectTraced('access.refused', guest.playerID, '300008');
    await (await stage.line('lobby')).ask(heartbeat.op, {});
    await expectTraced('access.refused', 'heartbeat', '100006');
  });

  it('of the edge’s limits', async () => {
    const small = await startMemoryService({
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
    const small = await startMemoryService({ maxConnectionsPerAddress: 2 });
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

  it('of frames without end', async () => {
    const line = await stage.line('chat');
    for (let frames = 0; frames < 22; frames += 1) line.sendText('{');
    await expectTraced('limit.reached', '"badFrames"');
  });
});

describe('the operator', () => {
  it('bans, mutes and gives roles, and takes each back', async () => {
    const { playerID } = await stage.guest();
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

describe('what leads into an account', () => {
  it('is bound and moved', async () => {
    const guest = await stage.guest();
    await stage.advance(DAY + 1);
    const again = await stage.guest(guest.visitor);
    await bindPhone(stage, again, '0955000005');
    await expectTraced('phone.bound', guest.playerID);
    await confirmByCode(stage, again, '0955000005');
    await stage.advance(61);
    await send(again, '0955000006');
    const ValidateCode = await stage.codeFor('0955000006');
    await again.visitor.ask(
      verifyBindCode,
      { CountryCode: 886, PhoneNumber: '0955000006', ValidateCode },
      { token: again.token },
    );
    await expectTraced('phone.moved', guest.playerID, '"player"');
    expect(await admin('player', 'phone', guest.playerID, '--to', '0955000007', '--brand', 'bj188')).toBe(0);
    await expectTraced('phone.moved', guest.playerID, '"operator"');
    const seat = await member('0955000008');
    await proveEmail(stage, seat, 'bound@example.org');
    await expectTraced('email.bound', seat.playerID);
    const TPToken = await identityToken(stage, 7, 'trail-bound');
    await seat.visitor.call(bindThirdParty, { SiteID: 'dev', TPType: 7, TPToken }, { token: seat.token });
    await expectTraced('provider.bound', seat.playerID, '"TPType":7');
  });

  it('is given up and taken back', async () => {
    const seat = await member('0955000009');
    const { token } = seat;
    await seat.visitor.ask(requestDeletion, { Confirm: '1' }, { token });
    await expectTraced('deletion.unconfirmed', seat.playerID);
    await seat.visitor.call(requestDeletion, { Confirm: seat.playerID }, { token });
    await seat.visitor.call(requestDeletion, { Confirm: seat.playerID }, { token });
    await expectTraced('deletion.requested', seat.playerID);
    await seat.visitor.call(cancelDeletion, {}, { token });
    await expectTraced('deletion.cancelled', seat.playerID);
    expect(await service.ports.store.table('securityEvents').count({ Kind: 'deletion.requested' })).toBe(1);
    const { reply } = await seat.visitor.ask(exportAccount, {}, { token });
    const kinds = AccountExport.parse(JSON.parse(reply.text)).SecurityEvents.List.map(({ Kind }) => Kind);
    expect(kinds.slice(0, 2)).toEqual(['deletion.cancelled', 'deletion.requested']);
  });
});

describe('the trail', () => {
  it('has had every kind that is declared brought about above', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(SECURITY_EVENTS).toSorted());
  });

  it('holds nothing that its declaration does not name', async () => {
    for (const { Kind, Detail } of await service.ports.store.table('securityEvents').find({})) {
      if (!isSecurityKind(Kind)) throw new Error(`${Kind} is not declared`);
      expect([Kind, SECURITY_EVENTS[Kind].carries.safeParse(Detail).success]).toEqual([Kind, true]);
    }
  });

  it('is counted for alarms by kind and nothing else, and stands in the log', async () => {
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(metrics).toMatch(/menagerie_security_events_total\{kind="csrf\.refused"\} [1-9]/);
    expect(metrics).toMatch(/menagerie_security_events_unkept_total \d/);
    const line = service.logged.find((each) => each.includes('"kind":"csrf.refused"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'security event', detail: { Row: 'signOut' } });
  });

  it('keeps some of one address a day, and counts the rest', async () => {
    const flooded = await startMemoryService({ maxRequestsPerMinute: 100_000 });
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
