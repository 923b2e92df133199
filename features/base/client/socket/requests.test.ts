import { describe, expect, test, vi } from 'vitest';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { ConnectionFailure, RequestFailure } from '../failures.ts';
import { forget, socketClientPage, wallet } from '../testing/socketClientPage.ts';
import { CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS } from './socketClient.ts';

const page = socketClientPage();

describe('the queue', () => {
  test('holds requests until signed in, then sends them in order, one per 20 ms', () => {
    page.client.start('session-token');
    for (let Page = 1; Page <= 5; Page += 1) forget(page.client.call(getGames, { Page }));
    expect(page.service.latest.requests).toHaveLength(0);
    const socket = page.service.welcome();
    vi.advanceTimersByTime(200);
    const frames = socket.sent.filter(({ frame }) => frame.OP === 13110);
    expect(frames.map(({ frame }) => frame.Page)).toEqual([1, 2, 3, 4, 5]);
    const gaps = frames.slice(1).map(({ at }, place) => at - (frames[place]?.at ?? 0));
    expect(gaps).toEqual([20, 20, 20, 20]);
  });

  test('sends immediately when nothing was sent for 20 ms', () => {
    const socket = page.connected();
    forget(page.client.call(getWallet, {}));
    expect(socket.requests).toHaveLength(1);
  });

  test("adds the contract's defaults and rejects a payload that the contract does not allow, without sending it", async () => {
    const socket = page.connected();
    forget(page.client.call(getGames, {}));
    expect(socket.requests[0]).toMatchObject({ Page: 1, PerPage: 24, Search: '', Filter: 'all' });
    await expect(page.client.call(getGames, { PerPage: 101 })).rejects.toMatchObject({ code: 100000 });
    expect(socket.requests).toHaveLength(1);
  });
});

describe('answers', () => {
  test('resolve the call that has the same R', async () => {
    const socket = page.connected();
    const answer = page.client.call(getWallet, {});
    socket.answer(socket.requests[0], wallet);
    await expect(answer).resolves.toEqual(wallet);
  });

  test('with a failure reject with its code and detail, also if this build does not have the code', async () => {
    const socket = page.connected();
    const answer = page.client.call(getWallet, {});
    socket.answer(socket.requests[0], { RetryAfter: 7 }, 299999);
    await expect(answer).rejects.toMatchObject({
      code: 299999,
      detail: { RetryAfter: 7 },
    });
  });

  test('that break their contract reject and raise the alert', async () => {
    const socket = page.connected();
    const answer = page.client.call(getWallet, {});
    socket.answer(socket.requests[0], { Gold: 'much' });
    await expect(answer).rejects.toThrow('getWallet');
    expect(page.events.onAlert).toHaveBeenCalledOnce();
  });

  test('with 100000 raise the alert, except in profile flows', async () => {
    const socket = page.connected();
    const loud = page.client.call(getWallet, {});
    vi.advanceTimersByTime(20);
    const quiet = page.client.call(getWallet, {}, { quiet: true });
    for (const request of socket.requests) socket.answer(request, {}, 100000);
    await expect(loud).rejects.toThrow(RequestFailure);
    await expect(quiet).rejects.toThrow(RequestFailure);
    expect(page.events.onAlert).toHaveBeenCalledOnce();
  });

  test('end a read, but not a write, after the time limit', async () => {
    page.client.start('session-token');
    const settled: string[] = [];
    forget(page.client.call(getWallet, {}).finally(() => settled.push('read')));
    forget(page.client.call(sendPublicMessage, { Message: '大家好' }).finally(() => settled.push('write')));
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS * 2);
    expect(settled).toEqual(['read']);
  });

  test('rejects an aborted call without sending it', async () => {
    page.client.start('session-token');
    const abort = new AbortController();
    const call = page.client.call(getWallet, {}, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toThrow(ConnectionFailure);
    expect(page.service.welcome().requests).toHaveLength(0);
  });
});

describe('without a connection', () => {
  const outcomeOf = (call: Promise<unknown>): { now: string } => {
    const outcome = { now: 'waits' };
    call.then(
      () => (outcome.now = 'answered'),
      (error: unknown) => (outcome.now = error instanceof Error ? error.name : 'failed'),
    );
    return outcome;
  };
  /** Refuses every connection, like a proxy that blocks sockets. */
  const dropDialsFor = async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      if (page.client.state() === 'connecting') page.service.latest.drop(1006);
      await vi.advanceTimersByTimeAsync(100);
    }
  };

  test('fails a read after a few seconds; sends a write once connected', async () => {
    page.client.start('session-token');
    const read = outcomeOf(page.client.call(getWallet, {}));
    const write = outcomeOf(page.client.call(sendPublicMessage, { Message: '大家好' }));
    await dropDialsFor(CONNECT_TIMEOUT_MS - 200);
    expect([read.now, write.now]).toEqual(['waits', 'waits']);
    await dropDialsFor(400);
    expect([read.now, write.now]).toEqual(['ConnectionFailure', 'waits']);
    page.client.wake();
    expect(page.service.welcome().requests.map(({ OP }) => OP)).toEqual([sendPublicMessage.op]);
  });

  test('fails the next reads immediately; keeps a read that a new attempt may still answer', async () => {
    page.client.start('session-token');
    await dropDialsFor(CONNECT_TIMEOUT_MS);
    if (page.client.state() === 'connecting') page.service.latest.drop(1006);
    const early = outcomeOf(page.client.call(getWallet, {}));
    await vi.advanceTimersByTimeAsync(1);
    expect(early.now).toBe('ConnectionFailure');
    page.client.wake();
    const call = page.client.call(getWallet, {});
    await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT_MS - 1);
    const socket = page.service.welcome();
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - CONNECT_TIMEOUT_MS - 1);
    socket.answer(socket.requests[0], wallet);
    await expect(call).resolves.toEqual(wallet);
  });

  test('fails no read on a short loss', async () => {
    const socket = page.connected();
    const read = outcomeOf(page.client.call(getWallet, {}));
    socket.drop(1006);
    await dropDialsFor(CONNECT_TIMEOUT_MS - 400);
    page.client.wake();
    const next = page.service.welcome();
    next.answer(next.requests[0], wallet);
    await vi.advanceTimersByTimeAsync(0);
    expect(read.now).toBe('answered');
  });
});
