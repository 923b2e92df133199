import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { advanceClock, setPlayerState } from '#protocol/endpoints/dev.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { getDefaultLive, getStreamHealth, kickViewer, resetStreamKey } from '#protocol/operations/live.ts';
import { type ChatClient, connectChat } from '../../testing/chatClient.ts';
import { publishDrawn } from '../../testing/drawnStream.ts';
import { type FfmpegPublisher, publishFfmpeg } from '../../testing/ffmpeg.ts';
import { isFrame, watchFlv } from '../../testing/flvViewer.ts';
import { type HostedRoom, hostRoomIn } from '../../testing/hostedRoom.ts';
import { startMediaProcess, type TestMediaProcess } from '../../testing/mediaProcess.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/serviceProcess.ts';

const SECRET = 'a-secret-of-both-processes-0123456789';
const ON_AIR = 1;
const OFF_AIR = 2;
const SLOW = { timeout: 20_000 };

let folder: string;
let room: HostedRoom;
let service: ServiceProcess;
let media: TestMediaProcess;
/** The current stream key of the room. One test resets it. */
let streamKey: string;
const ends: (() => unknown)[] = [];

const databaseUrl = (): string => `sqlite:${join(folder, 'live.sqlite')}`;

async function startService(mediaPort = 0): Promise<void> {
  service = await startServiceProcess(databaseUrl(), 'shown', {
    MEDIA_SERVER: 'process',
    MEDIA_PORT: String(mediaPort),
    MEDIA_SECRET: SECRET,
    MEDIA_ORIGIN: 'http://media.example',
    RTMP_URL: 'rtmp://media.example/live',
    DEMO_LIFE: '0',
  });
}

async function startMedia(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  media = await startMediaProcess({
    MEDIA_SERVICE: `http://127.0.0.1:${service.mediaPort}`,
    MEDIA_SECRET: SECRET,
    ...settings,
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-'));
  room = await hostRoomIn(databaseUrl());
  ({ streamKey } = room);
  await startService();
  await startMedia();
}, 60_000);
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await media.stop();
  await service.stop();
  await rm(folder, { recursive: true });
});

/** Connects to the service, which closes its sockets when it stops. */
const connect = (token: string): Promise<ChatClient> => connectChat(service.port, token);

async function roomOf(client: ChatClient): Promise<LiveRoom> {
  const { RoomInfo } = await client.call(getDefaultLive, randomUUID(), {});
  if (RoomInfo === null) throw new Error('there is no room');
  return RoomInfo;
}

const rtmp = (key = streamKey): string => `rtmp://127.0.0.1:${media.rtmpPort}/live/${key}`;
const local = (url: string): string => url.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${media.port}`);
const status = (client: ChatClient, wanted: number): Promise<void> =>
  vi.waitFor(async () => expect((await roomOf(client)).Status).toBe(wanted), SLOW);

function publish(key?: string): FfmpegPublisher {
  const publisher = publishFfmpeg(rtmp(key));
  ends.push(() => publisher.kill());
  return publisher;
}

/** Waits for a line in the media process's log, which arrives over a pipe. */
const logs = (part: string): Promise<void> =>
  vi.waitFor(() => expect(media.logged.some((line) => line.includes(part))).toBe(true), SLOW);

async function develop({ path }: { readonly path: string }, request: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(answer.status).toBe(200);
}
const advance = (seconds: number): Promise<void> => develop(advanceClock, { Advance: seconds });

// All tests share one pair of processes and run in order, because each start takes seconds.
describe('a media process of its own', { concurrent: false, timeout: 60_000 }, () => {
  it('accepts a real encoder, serves viewers, and follows the orders of the service immediately', async () => {
    const [viewer, host] = [await connect(room.viewerToken), await connect(room.hostToken)];
    expect((await publish('wrong').ended).code).not.toBe(0);
    await logs('"reason":"unknownKey"');
    const publisher = publish();
    await status(viewer, ON_AIR);
    const url = (await roomOf(viewer)).DownStreamUrl;
    expect(url).toMatch(/^ws:\/\/media\.example\/live\//);
    const [playing, preview] = [await watchFlv(local(url)), await watchFlv(local((await roomOf(host)).DownStreamUrl))];
    await playing.until((tags) => tags.filter(isFrame).length > 10);
    await expect(watchFlv(local(url).replace(/sign=[^&]+/, `sign=${'A'.repeat(43)}`))).rejects.toThrow('403');
    await logs('"reason":"forged"');
    await host.call(kickViewer, randomUUID(), { PlayerID: room.viewerID, Seconds: 600 });
    expect(await playing.closed).toBe(4010);
    await expect(watchFlv(local(url))).rejects.toThrow('403');
    preview.close();
    publisher.kill();
    await publisher.ended;
  });

  it('cuts every stream of a player at a ban, and leaves the other viewers', async () => {
    const publisher = publish();
    const [host, banned] = [await connect(room.hostToken), await connect(room.otherToken)];
    await status(banned, ON_AIR);
    const url = local((await roomOf(banned)).DownStreamUrl);
    const playing = [await watchFlv(url), await watchFlv(url)];
    const staying = await watchFlv(local((await roomOf(host)).DownStreamUrl));
    await develop(setPlayerState, { PlayerID: room.otherID, Disabled: true });
    for (const each of playing) expect(await each.closed).toBe(4010);
    await expect(watchFlv(url)).rejects.toThrow('403');
    await logs('"reason":"banned"');
    const before = staying.frames().length;
    await staying.until((tags) => tags.filter(isFrame).length > before);
    staying.close();
    publisher.kill();
    await publisher.ended;
  });

  it('continues through a restart of the service, and reports the room again', { tags: ['long'] }, async () => {
    const publisher = publish();
    await status(await connect(room.hostToken), ON_AIR);
    const playing = await watchFlv(local((await roomOf(await connect(room.hostToken))).DownStreamUrl));
    await playing.until((tags) => tags.filter(isFrame).length > 5);
    const { mediaPort } = service;
    await service.stop();
    const before = playing.frames().length;
    await playing.until((tags) => tags.filter(isFrame).length > before + 30);
    await startService(mediaPort);
    const viewer = await connect(room.viewerToken);
    await status(viewer, ON_AIR);
    const host = await connect(room.hostToken);
    // The lease has run out meanwhile, as it does when a service is down for longer, so the room is reported again.
    await advance(45);
    await status(viewer, ON_AIR);
    const { StreamKey } = await host.call(resetStreamKey, randomUUID(), {});
    await publisher.ended;
    await expect(publishDrawn(rtmp())).rejects.toThrow('was reset');
    await logs('"reason":"keyReset"');
    streamKey = StreamKey;
  });

  it('leaves its room on air for 30 seconds after a crash, and no longer', async () => {
    publish();
    const [viewer, host] = [await connect(room.viewerToken), await connect(room.hostToken)];
    const connectTime = async () => (await host.call(getStreamHealth, randomUUID(), {})).Health?.StartTime;
    await status(viewer, ON_AIR);
    const { StartTime } = await roomOf(viewer);
    const first = await connectTime();
    await media.kill();
    await startMedia({ RTMP_PORT: String(media.rtmpPort) });
    // Another process takes over within that time, so the session continues.
    const publisher = publish();
    await vi.waitFor(async () => expect(await connectTime()).not.toBe(first), { ...SLOW, interval: 500 });
    await advance(10);
    expect(await roomOf(viewer)).toMatchObject({ Status: ON_AIR, StartTime });
    await media.kill();
    publisher.kill();
    // The last report arrived before or after the clock moved.
    await advance(15);
    expect((await roomOf(viewer)).Status).toBe(ON_AIR);
    await advance(21);
    expect((await roomOf(viewer)).Status).toBe(OFF_AIR);
  });
});
