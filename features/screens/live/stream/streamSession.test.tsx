import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../../base/client/index.ts';
import type { StreamedRoom } from './engineTypes.ts';
import { createStreamSession, type StreamSession } from './streamSession.ts';
import { createFakeEngine, type FakeEngine, stubVideo, type StubbedVideo } from './testing/fakeEngine.ts';

const room = (DownStreamUrl: string, Status: 1 | 2 = 1): StreamedRoom => ({ Status, DownStreamUrl });

let engine: FakeEngine;
let video: StubbedVideo;
let session: StreamSession;
let answers: (StreamedRoom | Error)[];
let frozen: boolean;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  engine = createFakeEngine();
  video = stubVideo();
  answers = [];
  frozen = false;
  asked = 0;
  session = createStreamSession({
    video: document.createElement('video'),
    engine,
    readRoom() {
      asked += 1;
      const answer = answers.shift() ?? room(`ws://media/later-${asked}`);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    freeze: () => {
      frozen = true;
    },
    thaw: () => {
      frozen = false;
    },
    changed: () => undefined,
  });
});
afterEach(() => {
  session.end();
  video.restore();
  vi.useRealTimers();
});

/** Advances time in the steps of the session, with a moving picture unless `isMoving` is false. */
async function pass(seconds: number, isMoving = true): Promise<void> {
  for (let step = 0; step < seconds * 4; step += 1) {
    if (isMoving) video.move(0.25);
    await vi.advanceTimersByTimeAsync(250);
  }
}
async function play(): Promise<void> {
  session.setRoom(room('ws://media/first'));
  await pass(1);
  expect(session.view().state).toBe('playing');
}
const state = () => session.view().state;

describe('a stream', () => {
  test('plays the address of the room, and requests no other address', async () => {
    await play();
    expect([engine.addresses, asked]).toEqual([['ws://media/first'], 0]);
  });

  test('stalls after 800 ms without a frame, and restarts at a new address after 5 s, keeping the last frame', async () => {
    await play();
    await pass(1, false);
    expect(state()).toBe('stalled');
    await pass(3.5, false);
    expect(engine.addresses).toHaveLength(1);
    await pass(1, false);
    expect(engine.addresses).toEqual(['ws://media/first', 'ws://media/later-1']);
    expect([engine.running().length, frozen, state()]).toEqual([1, true, 'stalled']);
    await pass(0.25);
    expect([frozen, state()]).toEqual([false, 'playing']);
  });

  test('waits ten seconds while bytes arrive', async () => {
    await play();
    for (let second = 0; second < 9; second += 1) {
      engine.running()[0]?.onData();
      await pass(1, false);
    }
    expect(engine.addresses).toHaveLength(1);
    engine.running()[0]?.onData();
    await pass(1.5, false);
    expect(engine.addresses).toHaveLength(2);
  });

  test('restarts immediately after a lost connection, then after growing waits', async () => {
    await play();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const before = engine.addresses.length;
      engine.running()[0]?.onLost();
      let waited = 0;
      for (; engine.addresses.length === before; waited += 250) await pass(0.25, false);
      waits.push(waited);
    }
    expect(waits).toEqual([250, 1000, 2000, 4000, 8000]);
  });

  test('connects immediately when the network is back, and does not report a lost network as slow', async () => {
    await play();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      engine.running()[0]?.onLost();
      await pass(8, false);
    }
    engine.running()[0]?.onLost();
    await pass(1, false);
    expect([state(), engine.running().length]).toEqual(['reconnecting', 0]);
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
    await pass(0.25, false);
    expect(engine.running()).toHaveLength(1);
    await pass(1);
    expect(session.view()).toMatchObject({ state: 'playing', hasPoorConnection: false });
  });

  test('reports reconnecting while it waits, and resets the waits after ten seconds with a picture', async () => {
    await play();
    engine.running()[0]?.onLost();
    await pass(0.25, false);
    engine.running()[0]?.onLost();
    expect(state()).toBe('reconnecting');
    await pass(1, false);
    await pass(11);
    engine.running()[0]?.onLost();
    expect(state()).toBe('stalled');
    await pass(0.25, false);
    expect(engine.running()).toHaveLength(1);
  });

  test('has a poor connection after two stops within a minute', async () => {
    const stop = async (): Promise<void> => {
      for (let second = 0; second < 3; second += 1) {
        engine.running()[0]?.onData();
        await pass(1, false);
      }
    };
    await play();
    await stop();
    expect(session.view().hasPoorConnection).toBe(false);
    await pass(8);
    await stop();
    expect(session.view().hasPoorConnection).toBe(true);
    await pass(70);
    expect(session.view().hasPoorConnection).toBe(false);
  });

  test('has no poor connection without a publisher', async () => {
    await play();
    for (let second = 0; second < 40; second += 1) await pass(1, false);
    expect(engine.addresses.length).toBeGreaterThan(3);
    expect(session.view().hasPoorConnection).toBe(false);
    await pass(9);
    expect(session.view()).toMatchObject({ state: 'playing', hasPoorConnection: false });
  });

  test('requests a slow answer again', async () => {
    answers = [new Error('no answer'), room('ws://media/second')];
    session.setRoom(room(''));
    await pass(0.25, false);
    expect(asked).toBe(2);
    expect(engine.addresses).toEqual(['ws://media/second']);
  });

  test('does not retry an expired address', async () => {
    await play();
    engine.running()[0]?.onLost();
    await pass(0.25, false);
    expect(engine.addresses.at(-1)).toBe('ws://media/later-1');
  });

  test.each([300011, 300017])('ends with %i', async (code) => {
    await play();
    answers = [new RequestFailure(code)];
    engine.running()[0]?.onLost();
    await pass(1, false);
    expect(state()).toBe('refused');
    expect(session.view().error).toMatchObject({ code });
    await pass(30, false);
    expect(asked).toBe(1);
  });

  test('goes off air with the room, and checks again every 15 s', async () => {
    await play();
    session.setRoom(room('', 2));
    expect([state(), engine.running().length, frozen]).toEqual(['offAir', 0, false]);
    answers = [room('', 2)];
    await pass(16, false);
    expect([asked, state()]).toEqual([1, 'offAir']);
    await pass(15, false);
    expect(engine.running()).toHaveLength(1);
  });

  test('continues after a change of the title, without another connection', async () => {
    await play();
    session.setRoom({ ...room('ws://media/other') });
    await pass(1);
    expect(engine.addresses).toHaveLength(1);
  });

  test('waits for a press if the browser refuses autoplay', async () => {
    video.refusePlay(true);
    session.setRoom(room('ws://media/first'));
    await pass(12, false);
    expect([session.view().needsPress, engine.addresses.length]).toEqual([true, 1]);
    video.refusePlay(false);
    session.retry();
    await pass(0.5);
    expect([session.view().needsPress, state()]).toEqual([false, 'playing']);
  });

  test('does not stall while the page is hidden', async () => {
    await play();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(20, false);
    expect([state(), engine.addresses.length]).toEqual(['playing', 1]);
    hidden.mockRestore();
    await pass(0.5);
    expect(state()).toBe('playing');
  });
});
