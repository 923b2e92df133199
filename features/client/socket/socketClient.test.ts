import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getGames } from '#protocol/operations/lobby.ts';
import { publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { getWallet, walletChanged } from '#protocol/operations/user.ts';
import { sessionEnded, signInLobby } from '#protocol/operations/connection.ts';
import { ConnectionFailure, RequestFailure } from '../failures.ts';
import { FakeSocketServer } from '../testing/fakeSocketServer.ts';
import { createSocketClient, READ_TIMEOUT_MS, type SocketClient } from './socketClient.ts';

const wallet = { Gold: 1_000_000, Gem: 5000, GamePoint: 0 };
/** The service tells a connection its player's wallet. */
const walletPushOf = (R: string) => ({ OP: 10032, Code: 200, Message: '', Result: wallet, R });
const events = { onSessionEnded: vi.fn(), onAlert: vi.fn(), onOutdated: vi.fn() };
let service: FakeSocketServer;
let client: SocketClient;
let jitter: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  service = new FakeSocketServer();
  jitter = 0.5;
  client = createSocketClient({
    url: 'wss://menagerie.example/ws/lobby',
    login: signInLobby,
    open: service.open,
    random: () => jitter,
    ...events,
  });
});
afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

const connected = () => {
  client.start('session-token');
  return service.welcome();
};
/** Swallows the rejection that stopping at the end of a test brings. */
const forget = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

describe('states and sign-in', () => {
  test('goes from idle over connecting to connected, signing in with the token first', () => {
    const seen: string[] = [client.state()];
    client.subscribe(() => seen.push(client.state()));
    const socket = connected();
    expect(seen).toEqual(['idle', 'connecting', 'connected']);
    expect(socket.url).toBe('wss://menagerie.example/ws/lobby');
    expect(socket.sent[0]?.frame).toMatchObject({ OP: 13010, Token: 'session-token', CloseRSA: true });
  });

  test('only the sign-in carries the token', () => {
    const socket = connected();
    forget(client.call(getWallet, {}));
    expect(socket.requests[0]).not.toHaveProperty('Token');
  });

  test('offers to reload when the service speaks a newer major', () => {
    client.start('session-token');
    service.welcome('2.0.0');
    expect(events.onOutdated).toHaveBeenCalledWith('2.0.0');
  });

  test('a sign-in that is never answered counts as a loss', () => {
    client.start('session-token');
    service.latest.accept();
    vi.advanceTimersByTime(10_000);
    expect(client.state()).toBe('error');
  });
});

describe('the queue', () => {
  test('holds requests until signed in, then sends them first in, first out, one per 20 ms', () => {
    client.start('session-token');
    for (let Page = 1; Page <= 5; Page += 1) forget(client.call(getGames, { Page }));
    expect(service.latest.requests).toHaveLength(0);
    const socket = service.welcome();
    vi.advanceTimersByTime(200);
    const frames = socket.sent.filter(({ frame }) => frame.OP === 13110);
    expect(frames.map(({ frame }) => frame.Page)).toEqual([1, 2, 3, 4, 5]);
    const gaps = frames.slice(1).map(({ at }, place) => at - (frames[place]?.at ?? 0));
    expect(gaps).toEqual([20, 20, 20, 20]);
  });

  test('sends at once when nothing was sent for 20 ms', () => {
    const socket = connected();
    forget(client.call(getWallet, {}));
    expect(socket.requests).toHaveLength(1);
  });

  test('fills in what the contract defaults and refuses what it does not allow, without sending', async () => {
    const socket = connected();
    forget(client.call(getGames, {}));
    expect(socket.requests[0]).toMatchObject({ Page: 1, PerPage: 24, Search: '', Filter: 'all' });
    await expect(client.call(getGames, { PerPage: 101 })).rejects.toMatchObject({ code: 100000 });
    expect(socket.requests).toHaveLength(1);
  });
});

describe('answers', () => {
  test('resolve the call whose R they carry', async () => {
    const socket = connected();
    const answer = client.call(getWallet, {});
    socket.answer(socket.requests[0], wallet);
    await expect(answer).resolves.toEqual(wallet);
  });

  test('with a failure reject with its code and detail, known to this build or not', async () => {
    const socket = connected();
    const answer = client.call(getWallet, {});
    socket.answer(socket.requests[0], { RetryAfter: 7 }, 299999);
    await expect(answer).rejects.toMatchObject({
      code: 299999,
      detail: { RetryAfter: 7 },
    });
  });

  test('that break their contract reject and raise the alert', async () => {
    const socket = connected();
    const answer = client.call(getWallet, {});
    socket.answer(socket.requests[0], { Gold: 'much' });
    await expect(answer).rejects.toThrow('getWallet');
    expect(events.onAlert).toHaveBeenCalledOnce();
  });

  test('with 100000 raise the alert, in profile flows not', async () => {
    const socket = connected();
    const loud = client.call(getWallet, {});
    vi.advanceTimersByTime(20);
    const quiet = client.call(getWallet, {}, { quiet: true });
    for (const request of socket.requests) socket.answer(request, {}, 100000);
    await expect(loud).rejects.toThrow(RequestFailure);
    await expect(quiet).rejects.toThrow(RequestFailure);
    expect(events.onAlert).toHaveBeenCalledOnce();
  });

  test('a read gives up in time and a write does not', async () => {
    client.start('session-token');
    const settled: string[] = [];
    forget(client.call(getWallet, {}).finally(() => settled.push('read')));
    forget(client.call(sendPublicMessage, { Message: '大家好' }).finally(() => settled.push('write')));
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS * 2);
    expect(settled).toEqual(['read']);
  });

  test('an aborted call rejects and is not sent', async () => {
    client.start('session-token');
    const abort = new AbortController();
    const call = client.call(getWallet, {}, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toThrow(ConnectionFailure);
    expect(service.welcome().requests).toHaveLength(0);
  });
});

describe('after a loss', () => {
  test('everything unanswered goes out again in order with the same R, and is answered once', async () => {
    const first = connected();
    const send = client.call(sendPublicMessage, { Message: '一' }, { r: 'a1f6a5b0-0000-4000-8000-000000000001' });
    forget(client.call(getWallet, {}));
    forget(send);
    vi.advanceTimersByTime(20);
    const before = first.requests.map(({ R }) => R);
    first.drop(1006);
    vi.advanceTimersByTime(1000);
    const second = service.welcome();
    vi.advanceTimersByTime(40);
    expect(second).not.toBe(first);
    expect(second.requests.map(({ R }) => R)).toEqual(before);
    expect(before[0]).toBe('a1f6a5b0-0000-4000-8000-000000000001');
  });

  test('what is asked as soon as it is connected again goes out once, after what waited', () => {
    const first = connected();
    forget(client.call(getGames, { Page: 1 }));
    first.drop(1006);
    client.subscribe(() => {
      if (client.state() === 'connected') forget(client.call(getGames, { Page: 2 }));
    });
    vi.advanceTimersByTime(1000);
    const second = service.welcome();
    vi.advanceTimersByTime(200);
    expect(second.requests.filter(({ OP }) => OP === 13110).map(({ Page }) => Page)).toEqual([1, 2]);
  });

  test('100006 keeps the request and signs in again', async () => {
    const first = connected();
    const answer = client.call(getWallet, {});
    first.answer(first.requests[0], {}, 100006);
    expect(client.state()).toBe('error');
    vi.advanceTimersByTime(500);
    const second = service.welcome();
    second.answer(second.requests[0], wallet);
    await expect(answer).resolves.toEqual(wallet);
  });

  test.each([1006, 1012, 1013, 4002])('dials again after close code %i', (code) => {
    connected().drop(code);
    expect(client.state()).toBe('error');
    vi.advanceTimersByTime(2000);
    expect(service.connections).toHaveLength(2);
    expect(client.state()).toBe('connecting');
  });

  test('waits exponentially longer, never over 30 s, and starts anew after a steady connection', () => {
    client.start('session-token');
    jitter = 0.999999;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const count = service.connections.length;
      service.latest.drop(1006);
      const from = Date.now();
      while (service.connections.length === count) vi.advanceTimersByTime(50);
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    const socket = service.welcome();
    vi.advanceTimersByTime(10_000);
    socket.drop(1006);
    const count = service.connections.length;
    vi.advanceTimersByTime(500);
    expect(service.connections.length).toBe(count + 1);
  });

  test('jitter is full: a lucky client dials at once', () => {
    const socket = connected();
    jitter = 0;
    socket.drop(1012);
    vi.advanceTimersByTime(0);
    expect(service.connections).toHaveLength(2);
  });

  test('being woken dials at once', () => {
    connected().drop(1006);
    client.wake();
    expect(service.connections).toHaveLength(2);
  });

  test('after 1008 it waits at least half a minute, woken or not', () => {
    jitter = 0;
    connected().drop(1008);
    client.wake();
    vi.advanceTimersByTime(29_999);
    expect(service.connections).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(service.connections).toHaveLength(2);
  });
});

describe('the heartbeat', () => {
  const beats = (socket: FakeSocketServer['latest']) => socket.sent.filter(({ frame }) => frame.OP === 13120);

  test('goes out after 25 s of silence, not while frames arrive', () => {
    const socket = connected();
    vi.advanceTimersByTime(24_000);
    socket.push(walletPushOf('connection-1'));
    vi.advanceTimersByTime(24_999);
    expect(beats(socket)).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(beats(socket)).toHaveLength(1);
  });

  test('unanswered for 10 s is a loss; answered it is not', () => {
    const socket = connected();
    vi.advanceTimersByTime(25_000);
    socket.answer(beats(socket)[0]?.frame, { ServerTime: '2026-11-20T12:00:00.000Z' });
    vi.advanceTimersByTime(10_000);
    expect(client.state()).toBe('connected');
    vi.advanceTimersByTime(15_000);
    vi.advanceTimersByTime(10_000);
    expect(client.state()).not.toBe('connected');
  });

  test('being woken asks at once', () => {
    const socket = connected();
    client.wake();
    expect(beats(socket)).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  test.each([100005, 100015, 200001])('an answer of %i ends it: reported once, no reconnect', async (code) => {
    const socket = connected();
    const answer = client.call(getWallet, {});
    socket.answer(socket.requests[0], {}, code);
    await expect(answer).rejects.toMatchObject({ code });
    vi.advanceTimersByTime(120_000);
    expect(events.onSessionEnded).toHaveBeenCalledExactlyOnceWith(code, 'replaced');
    expect(service.connections).toHaveLength(1);
    expect(client.state()).toBe('idle');
  });

  test('close code 4001 ends it with the reason of the push before', () => {
    const socket = connected();
    const heard = vi.fn();
    client.on(sessionEnded, heard);
    socket.push({ OP: 10002, Code: 100015, Message: '', Result: { Reason: 'signedOut' }, R: 'connection-1' });
    socket.drop(4001);
    vi.advanceTimersByTime(120_000);
    expect(heard).toHaveBeenCalledWith({ Reason: 'signedOut' });
    expect(events.onSessionEnded).toHaveBeenCalledExactlyOnceWith(100015, 'signedOut');
    expect(service.connections).toHaveLength(1);
  });

  test('a sign-in refused with 100014 ends it as disabled', () => {
    client.start('session-token');
    const socket = service.latest;
    socket.accept();
    socket.answer(socket.login, {}, 100014);
    expect(events.onSessionEnded).toHaveBeenCalledExactlyOnceWith(100014, 'disabled');
  });

  test('stopping rejects unanswered requests and calls no listener', async () => {
    connected();
    const answer = client.call(getWallet, {});
    client.stop();
    await expect(answer).rejects.toThrow(ConnectionFailure);
    expect(events.onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('pushes', () => {
  test('for this connection are delivered, until the listener leaves', () => {
    const socket = connected();
    const handler = vi.fn();
    const leave = client.on(walletChanged, handler);
    socket.push(walletPushOf('connection-1'));
    leave();
    socket.push(walletPushOf('connection-1'));
    expect(handler).toHaveBeenCalledExactlyOnceWith(wallet);
  });

  test('for another connection raise the alert and are not delivered', () => {
    const socket = connected();
    const handler = vi.fn();
    client.on(walletChanged, handler);
    socket.push(walletPushOf('connection-9'));
    expect(handler).not.toHaveBeenCalled();
    expect(events.onAlert).toHaveBeenCalledOnce();
  });

  test('that break their contract, and frames that are none, raise the alert', () => {
    const socket = connected();
    client.on(publicMessage, vi.fn());
    socket.push({ OP: 30002, Code: 200, Message: '', Result: { ID: 5 } });
    socket.push({ Hello: 'world' });
    expect(events.onAlert).toHaveBeenCalledTimes(2);
    expect(client.state()).toBe('connected');
  });
});
