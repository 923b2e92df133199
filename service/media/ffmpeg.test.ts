import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasFfmpeg, publishFfmpeg } from '../testing/ffmpeg.ts';
import { isFrame, type FlvViewer, watchFlv } from '../testing/flvViewer.ts';
import { type LiveMedia, startLiveMedia } from '../testing/liveMedia.ts';
import { PATHS } from '../paths.ts';
import { readFlvTags, TAG } from './flv/flvTag.ts';
import { pushLoop } from './push/pushLoop.ts';
import { publishRtmp, readPublishAddress } from './push/rtmpClient.ts';

const KEY = 'f'.repeat(64);
const ROOM = '1';

/** A real encoder: ffmpeg, or a recording of ffmpeg that Node sends if the machine has no ffmpeg. */
interface Encoder {
  /** Resolves with the output of ffmpeg, or the server's last sentence. */
  readonly ended: Promise<string>;
  kill(): void;
}

let publish: (url: string) => Encoder;
beforeAll(async () => {
  publish = (await hasFfmpeg()) ? byFfmpeg : byNode;
});

function byFfmpeg(url: string): Encoder {
  const publisher = publishFfmpeg(url);
  return { ended: publisher.ended.then(({ printed }) => printed), kill: () => publisher.kill() };
}

function byNode(url: string): Encoder {
  const stop = new AbortController();
  const sent = async (): Promise<string> => {
    const stream = await publishRtmp(readPublishAddress(url));
    stop.signal.addEventListener('abort', () => stream.destroy());
    await pushLoop(readFlvTags(readFileSync(`${PATHS.liveScenes}/owl.flv`)), stream, stop.signal);
    return stream.ended;
  };
  return { ended: sent().catch(String), kill: () => stop.abort() };
}

let media: LiveMedia;
const encoders: Encoder[] = [];
const start = (key: string): Encoder => {
  const encoder = publish(media.rtmp(key));
  encoders.push(encoder);
  return encoder;
};
const watch = (): Promise<FlvViewer> => watchFlv(`ws://127.0.0.1:${media.httpPort}/live/${ROOM}.flv?viewer=P1`);
const onAir = (): Promise<void> =>
  vi.waitFor(() => expect(media.registry.streamOf(ROOM)?.hasPicture).toBe(true), { timeout: 20_000 });

describe('a real encoder', () => {
  afterEach(async () => {
    for (const encoder of encoders) encoder.kill();
    await Promise.all(encoders.splice(0).map(({ ended }) => ended));
    await media.stop();
  });

  it('plays from a key frame on, with sound and measured numbers', async () => {
    media = await startLiveMedia();
    media.keys.set(KEY, ROOM);
    start(KEY);
    await onAir();
    const viewer = await watch();
    await viewer.until((tags) => tags.filter(isFrame).length > 35);
    const tags = viewer.tags();
    expect(new Set(tags.slice(0, 3).map(({ type }) => type))).toEqual(new Set([TAG.audio, TAG.video, TAG.data]));
    expect((tags.find(isFrame)?.payload[0] ?? 0) >> 4).toBe(1);
    expect(tags.some(({ type, payload }) => type === TAG.audio && payload[1] === 1)).toBe(true);
    await vi.waitFor(() => expect(media.health.at(-1)?.Frames).toBeGreaterThan(200), { timeout: 10_000 });
    expect(media.health.at(-1)).toMatchObject({ Dropped: 0, Watching: 1 });
  });

  it('continues in the same socket without a gap in time stamps after a kill and a restart', async () => {
    media = await startLiveMedia();
    media.keys.set(KEY, ROOM);
    const first = start(KEY);
    await onAir();
    const viewer = await watch();
    await viewer.until((tags) => tags.filter(isFrame).length > 10);
    first.kill();
    await first.ended;
    await vi.waitFor(() => expect(media.registry.publishers).toBe(0));
    const before = viewer.frames().length;
    start(KEY);
    await viewer.until((tags) => tags.filter(isFrame).length > before + 10);
    const times = viewer.frames().map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeLessThan(100);
  });

  it('ends with a sentence after a wrong key', async () => {
    media = await startLiveMedia();
    expect(await start('wrong').ended).toContain('The stream key is not known');
  });
});
