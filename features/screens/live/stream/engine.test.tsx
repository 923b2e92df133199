import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineOfBrowser } from './engine.ts';
import { startHls } from './hlsEngine.ts';

const ADDRESS = 'wss://play.example/live/1.flv?viewer=2&expires=3&sign=4';
const ROOM = { Status: 1, DownStreamUrl: ADDRESS } as const;

function browser({ mediaSource = false, managed = false, hls = false }): void {
  const source = { isTypeSupported: () => true };
  vi.stubGlobal('ManagedMediaSource', managed ? source : undefined);
  if (mediaSource) vi.stubGlobal('MediaSource', source);
  spies.push(vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(hls ? 'maybe' : ''));
}
const spies: { mockRestore(): void }[] = [];
beforeEach(() => {
  // jsdom loads no media.
  spies.push(vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const spy of spies.splice(0)) spy.mockRestore();
});

test.each([
  ['a browser with media source extensions', { mediaSource: true, hls: true }],
  ['an iPhone since iOS 17.1', { managed: true, hls: true }],
])('plays FLV in %s', (_name, has) => {
  browser(has);
  expect(engineOfBrowser()?.addressOf(ROOM)).toBe(ADDRESS);
});

test('plays HLS with the same signature on an older iPhone', () => {
  browser({ hls: true });
  expect(engineOfBrowser()?.addressOf(ROOM)).toBe('https://play.example/live/1.m3u8?viewer=2&expires=3&sign=4');
});

test('has no engine in a browser that can play neither format', () => {
  browser({});
  expect(engineOfBrowser()).toBeUndefined();
});

describe('HLS in a video', () => {
  const begin = () => {
    const video = document.createElement('video');
    const reports: string[] = [];
    const stream = startHls(video, 'https://play.example/live/1.m3u8', {
      onData: () => reports.push('data'),
      onLost: () => reports.push('lost'),
      onUnsupported: () => reports.push('unsupported'),
    });
    return { video, reports, stream };
  };
  const fail = (video: HTMLVideoElement, code: number): void => {
    Object.defineProperty(video, 'error', { value: { code }, configurable: true });
    video.dispatchEvent(new Event('error'));
  };

  test('reports data, and reports nothing after a stop', () => {
    const { video, reports, stream } = begin();
    expect(video.src).toBe('https://play.example/live/1.m3u8');
    video.dispatchEvent(new Event('progress'));
    stream.stop();
    video.dispatchEvent(new Event('ended'));
    expect(reports).toEqual(['data']);
    expect(video.hasAttribute('src')).toBe(false);
  });

  test.each([
    ['unsupported', 'has none', () => Promise.resolve(new Response('', { status: 501 }))],
    ['unsupported', 'has one that the browser cannot play', () => Promise.resolve(new Response('#EXTM3U'))],
    ['unsupported', 'is of another origin', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['lost', 'has none at the moment', () => Promise.resolve(new Response('', { status: 503 }))],
    ['lost', 'refuses an old address', () => Promise.resolve(new Response('', { status: 403 }))],
  ])('is %s if the service %s', async (report, _when, answer) => {
    vi.stubGlobal('fetch', answer);
    const { video, reports } = begin();
    fail(video, 4);
    await vi.waitFor(() => expect(reports).toEqual([report]));
  });

  test('is lost if it ends later', () => {
    const { video, reports } = begin();
    video.dispatchEvent(new Event('loadeddata'));
    fail(video, 4);
    expect(reports).toEqual(['lost']);
  });
});
