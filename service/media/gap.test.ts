import { afterEach, describe, expect, it, vi } from 'vitest';
import { numberOf, publishDrawn, soundOf, STREAM } from '../testing/drawnStream.ts';
import { type FlvViewer, isFrame, watchFlv } from '../testing/flvViewer.ts';
import { type LiveMedia, startLiveMedia } from '../testing/liveMedia.ts';
import { TAG } from './flv/flvTag.ts';
import { type PublishedStream, publishRtmp, readPublishAddress } from './push/rtmpClient.ts';

const KEY = 'a'.repeat(64);
const ROOM = '1';
const GAP = { gapMs: 400 };

let media: LiveMedia;
const start = async (changes?: Parameters<typeof startLiveMedia>[0]): Promise<void> => {
  media = await startLiveMedia(changes);
  media.keys.set(KEY, ROOM);
};
afterEach(() => media.stop());

const watch = (): Promise<FlvViewer> => watchFlv(`ws://127.0.0.1:${media.httpPort}/live/${ROOM}.flv?viewer=P1`);
const seen = (viewer: FlvViewer, number: number): Promise<void> =>
  viewer.until((tags) => tags.some((tag) => isFrame(tag) && numberOf(tag) === number));
const lost = (): Promise<void> => vi.waitFor(() => expect(media.registry.publishers).toBe(0));

async function publishSound(): Promise<PublishedStream> {
  const stream = await publishRtmp(readPublishAddress(media.rtmp(KEY)));
  for (const { type, timestamp, payload } of [STREAM.metadata, STREAM.audio])
    await stream.send(type, timestamp, payload);
  await stream.send(TAG.audio, 0, soundOf());
  return stream;
}

describe('a stream while the publisher is away', () => {
  it('sends a new viewer no old picture, and begins with the next publisher', async () => {
    await start();
    const first = await publishDrawn(media.rtmp(KEY));
    await first.frames(5);
    const early = await watch();
    await seen(early, 4);
    first.stream.destroy();
    await lost();
    expect(media.registry.streamOf(ROOM)?.keyFrame).toBeUndefined();
    const late = await watch();
    const second = await publishDrawn(media.rtmp(KEY), 100);
    await second.frames(3);
    await Promise.all([seen(early, 102), seen(late, 102)]);
    expect(late.frames().map(numberOf)).toEqual([100, 101, 102]);
    expect(early.frames().map(numberOf)).toEqual([0, 1, 2, 3, 4, 100, 101, 102]);
  });
});

describe('an encoder without a picture', () => {
  it.each(['after a loss', 'by a takeover'])('takes the room off air after the gap if it connects %s', async (how) => {
    await start(GAP);
    const first = await publishDrawn(media.rtmp(KEY));
    await first.frames(2);
    const viewer = await watch();
    await seen(viewer, 1);
    if (how === 'after a loss') {
      first.stream.destroy();
      await lost();
    }
    const second = await publishSound();
    expect(await viewer.closed).toBe(1000);
    const offAir = [
      ['started', ROOM],
      ['ended', ROOM],
    ];
    await vi.waitFor(() => expect(media.told).toEqual(offAir));
    // The encoder is still connected. Its picture puts the room on air again.
    expect(media.registry.publishers).toBe(1);
    await second.send(TAG.video, 0, STREAM.video.payload);
    await second.send(TAG.video, 0, Buffer.from([0x17, 1, 0, 0, 0, 0, 0, 0, 9]));
    await vi.waitFor(() => expect(media.told).toEqual([...offAir, ['started', ROOM]]));
  });

  it('does not make the gap longer with repeated connections', async () => {
    await start(GAP);
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(2);
    const viewer = await watch();
    await seen(viewer, 1);
    publisher.stream.destroy();
    await lost();
    let isClosed = false;
    void viewer.closed.then(() => {
      isClosed = true;
    });
    await vi.waitFor(
      async () => {
        const sound = await publishSound();
        sound.destroy();
        await lost();
        expect(isClosed).toBe(true);
      },
      { timeout: 4000, interval: 20 },
    );
    await vi.waitFor(() => expect(media.told.at(-1)).toEqual(['ended', ROOM]));
  });
});

it('keeps the room on air with a picture within the gap', async () => {
  await start(GAP);
  const first = await publishDrawn(media.rtmp(KEY));
  await first.frames(2);
  const viewer = await watch();
  await seen(viewer, 1);
  first.stream.destroy();
  await lost();
  const began = performance.now();
  const second = await publishDrawn(media.rtmp(KEY), 100);
  await vi.waitFor(
    async () => {
      await second.frames(1);
      expect(performance.now() - began).toBeGreaterThan(2 * GAP.gapMs);
    },
    { timeout: 4000 },
  );
  await second.frames(1);
  expect(media.told.map(([what]) => what)).toEqual(['started', 'started']);
  viewer.close();
});
