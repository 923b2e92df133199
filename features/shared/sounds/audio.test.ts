import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAudio } from './audio.ts';
import { FakeAudio } from './testing/fakeAudio.ts';

const COIN = '/sounds/bell-coin.wav';
const WIN = '/sounds/bell-win.wav';
let audio: FakeAudio;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  audio = new FakeAudio();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('opens one context with the first sound, and fetches each file once', async () => {
  const play = createAudio();
  expect(audio.contexts).toBe(0);
  await play(COIN);
  vi.advanceTimersByTime(100);
  await play(COIN);
  await play(WIN);
  expect(audio.played).toEqual([COIN, COIN, WIN]);
  expect(audio.fetched).toEqual([COIN, WIN]);
  expect(audio.contexts).toBe(1);
});

test('plays simultaneous sounds once', async () => {
  const play = createAudio();
  await Promise.all([play(COIN), play(COIN), play(WIN), play(COIN)]);
  expect(audio.played.toSorted()).toEqual([COIN, WIN]);
});

test('resumes a context that the browser suspended', async () => {
  audio.state = 'suspended';
  const play = createAudio();
  await play(COIN);
  expect(audio.resumed).toBe(1);
  expect(audio.played).toEqual([COIN]);
});

test('resumes at each touch a context that a call has interrupted', async () => {
  const play = createAudio();
  await play(COIN);
  for (const touch of ['pointerdown', 'pointerup', 'keydown']) {
    audio.state = 'interrupted';
    document.dispatchEvent(new Event(touch));
    expect(audio.state).toBe('running');
  }
});

test('does not play a sound that loads too late, and plays it the next time', async () => {
  const play = createAudio();
  let arrive = (): void => undefined;
  audio.delay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = play(COIN);
  vi.advanceTimersByTime(501);
  arrive();
  await late;
  expect(audio.played).toEqual([]);
  await play(COIN);
  expect(audio.played).toEqual([COIN]);
  expect(audio.fetched).toEqual([COIN]);
});

test('plays nothing if a file fails to load, and loads it again the next time', async () => {
  const play = createAudio();
  audio.reachable = false;
  await play(COIN);
  expect(audio.played).toEqual([]);
  audio.reachable = true;
  vi.advanceTimersByTime(100);
  await play(COIN);
  expect(audio.played).toEqual([COIN]);
});

test('plays nothing in a browser without audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  await expect(createAudio()(COIN)).resolves.toBeUndefined();
});

test('reports the end of a sound that ends or is stopped', async () => {
  const play = createAudio();
  const onEnd = vi.fn();
  await play(COIN, { onEnd });
  expect(onEnd).not.toHaveBeenCalled();
  audio.ends[0]?.();
  expect(onEnd).toHaveBeenCalledOnce();
  const stop = new AbortController();
  const stopped = vi.fn();
  await play(WIN, { onEnd: stopped, signal: stop.signal });
  stop.abort();
  expect(audio.stopped).toEqual([WIN]);
  expect(stopped).toHaveBeenCalledOnce();
});

test('reports a sound that is not played immediately', async () => {
  const play = createAudio();
  audio.reachable = false;
  const onEnd = vi.fn();
  await play(COIN, { onEnd });
  expect(onEnd).toHaveBeenCalledOnce();
});
