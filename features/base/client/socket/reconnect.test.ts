import { describe, expect, test, vi } from 'vitest';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import type { FakeSocketServer } from '../testing/fakeSocketServer.ts';
import { TabPausedFailure } from '../failures.ts';
import { forget, socketClientPage, wallet, walletPushOf } from '../testing/socketClientPage.ts';
import { CONNECT_TIMEOUT_MS } from './socketClient.ts';

const page = socketClientPage();

describe('after a loss', () => {
  test('sends all unanswered requests again in order with the same R, and returns each answer once', async () => {
    const first = page.connected();
    const send = page.client.call(sendPublicMessage, { Message: '一' }, { r: 'a1f6a5b0-0000-4000-8000-000000000001' });
    forget(page.client.call(getWallet, {}));
    forget(send);
    vi.advanceTimersByTime(20);
    const before = first.requests.map(({ R }) => R);
    first.drop(1006);
    vi.advanceTimersByTime(1000);
    const second = page.service.welcome();
    vi.advanceTimersByTime(40);
    expect(second).not.toBe(first);
    expect(second.requests.map(({ R }) => R)).toEqual(before);
    expect(before[0]).toBe('a1f6a5b0-0000-4000-8000-000000000001');
  });

  test('sends a call made right after the reconnection once, after the waiting calls', () => {
    const first = page.connected();
    forget(page.client.call(getGames, { Page: 1 }));
    first.drop(1006);
    page.client.subscribe(() => {
      if (page.client.state() === 'connected') forget(page.client.call(getGames, { Page: 2 }));
    });
    vi.advanceTimersByTime(1000);
    const second = page.service.welcome();
    vi.advanceTimersByTime(200);
    expect(second.requests.filter(({ OP }) => OP === 13110).map(({ Page }) => Page)).toEqual([1, 2]);
  });

  test('keeps the request after 100006 and signs in again', async () => {
    const first = page.connected();
    const answer = page.client.call(getWallet, {});
    first.answer(first.requests[0], {}, 100006);
    expect(page.client.state()).toBe('error');
    vi.advanceTimersByTime(500);
    const second = page.service.welcome();
    second.answer(second.requests[0], wallet);
    await expect(answer).resolves.toEqual(wallet);
  });

  test.each([1006, 1012, 1013, 4002])('reconnects after close code %i', (code) => {
    page.connected().drop(code);
    expect(page.client.state()).toBe('error');
    vi.advanceTimersByTime(2000);
    expect(page.service.connections).toHaveLength(2);
    expect(page.client.state()).toBe('connecting');
  });

  test('waits exponentially longer, at most 30 s, and starts over after a steady connection', () => {
    page.client.start('session-token');
    page.jitter = 0.999999;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const count = page.service.connections.length;
      page.service.latest.drop(1006);
      const from = Date.now();
      while (page.service.connections.length === count) vi.advanceTimersByTime(50);
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    const socket = page.service.welcome();
    vi.advanceTimersByTime(10_000);
    socket.drop(1006);
    const count = page.service.connections.length;
    vi.advanceTimersByTime(500);
    expect(page.service.connections.length).toBe(count + 1);
  });

  test('has full jitter: some clients reconnect immediately', () => {
    const socket = page.connected();
    page.jitter = 0;
    socket.drop(1012);
    vi.advanceTimersByTime(0);
    expect(page.service.connections).toHaveLength(2);
  });

  test('reconnects immediately when woken', () => {
    page.connected().drop(1006);
    page.client.wake();
    expect(page.service.connections).toHaveLength(2);
  });

  test('waits at least half a minute after 1008, even when woken', () => {
    page.jitter = 0;
    page.connected().drop(1008);
    page.client.wake();
    vi.advanceTimersByTime(29_999);
    expect(page.service.connections).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(page.service.connections).toHaveLength(2);
  });
});

describe('the heartbeat', () => {
  const beats = (socket: FakeSocketServer['latest']) => socket.sent.filter(({ frame }) => frame.OP === 13120);

  test('is sent after 25 s of silence, and not while frames arrive', () => {
    const socket = page.connected();
    vi.advanceTimersByTime(24_000);
    socket.push(walletPushOf('connection-1'));
    vi.advanceTimersByTime(24_999);
    expect(beats(socket)).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(beats(socket)).toHaveLength(1);
  });

  test('is a loss only if no answer comes within 10 s', () => {
    const socket = page.connected();
    vi.advanceTimersByTime(25_000);
    socket.answer(beats(socket)[0]?.frame, { ServerTime: '2026-11-20T12:00:00.000Z' });
    vi.advanceTimersByTime(10_000);
    expect(page.client.state()).toBe('connected');
    vi.advanceTimersByTime(15_000);
    vi.advanceTimersByTime(10_000);
    expect(page.client.state()).not.toBe('connected');
  });

  test('is sent immediately when woken', () => {
    const socket = page.connected();
    page.client.wake();
    expect(beats(socket)).toHaveLength(1);
  });
});

describe('a tab that a newer tab displaced (close code 4003)', () => {
  test('does not reconnect without being woken, since it would displace another tab', () => {
    page.connected().drop(4003);
    expect(page.client.state()).toBe('paused');
    vi.advanceTimersByTime(600_000);
    expect(page.service.connections).toHaveLength(1);
  });

  test('connects when woken, and sends the waiting calls', async () => {
    const first = page.connected();
    first.drop(4003);
    const write = page.client.call(sendPublicMessage, { Message: '大家好' });
    vi.advanceTimersByTime(60_000);
    page.client.wake();
    const second = page.service.welcome();
    vi.advanceTimersByTime(20);
    expect(page.client.state()).toBe('connected');
    expect(second.requests.map(({ OP }) => OP)).toEqual([sendPublicMessage.op]);
    forget(write);
  });

  test('rejects a read with the displacement instead of a lost network', async () => {
    page.connected().drop(4003);
    const read = page.client.call(getWallet, {});
    vi.advanceTimersByTime(CONNECT_TIMEOUT_MS);
    await expect(read).rejects.toBeInstanceOf(TabPausedFailure);
  });
});
