import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { signStreamAddress, STREAM_ADDRESS_MS, streamKeysOf } from '#domain/live/streamAddress.ts';
import { getDefaultLive, kickViewer } from '#protocol/operations/live.ts';
import { type ChatClient, connectChat } from '../../testing/chatClient.ts';
import { hasFfmpeg } from '../../testing/ffmpeg.ts';
import { isFrame, watchFlv } from '../../testing/flvViewer.ts';
import { type HostedRoom, hostRoom } from '../../testing/hostedRoom.ts';
import { startMemoryService, type TestService } from '../../testing/memoryService.ts';
import { PATHS } from '../../paths.ts';
import { readFlvTags, TAG } from '../flv/flvTag.ts';
import { pushLoop } from '../push/pushLoop.ts';
import { publishRtmp, readPublishAddress } from '../push/rtmpClient.ts';

const isPresent = await hasFfmpeg();
const SYNC_BYTE = 0x47;
const LEFT_MS = 15_000;

let service: TestService;
let room: HostedRoom;
let viewer: ChatClient;
let stop: AbortController;

async function publish(signal: AbortSignal): Promise<void> {
  const url = `rtmp://127.0.0.1:${service.rtmpPort}/live/${room.streamKey}`;
  const stream = await publishRtmp(readPublishAddress(url));
  void pushLoop(readFlvTags(readFileSync(`${PATHS.liveScenes}/owl.flv`)), stream, signal);
}
async function start(ffmpeg: string | undefined): Promise<void> {
  service = await startMemoryService({ rtmp: { port: 0, host: '127.0.0.1', isNamed: true }, ffmpeg });
  room = await hostRoom(service.ports);
  await publish(stop.signal);
  viewer = await connectChat(service.port, room.viewerToken);
  await vi.waitFor(async () => expect((await roomInfo()).Status).toBe(1), { timeout: 10_000 });
}
beforeEach(() => {
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await service.stop();
});

const roomInfo = async () => {
  const { RoomInfo } = await viewer.call(getDefaultLive, randomUUID(), {});
  if (RoomInfo === null) throw new Error('there is no room');
  return RoomInfo;
};
const local = (path: string): string => `http://127.0.0.1:${service.port}${path}`;
/** The address of the stream for the viewer, at the service's own port. */
const flvAddress = async (): Promise<string> => {
  const { pathname, search } = new URL((await roomInfo()).DownStreamUrl);
  return local(`${pathname}${search}`);
};
const address = async (): Promise<string> => (await flvAddress()).replace('.flv?', '.m3u8?');
/** An address that was signed earlier. The publisher's lease lasts longer than the address. */
const oldAddress = (): string => {
  const { secret, clock } = service.ports;
  const signed = { RoomID: room.RoomID, Viewer: { PlayerID: room.viewerID } };
  const now = clock.now() - STREAM_ADDRESS_MS + LEFT_MS;
  return signStreamAddress(streamKeysOf(secret), local(''), { ...signed, now }, 'http').replace('.flv?', '.m3u8?');
};
const lines = async (url: string): Promise<readonly string[]> => {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl']);
  return (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

describe.skipIf(!isPresent)('HLS by ffmpeg', { timeout: 60_000 }, () => {
  it('plays behind a signed address, continues after its expiry, and ends when the viewer is removed', async () => {
    await start('ffmpeg');
    const url = oldAddress();
    const [playlist = ''] = await lines(url);
    const [segment = ''] = await lines(local(playlist));
    const response = await fetch(local(playlist.replace('index.m3u8', segment)));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, bytes[0], bytes.length % 188]).toEqual([200, SYNC_BYTE, 0]);
    expect((await fetch(url.replace(/sign=[^&]+/, `sign=${'A'.repeat(43)}`))).status).toBe(403);
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403);
    expect((await fetch(local(playlist.replace(/[^/]+(?=\/index)/, 'A'.repeat(22))))).status).toBe(404);
    expect((await fetch(local(playlist.replace('index.m3u8', '..%2fx')))).status).toBe(404);
    service.ports.clock.advance(LEFT_MS + 1000);
    expect((await fetch(url)).status).toBe(403);
    expect(await lines(local(playlist))).not.toEqual([]);
    // The viewer has two players. The ffmpeg behind them does not count as a viewer.
    expect(await (await fetch(`${service.origin}/metrics`)).text()).toContain('menagerie_live_viewers 1\n');
    const second = await fetch(await address());
    expect(second.status).toBe(200);
    expect(await (await fetch(`${service.origin}/metrics`)).text()).toContain('menagerie_live_viewers 2\n');
    const host = await connectChat(service.port, room.hostToken);
    await host.call(kickViewer, randomUUID(), { PlayerID: room.viewerID, Seconds: 600 });
    await vi.waitFor(async () => expect((await fetch(local(playlist))).status).toBe(404));
  });

  it('begins in the middle of a stream that another publisher took over', async () => {
    await start('ffmpeg');
    const flv = await watchFlv((await flvAddress()).replace('http', 'ws'));
    await flv.until((tags) => tags.some(isFrame));
    await publish(stop.signal);
    await flv.until(
      (tags) =>
        tags.slice(tags.findLastIndex(({ type }) => type === TAG.data)).some(isFrame) &&
        tags.filter(({ type }) => type === TAG.data).length === 2,
    );
    flv.close();
    const [playlist = ''] = await lines(await address());
    expect(await lines(local(playlist))).not.toEqual([]);
  });
});

it('has no HLS without FFMPEG_PATH', async () => {
  await start(undefined);
  expect((await fetch(await address())).status).toBe(501);
});

it('refuses methods other than GET with 405', async () => {
  await start(undefined);
  const response = await fetch(await address(), { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
});
