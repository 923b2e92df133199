import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type DrawnPublisher,
  frameOf,
  numberOf,
  publishDrawn,
  soundOf,
  STREAM,
  videoHeaderOf,
} from '../testing/drawnStream.ts';
import { type FlvViewer, isFrame, watchFlv } from '../testing/flvViewer.ts';
import { type LiveMedia, startLiveMedia } from '../testing/liveMedia.ts';
import { TAG } from './flv/flvTag.ts';
import { type PublishedStream, publishRtmp, readPublishAddress } from './push/rtmpClient.ts';
import { type AmfValue, writeAmf0 } from './rtmp/amf0.ts';
import { MESSAGE } from './rtmp/messages.ts';

// Streams as real encoders send them, over a socket.

const KEY = 'a'.repeat(64);
const ROOM = '1';

let media: LiveMedia;
const start = async (changes?: Parameters<typeof startLiveMedia>[0]): Promise<void> => {
  media = await startLiveMedia(changes);
  media.keys.set(KEY, ROOM);
};
afterEach(() => media.stop());

const watch = (): Promise<FlvViewer> => watchFlv(`ws://127.0.0.1:${media.httpPort}/live/${ROOM}.flv?viewer=P1`);
const seen = (viewer: FlvViewer, number: number): Promise<void> =>
  viewer.until((tags) => tags.some((tag) => isFrame(tag) && numberOf(tag) === number));
const numbers = (viewer: FlvViewer): number[] => viewer.frames().map(numberOf);
const publish = (): Promise<DrawnPublisher> => publishDrawn(media.rtmp(KEY));
const isLogged = (part: string): boolean => media.logged.some((line) => line.includes(part));

/** Returns a property of metadata with the bytes of its value. */
const property = (name: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.of(name.length >> 8, name.length & 0xff), Buffer.from(name), value]);
const metadataOf = (...properties: readonly Buffer[]): Buffer =>
  Buffer.concat([writeAmf0('onMetaData'), Buffer.of(8, 0, 0, 0, 0), ...properties, Buffer.of(0, 0, 9)]);

describe('descriptions of the codecs', () => {
  it.each([
    ['a command frame', TAG.video, Buffer.of(0x57, 0)],
    ['an empty description of the picture', TAG.video, Buffer.of(0x17, 0, 0, 0, 0)],
    ['a cut description of the picture', TAG.video, STREAM.video.payload.subarray(0, -1)],
    ['a picture of one byte', TAG.video, Buffer.of(0x17)],
    ['an empty description of the sound', TAG.audio, Buffer.of(0xaf, 0)],
    ['a cut description of the sound', TAG.audio, STREAM.audio.payload.subarray(0, 3)],
  ])('stay valid after %s', async (_what, type, payload) => {
    await start();
    const publisher = await publish();
    const early = await (await publisher.frames(2), watch());
    await publisher.stream.send(type, 66, payload);
    await publisher.frames(2);
    await seen(early, 3);
    expect(numbers(early)).toEqual([0, 1, 2, 3]);
    const late = await watch();
    await seen(late, 3);
    expect(
      late
        .tags()
        .slice(1, 3)
        .map((tag) => tag.payload),
    ).toEqual([STREAM.video.payload, STREAM.audio.payload]);
    expect(late.tags().some((tag) => tag.payload.equals(payload))).toBe(false);
  });

  it('drop no picture when they are repeated, and end the cached pictures when they change', async () => {
    await start();
    const publisher = await publish();
    const viewer = await (await publisher.frames(2), watch());
    for (let second = 0; second < 3; second += 1) {
      for (const { type, payload } of [STREAM.metadata, STREAM.video, STREAM.audio])
        await publisher.stream.send(type, 66, payload);
      await publisher.frames(3);
    }
    await seen(viewer, 10);
    expect(numbers(viewer)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(viewer.tags().filter((tag) => !isFrame(tag) && tag.type === TAG.video)).toHaveLength(1);
    await publisher.stream.send(TAG.video, 363, videoHeaderOf(40));
    await publisher.frames(10);
    await seen(viewer, 20);
    expect(numbers(viewer).at(-2)).toBe(10);
  });

  it('of the sound come before the sound', async () => {
    await start();
    const stream = await publishRtmp(readPublishAddress(media.rtmp(KEY)));
    await stream.send(TAG.video, 0, STREAM.video.payload);
    await stream.send(TAG.video, 0, frameOf(0, true));
    await stream.send(TAG.audio, 10, soundOf());
    await stream.send(TAG.video, 33, frameOf(1, false));
    await vi.waitFor(() => expect(media.registry.streamOf(ROOM)?.hasPicture).toBe(true));
    const viewer = await watch();
    await seen(viewer, 1);
    expect(viewer.tags().map(({ type }) => type)).toEqual([TAG.video, TAG.video, TAG.video]);
  });
});

it('keeps sound and picture with different clocks at their speed and distance', async () => {
  await start();
  const { stream } = await publish();
  await stream.send(TAG.video, 1200, frameOf(0, true));
  await vi.waitFor(() => expect(media.registry.streamOf(ROOM)?.hasPicture).toBe(true));
  const viewer = await watch();
  for (let number = 1; number <= 135; number += 1) {
    await stream.send(TAG.audio, number * 33, soundOf());
    await stream.send(TAG.video, 1200 + number * 33, frameOf(number, number % 30 === 0));
  }
  await seen(viewer, 135);
  const times = (type: number): number[] =>
    viewer
      .tags()
      .filter((tag) => tag.type === type && tag.payload[1] === 1)
      .map(({ timestamp }) => timestamp);
  expect(times(TAG.video)).toEqual(Array.from({ length: 136 }, (_, number) => number * 33));
  // Sound that comes before the first picture is left out.
  expect(times(TAG.audio)).toEqual(Array.from({ length: 99 }, (_, place) => (37 + place) * 33 - 1200));
});

describe('data of a publisher', () => {
  it.each([
    ['a property of the type "unsupported"', metadataOf(property('filesize', Buffer.of(0x0d)))],
    [
      'two arrays of 300 numbers',
      metadataOf(
        ...['times', 'filepositions'].map((name) => property(name, writeAmf0(Array.from({ length: 300 }, () => 1)))),
      ),
    ],
    ['a cut value', Buffer.from([2, 0, 10, 0x6f])],
    ['nothing', Buffer.alloc(0)],
  ])('ends no stream with %s', async (_what, payload) => {
    await start();
    const publisher = await publish();
    const viewer = await (await publisher.frames(1), watch());
    await publisher.stream.send(TAG.data, 0, payload);
    await publisher.frames(2);
    await seen(viewer, 2);
    expect(numbers(viewer)).toEqual([0, 1, 2]);
  });
});

describe('a connection', () => {
  const command = (stream: PublishedStream, ...values: AmfValue[]): Promise<void> =>
    stream.send(MESSAGE.command, 0, writeAmf0(...values));

  it('goes on with another stream after FCUnpublish and deleteStream', async () => {
    await start();
    const publisher = await publish();
    const { stream } = publisher;
    const viewer = await (await publisher.frames(2), watch());
    await command(stream, 'FCUnpublish', 6, null, KEY);
    // The rest of the first stream is on its way.
    await stream.send(TAG.audio, 66, soundOf());
    await command(stream, 'deleteStream', 7, null, 1);
    await vi.waitFor(() => expect(media.registry.publishers).toBe(0));
    await command(stream, 'createStream', 8, null);
    await command(stream, 'publish', 9, null, KEY, 'live');
    for (const { type, payload } of [STREAM.video, STREAM.audio]) await stream.send(type, 0, payload);
    await stream.send(TAG.video, 0, frameOf(100, true));
    await seen(viewer, 100);
    expect(numbers(viewer)).toEqual([0, 1, 100]);
  });

  it('is cut off if it does not publish again in time', async () => {
    await start({ admissionMs: 50 });
    const { stream } = await publish();
    await command(stream, 'deleteStream', 7, null, 1);
    await stream.ended;
    expect(isLogged('"reason":"timeout"')).toBe(true);
  });

  it('that exceeds the bitrate limit is disconnected with the limit as the reason, and a new publish is refused', async () => {
    await start({ maxStreamMbits: 1 });
    const publisher = await publish();
    await publisher.frames(12, { bytes: 100_000 });
    await publisher.frames(2, { bytes: 100_000 });
    expect(await publisher.stream.ended).toContain('at most 1 Mbit/s');
    expect(isLogged('"reason":"bitrate"')).toBe(true);
    await expect(publish()).rejects.toThrow('Lower its bitrate');
  });

  it('that has not published gives way to a newer one, and no encoder is kept out', async () => {
    await start({ maxUnpublished: 3 });
    const first = await publish();
    const strangers = Array.from({ length: 6 }, () => connect(media.ingest.port, '127.0.0.1'));
    await Promise.all(strangers.slice(0, 3).map((socket) => once(socket, 'close')));
    const second = await publishDrawn(media.rtmp(KEY), 100);
    expect(await first.stream.ended).toContain('Another connection');
    await second.frames(1);
    expect(media.registry.publishers).toBe(1);
    expect(isLogged('"reason":"crowded"')).toBe(true);
    for (const socket of strangers) socket.destroy();
  });
});
