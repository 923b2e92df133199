import { once } from 'node:events';
import { get, type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FlvTag, readFlvTags, TAG } from './flv/flvTag.ts';
import { publishRtmp, readPublishAddress } from './push/rtmpClient.ts';
import { numberOf, publishDrawn, STREAM } from '../testing/drawnStream.ts';
import { isFrame, watchFlv, type FlvViewer } from '../testing/flvViewer.ts';
import { HOST, type LiveMedia, startLiveMedia } from '../testing/liveMedia.ts';

const KEY = 'a'.repeat(64);
const ROOM = '1';

let media: LiveMedia;
const started: LiveMedia[] = [];
async function start(changes?: Parameters<typeof startLiveMedia>[0]): Promise<LiveMedia> {
  media = await startLiveMedia(changes);
  media.keys.set(KEY, ROOM);
  started.push(media);
  return media;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

const address = (viewer = 'P1', RoomID = ROOM) =>
  `ws://127.0.0.1:${media.httpPort}/live/${RoomID}.flv?viewer=${viewer}`;
const watch = (viewer?: string, options?: { origin?: string }): Promise<FlvViewer> =>
  watchFlv(address(viewer), options);
const numbers = (viewer: FlvViewer): number[] => viewer.frames().map(numberOf);
const hasFrame = (number: number) => (tags: readonly FlvTag[]) =>
  tags.some((tag) => isFrame(tag) && numberOf(tag) === number);
const seen = (viewer: FlvViewer, number: number): Promise<void> => viewer.until(hasFrame(number));
const isLogged = (...parts: string[]): boolean =>
  media.logged.some((line) => parts.every((part) => line.includes(part)));

describe('a publisher', () => {
  it('reaches a viewer with its descriptions first, then from the last key frame on', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(15);
    await vi.waitFor(() => expect(media.told).toEqual([['started', ROOM]]));
    const viewer = await watch();
    await publisher.frames(1);
    await seen(viewer, 15);
    const tags = viewer.tags();
    expect(tags.slice(0, 3).map(({ type, payload }) => [type, payload])).toEqual(
      [STREAM.metadata, STREAM.video, STREAM.audio].map(({ type, payload }) => [type, payload]),
    );
    expect(numbers(viewer)).toEqual([10, 11, 12, 13, 14, 15]);
    expect(tags.filter(({ type }) => type === TAG.audio).length).toBeGreaterThan(5);
  });

  it('with a wrong key is refused with a sentence before any other answer, and the log has the reason and no key', async () => {
    await start();
    const wrong = 'b'.repeat(64);
    await expect(publishRtmp(readPublishAddress(media.rtmp(wrong)))).rejects.toThrow('The stream key is not known');
    expect(isLogged('publisher was refused', 'unknownKey')).toBe(true);
    expect(isLogged(wrong)).toBe(false);
  });

  it('has ten wrong keys a minute for its address, and afterwards even the right key is refused', async () => {
    await start();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(publishRtmp(readPublishAddress(media.rtmp('c')))).rejects.toThrow('is not known');
    await expect(publishRtmp(readPublishAddress(media.rtmp(KEY)))).rejects.toThrow('closed the connection');
    expect(isLogged('publisher was refused', 'attempts')).toBe(true);
  });

  it('is cut immediately when its key is reset, and the old key is refused afterwards', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    media.keys.delete(KEY);
    media.registry.take({ Kind: 'cutPublisher', RoomID: ROOM, Reason: 'keyReset' });
    expect(await publisher.stream.ended).toContain('was reset');
    await expect(publishRtmp(readPublishAddress(media.rtmp(KEY)))).rejects.toThrow('is not known');
    expect(isLogged('publisher was cut', 'keyReset')).toBe(true);
  });

  it('of another codec is refused with a sentence that names the accepted codecs', async () => {
    await start();
    const stream = await publishRtmp(readPublishAddress(media.rtmp(KEY)));
    await stream.send(TAG.video, 0, Buffer.from([0x90, 0x68, 0x76, 0x63, 0x31]));
    expect(await stream.ended).toContain('Only H.264');
    expect(isLogged('publisher was refused', 'codec')).toBe(true);
  });

  it('that comes back takes over, and viewers continue with time stamps in order', async () => {
    await start();
    const first = await publishDrawn(media.rtmp(KEY));
    await first.frames(5);
    const viewer = await watch();
    await seen(viewer, 4);
    first.stream.destroy();
    const second = await publishDrawn(media.rtmp(KEY), 100);
    await second.frames(3);
    await seen(viewer, 102);
    expect(numbers(viewer)).toEqual([0, 1, 2, 3, 4, 100, 101, 102]);
    const times = viewer.frames().map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeLessThanOrEqual(40);
    expect(media.told).toEqual([
      ['started', ROOM],
      ['started', ROOM],
    ]);
  });

  it('takes over from a connection that is still open', async () => {
    await start();
    const first = await publishDrawn(media.rtmp(KEY));
    await first.frames(1);
    const second = await publishDrawn(media.rtmp(KEY), 100);
    expect(await first.stream.ended).toContain('Another connection');
    const viewer = await watch();
    await second.frames(2);
    await seen(viewer, 101);
    expect(media.registry.publishers).toBe(1);
  });

  it('with a copied key is refused from another address while the stream runs', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    const copied = await media.registry.admit(KEY, { address: '192.0.2.1', cut: () => {} });
    expect(copied).toMatchObject({ refused: 'inUse' });
    expect(isLogged('publisher was refused', 'inUse')).toBe(true);
    await publisher.frames(1);
    expect(media.registry.publishers).toBe(1);
  });

  it('loses its viewers if it stays away, and the domain gets a report', async () => {
    await start({ gapMs: 50 });
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(2);
    const viewer = await watch();
    await seen(viewer, 1);
    publisher.stream.end();
    expect(await viewer.closed).toBe(1000);
    await vi.waitFor(() =>
      expect(media.told).toEqual([
        ['started', ROOM],
        ['ended', ROOM],
      ]),
    );
    await expect(watch()).rejects.toThrow('refused with 404');
    expect(isLogged('viewer was refused', 'offAir')).toBe(true);
  });

  it('is cut off if it never publishes, or stops sending', async () => {
    await start({ admissionMs: 30, silenceMs: 60 });
    const stranger = connect(media.ingest.port, '127.0.0.1');
    await once(stranger, 'close');
    expect(isLogged('publisher was refused', 'timeout')).toBe(true);
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.stream.ended;
    await vi.waitFor(() => expect(media.registry.publishers).toBe(0));
  });
});

describe('a viewer', () => {
  it.each(['expired', 'forged', 'otherRoom', 'removed', 'banned'] as const)(
    'with an address that is %s is refused with 403, and the log says so',
    async (reason) => {
      await start();
      const publisher = await publishDrawn(media.rtmp(KEY));
      await publisher.frames(1);
      media.refused.set('P9', reason);
      await expect(watch('P9')).rejects.toThrow('refused with 403');
      expect(isLogged('viewer was refused', reason)).toBe(true);
    },
  );

  it('from the page of another site is refused', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    await expect(watch('P1', { origin: 'https://evil.example' })).rejects.toThrow('refused with 403');
    expect(isLogged('viewer was refused', 'origin')).toBe(true);
  });

  it('that is removed is cut off, and the others stay', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    const removed = await watch('P1');
    const other = await watch('P2');
    media.registry.take({ Kind: 'cutViewer', RoomID: ROOM, PlayerID: 'P1' });
    expect(await removed.closed).toBe(4010);
    await publisher.frames(1);
    await seen(other, 1);
  });

  it('that is banned is cut off in every room', async () => {
    await start();
    media.keys.set('b'.repeat(64), '2');
    for (const key of [KEY, 'b'.repeat(64)]) await (await publishDrawn(media.rtmp(key))).frames(1);
    const banned = [await watchFlv(address('P1')), await watchFlv(address('P1', '2'))];
    const other = await watchFlv(address('P2', '2'));
    media.registry.take({ Kind: 'cutViewer', RoomID: '', PlayerID: 'P1' });
    for (const viewer of banned) expect(await viewer.closed).toBe(4010);
    expect(media.registry.viewers).toBe(1);
    other.close();
  });

  it('loses a hidden stream, and the host keeps it', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    const host = await watch(HOST);
    const viewer = await watch('P1');
    media.registry.take({ Kind: 'hide', RoomID: ROOM });
    expect(await viewer.closed).toBe(1000);
    await publisher.frames(1);
    await seen(host, 1);
  });

  it('has five sockets at most', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    for (let sockets = 0; sockets < 5; sockets += 1) await watch('P1');
    await expect(watch('P1')).rejects.toThrow('refused with 429');
    await watch('P2');
  });

  it('skips to a later key frame if it stops reading, and does not delay the others', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1, { bytes: 60_000 });
    const slow = await watch('P1');
    const quick = await watch('P2');
    await seen(slow, 0);
    slow.pause();
    // The publisher sends more than the socket buffers and the limit together, no faster than the quick viewer reads, so that only the slow
    // viewer skips.
    for (let last = 30; last <= 300; last += 30) {
      await publisher.frames(30, { bytes: 60_000 });
      await seen(quick, last);
    }
    slow.resume();
    await vi.waitFor(
      async () => {
        await publisher.frames(1);
        expect(numbers(slow).at(-1)).toBeGreaterThan(300);
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(numbers(quick).slice(0, 301)).toEqual(Array.from({ length: 301 }, (_, number) => number));
    const got = numbers(slow);
    const resumed = got.findIndex((number, at) => at > 0 && number !== (got[at - 1] ?? 0) + 1);
    expect(resumed).toBeGreaterThan(0);
    expect((got[resumed] ?? 1) % 10).toBe(0);
    expect(got).toEqual(got.toSorted((a, b) => a - b));
  });

  it('gets the same bytes over plain HTTP', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(2);
    const request = get(address().replace('ws:', 'http:'));
    const pieces: Buffer[] = [];
    const response = await new Promise<IncomingMessage>((resolve) => {
      request.once('response', resolve);
    });
    response.on('data', (piece: Buffer) => pieces.push(piece));
    await publisher.frames(2);
    await vi.waitFor(() =>
      expect(readFlvTags(Buffer.concat(pieces)).filter(isFrame).map(numberOf)).toEqual([0, 1, 2, 3]),
    );
    expect(response.headers['content-type']).toBe('video/x-flv');
    publisher.stream.end();
    request.destroy();
  });

  it('connects by GET only: another method is refused with 405 and takes no place', async () => {
    await start();
    const publisher = await publishDrawn(media.rtmp(KEY));
    await publisher.frames(1);
    for (const method of ['HEAD', 'POST']) {
      const request = send(address().replace('ws:', 'http:'), { method });
      const response = await new Promise<IncomingMessage>((resolve) => {
        request.once('response', resolve).end();
      });
      response.resume();
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET']);
      expect(media.registry.viewers).toBe(0);
    }
  });
});

it('follows the orders that it missed while the domain was not reachable', async () => {
  await start();
  const publisher = await publishDrawn(media.rtmp(KEY));
  await publisher.frames(1);
  const [viewer, host] = [await watch('P1'), await watch(HOST)];
  media.missed.push(
    { Kind: 'cutViewer', RoomID: ROOM, PlayerID: 'P1' },
    { Kind: 'cutPublisher', RoomID: ROOM, Reason: 'keyReset' },
  );
  await media.registry.recheck();
  expect(await viewer.closed).toBe(4010);
  expect(await publisher.stream.ended).toContain('was reset');
  host.close();
});

it('measures bitrate, frames, key frames and missing frames for the host', async () => {
  await start();
  const publisher = await publishDrawn(media.rtmp(KEY));
  await publisher.frames(25);
  await vi.waitFor(() => expect(media.health.length).toBeGreaterThan(0), { timeout: 5000 });
  expect(media.health[0]).toMatchObject({ KeyFrameMs: 330, Dropped: 0, Watching: 0, Width: 1280, Height: 720 });
  expect(media.health[0]?.Bitrate).toBeGreaterThan(10_000);
});
