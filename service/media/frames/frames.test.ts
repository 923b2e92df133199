import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasFfmpeg } from '../../testing/ffmpeg.ts';
import { type LiveMedia, startLiveMedia } from '../../testing/liveMedia.ts';
import { publishDrawn } from '../../testing/drawnStream.ts';
import { PATHS } from '../../paths.ts';
import { readFlvTags } from '../flv/flvTag.ts';
import { pushLoop } from '../push/pushLoop.ts';
import { publishRtmp, readPublishAddress } from '../push/rtmpClient.ts';
import { startFrameTimer } from './frameTimer.ts';
import { takeFrame } from './takeFrame.ts';

const KEY = 'f'.repeat(64);
const isPresent = await hasFfmpeg();

let media: LiveMedia;
let now: number;
/** How often the timer has read the time. */
let looks = 0;
const ends: (() => void)[] = [];
const look = (): number => {
  looks += 1;
  return now;
};
const start = (ffmpeg: string): void => void ends.push(startFrameTimer({ ...media, ffmpeg, now: look, tickMs: 50 }));
beforeEach(async () => {
  now = 0;
  media = await startLiveMedia();
  media.keys.set(KEY, '1');
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await media.stop();
});

async function publishScene(): Promise<void> {
  const stream = await publishRtmp(readPublishAddress(media.rtmp(KEY)));
  const stop = new AbortController();
  ends.push(() => stop.abort());
  void pushLoop(readFlvTags(readFileSync(`${PATHS.liveScenes}/owl.flv`)), stream, stop.signal);
  await vi.waitFor(() => expect(media.registry.streamOf('1')?.keyFrame).toBeDefined(), { timeout: 10_000 });
}

describe.skipIf(!isPresent)('with ffmpeg', () => {
  it('takes a frame when a room goes on air, and another after 30 seconds', async () => {
    await publishScene();
    start('ffmpeg');
    await vi.waitFor(() => expect(media.frames).toHaveLength(1), { timeout: 15_000 });
    const [RoomID, jpeg = new Uint8Array()] = media.frames[0] ?? [];
    expect(RoomID).toBe('1');
    const { format, width } = await sharp(jpeg).metadata();
    expect([format, width <= 640, jpeg.length < 200 * 1024]).toEqual(['jpeg', true, true]);
    now = 29_999;
    const before = looks;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 3));
    expect(media.frames).toHaveLength(1);
    now = 30_000;
    await vi.waitFor(() => expect(media.frames).toHaveLength(2), { timeout: 15_000 });
  });

  it('logs a stream that ffmpeg cannot read, and keeps no frame', async () => {
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    start('ffmpeg');
    await vi.waitFor(() => expect(media.logged.join('\n')).toContain('a frame was not taken'), { timeout: 15_000 });
    expect(media.frames).toEqual([]);
    publisher.stream.destroy();
  });
});

it('keeps no frames without ffmpeg, and logs so once', async () => {
  const publisher = await publishDrawn(media.rtmp(KEY));
  await publisher.frames(1);
  await vi.waitFor(() => expect(media.registry.streamOf('1')?.keyFrame).toBeDefined());
  start('/nonexistent/ffmpeg');
  const lines = (): readonly string[] => media.logged.filter((line) => line.includes('there is no ffmpeg'));
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  expect(await takeFrame('/nonexistent/ffmpeg', [])).toBe('missing');
  expect(media.frames).toEqual([]);
  publisher.stream.destroy();
});

it('kills a program that does not end within five seconds', { tags: ['long'] }, async () => {
  const began = performance.now();
  expect(await takeFrame(`${import.meta.dirname}/../../testing/hangs.sh`, [])).toBe('failed');
  expect(performance.now() - began).toBeLessThan(9000);
});
