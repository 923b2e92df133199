import { describe, expect, test, vi } from 'vitest';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { ConnectionFailure } from '../failures.ts';
import { forget, socketClientPage, TAB } from '../testing/socketClientPage.ts';

const page = socketClientPage();

describe('states and sign-in', () => {
  test('goes from idle through connecting to connected, and signs in with the token first', () => {
    const seen: string[] = [page.client.state()];
    page.client.subscribe(() => seen.push(page.client.state()));
    const socket = page.connected();
    expect(seen).toEqual(['idle', 'connecting', 'connected']);
    expect(socket.url).toBe('wss://menagerie.example/ws/lobby');
    expect(socket.sent[0]?.frame).toMatchObject({
      OP: 13010,
      Token: 'session-token',
      CloseRSA: true,
      Tab: TAB,
    });
  });

  test('sends the token only in the sign-in', () => {
    const socket = page.connected();
    forget(page.client.call(getWallet, {}));
    expect(socket.requests[0]).not.toHaveProperty('Token');
  });

  test('offers to reload if the service has a newer major version', () => {
    page.client.start('session-token');
    page.service.welcome('2.0.0');
    expect(page.events.onOutdated).toHaveBeenCalledWith('2.0.0');
  });

  test('counts a sign-in that is never answered as a loss', () => {
    page.client.start('session-token');
    page.service.latest.accept();
    vi.advanceTimersByTime(10_000);
    expect(page.client.state()).toBe('error');
  });
});

describe('the end of a session', () => {
  test.each([100005, 100015, 200001])('is reported once, without a reconnect, at an answer of %i', async (code) => {
    const socket = page.connected();
    const answer = page.client.call(getWallet, {});
    socket.answer(socket.requests[0], {}, code);
    await expect(answer).rejects.toMatchObject({ code });
    vi.advanceTimersByTime(120_000);
    expect(page.events.onSessionEnded).toHaveBeenCalledExactlyOnceWith(code, 'replaced');
    expect(page.service.connections).toHaveLength(1);
    expect(page.client.state()).toBe('idle');
  });

  test('has the reason of the push before close code 4001', () => {
    const socket = page.connected();
    const heard = vi.fn();
    page.client.on(sessionEnded, heard);
    socket.push({ OP: 10002, Code: 100015, Message: '', Result: { Reason: 'signedOut' }, R: 'connection-1' });
    socket.drop(4001);
    vi.advanceTimersByTime(120_000);
    expect(heard).toHaveBeenCalledWith({ Reason: 'signedOut' });
    expect(page.events.onSessionEnded).toHaveBeenCalledExactlyOnceWith(100015, 'signedOut');
    expect(page.service.connections).toHaveLength(1);
  });

  test('has the reason `disabled` after a sign-in that fails with 100014', () => {
    page.client.start('session-token');
    const socket = page.service.latest;
    socket.accept();
    socket.answer(socket.login, {}, 100014);
    expect(page.events.onSessionEnded).toHaveBeenCalledExactlyOnceWith(100014, 'disabled');
  });

  test('rejects unanswered requests and calls no listener after a stop', async () => {
    page.connected();
    const answer = page.client.call(getWallet, {});
    page.client.stop();
    await expect(answer).rejects.toThrow(ConnectionFailure);
    expect(page.events.onSessionEnded).not.toHaveBeenCalled();
  });
});
