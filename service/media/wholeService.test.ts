import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openSession } from '#domain/auth/openSession.ts';
import { banPlayer } from '#domain/operator/ban.ts';
import { openRoom } from '#domain/live/openRoom.ts';
import { stopStream } from '#domain/live/stopStream.ts';
import { createPlayer } from '#domain/player/create.ts';
import type { Moment } from '#domain/dispatch/context.ts';
import type { Transaction } from '#domain/ports/store.ts';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import {
  blockViewer,
  getDefaultLive,
  getRoomSettings,
  kickViewer,
  resetStreamKey,
  updateRoomSettings,
} from '#protocol/operations/live.ts';
import { type ChatClient, connectChat } from '../testing/chatClient.ts';
import { publishDrawn } from '../testing/drawnStream.ts';
import { watchFlv } from '../testing/flvViewer.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { publishRtmp, readPublishAddress } from './push/rtmpClient.ts';

const ON_AIR = 1;
const OFF_AIR = 2;

let service: TestService;
const clients: ChatClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close().catch(() => {})));
  await service.stop();
});

interface SignedIn {
  readonly client: ChatClient;
  readonly PlayerID: string;
}

async function signedIn(): Promise<SignedIn> {
  const { ports } = service;
  const now = ports.clock.now();
  const { token, playerID } = await ports.store.transaction(async (tx) => {
    const player = await createPlayer(tx, ports.random, new Date(now).toISOString(), { TptType: [1, 6], VIPLevel: 4 });
    return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now });
  });
  const client = await connectChat(service.port, token);
  clients.push(client);
  return { client, PlayerID: playerID };
}

/** Creates a room with a host that wants to be on air, and returns the address to publish to. */
async function hosted(): Promise<
  SignedIn & { readonly RoomID: string; readonly rtmp: string; readonly reset: () => Promise<string> }
> {
  service = await startMemoryService({ rtmp: { port: 0, host: '127.0.0.1', isNamed: true } });
  const host = await signedIn();
  const { ports } = service;
  const now = ports.clock.now();
  const moment = { now, nowText: new Date(now).toISOString(), ports };
  const { RoomID } = await ports.store.transaction((tx) =>
    openRoom(tx, moment, { HostID: host.PlayerID, Title: 'Crabs' }),
  );
  await host.client.call(updateRoomSettings, randomUUID(), { Status: ON_AIR });
  const reset = async (): Promise<string> => {
    const { StreamKey } = await host.client.call(resetStreamKey, randomUUID(), {});
    return `rtmp://127.0.0.1:${service.rtmpPort}/live/${StreamKey}`;
  };
  return { ...host, RoomID, rtmp: await reset(), reset };
}

/** Runs an operator's work while the service runs. */
function operate(work: (tx: Transaction, moment: Moment) => Promise<unknown>): Promise<unknown> {
  const { ports } = service;
  const now = ports.clock.now();
  return ports.store.transaction((tx) => work(tx, { now, nowText: new Date(now).toISOString(), ports }));
}
const ban = (PlayerID: string): Promise<unknown> =>
  operate((tx, moment) => banPlayer(tx, moment, { PlayerID, Reason: 'spam', Until: '' }));

async function roomOf({ client }: SignedIn): Promise<LiveRoom> {
  const { RoomInfo } = await client.call(getDefaultLive, randomUUID(), {});
  if (RoomInfo === null) throw new Error('there is no room');
  return RoomInfo;
}

async function roomOfVisitor(): Promise<LiveRoom> {
  const response = await fetch(`${service.origin}${getStreamInfo.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { Result } = z.object({ Result: getStreamInfo.result }).parse(await response.json());
  return Result.RoomInfo;
}

const local = (url: string): string => url.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${service.port}`);
const isLogged = (...parts: string[]): boolean =>
  service.logged.some((line) => parts.every((part) => line.includes(part)));

describe('the service with its media server', () => {
  it('shows the host the address for publishing, with the port if it is not the default', async () => {
    const { client } = await hosted();
    const { ServerUrl } = await client.call(getRoomSettings, randomUUID(), {});
    expect(ServerUrl).toBe(`rtmp://localhost:${service.rtmpPort}/live`);
  });

  it('puts a room on air with its publisher, and off air when the host ends it', async () => {
    const { rtmp, client, ...host } = await hosted();
    const viewer = await signedIn();
    expect((await roomOf(viewer)).Status).toBe(OFF_AIR);
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const { DownStreamUrl } = await roomOf(viewer);
    const playing = await watchFlv(local(DownStreamUrl));
    const preview = await watchFlv(local((await roomOf({ client, ...host })).DownStreamUrl));
    const visiting = await watchFlv(local((await roomOfVisitor()).DownStreamUrl));
    await Promise.all([playing, preview, visiting].map((each) => each.until((tags) => tags.length > 3)));
    await client.call(updateRoomSettings, randomUUID(), { Status: OFF_AIR });
    expect(await playing.closed).toBe(1000);
    expect(await visiting.closed).toBe(1000);
    await expect(watchFlv(local(DownStreamUrl))).rejects.toThrow('refused with 404');
    const before = preview.tags().length;
    await publisher.frames(1);
    await preview.until((tags) => tags.length > before);
  });

  it('refuses expired, forged and foreign addresses, with the reason in the log', async () => {
    const { rtmp } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const viewer = await signedIn();
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const url = local((await roomOf(viewer)).DownStreamUrl);
    const playing = await watchFlv(url);
    const refused = async (changed: string, reason: string): Promise<void> => {
      await expect(watchFlv(changed)).rejects.toThrow('refused with 403');
      expect(isLogged('viewer was refused', `"reason":"${reason}"`)).toBe(true);
    };
    await refused(
      url.replace(/sign=./, (text) => (text.endsWith('A') ? 'sign=B' : 'sign=A')),
      'forged',
    );
    await refused(url.replace(/viewer=\d+/, 'viewer=100'), 'forged');
    await refused(url.replace(/\?.*/, ''), 'forged');
    await refused(url.replace(/\/live\/[^.]+/, '/live/other'), 'otherRoom');
    service.ports.clock.advance(11 * 60_000);
    await refused(url, 'expired');
    expect(isLogged(new URL(url).searchParams.get('sign') ?? '?')).toBe(false);
    // The playing stream continues, and a new address opens the stream.
    const before = playing.tags().length;
    await publisher.frames(1);
    await playing.until((tags) => tags.length > before);
    await watchFlv(local((await roomOf(viewer)).DownStreamUrl));
  });

  it('cuts the publisher immediately when its key is reset, and refuses the former key', async () => {
    const { rtmp, reset } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const next = await reset();
    expect(await publisher.stream.ended).toContain('was reset');
    await expect(publishRtmp(readPublishAddress(rtmp))).rejects.toThrow('was reset');
    await expect(publishRtmp(readPublishAddress(`${rtmp}0`))).rejects.toThrow('is not known');
    expect(isLogged('publisher was refused', '"reason":"formerKey"')).toBe(true);
    expect(isLogged('publisher was refused', '"reason":"unknownKey"')).toBe(true);
    expect(isLogged(rtmp.slice(-64))).toBe(false);
    await (await publishDrawn(next)).frames(1);
  });

  it('cuts a viewer that the host removes, and refuses it afterwards', async () => {
    const { rtmp, client } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const viewer = await signedIn();
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const url = local((await roomOf(viewer)).DownStreamUrl);
    const playing = await watchFlv(url);
    await client.call(kickViewer, randomUUID(), { PlayerID: viewer.PlayerID, Seconds: 600 });
    expect(await playing.closed).toBe(4010);
    await expect(watchFlv(url)).rejects.toThrow('refused with 403');
    expect(isLogged('viewer was refused', '"reason":"removed"')).toBe(true);
  });

  it('refuses a banned player with an address that is still valid', async () => {
    const { rtmp } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const viewer = await signedIn();
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const url = local((await roomOf(viewer)).DownStreamUrl);
    (await watchFlv(url)).close();
    await service.ports.store.transaction((tx) =>
      tx.table('players').update({ PlayerID: viewer.PlayerID }, { Disabled: true }),
    );
    await expect(watchFlv(url)).rejects.toThrow('refused with 403');
    expect(isLogged('viewer was refused', '"reason":"banned"')).toBe(true);
  });

  it('cuts every stream of a player who is banned while watching, and leaves the other viewers', async () => {
    const { rtmp } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const [banned, other] = [await signedIn(), await signedIn()];
    await vi.waitFor(async () => expect((await roomOf(banned)).Status).toBe(ON_AIR));
    const url = local((await roomOf(banned)).DownStreamUrl);
    const playing = [await watchFlv(url), await watchFlv(url)];
    const staying = await watchFlv(local((await roomOf(other)).DownStreamUrl));
    await staying.until((tags) => tags.length > 3);
    await ban(banned.PlayerID);
    for (const each of playing) expect(await each.closed).toBe(4010);
    const before = staying.tags().length;
    await publisher.frames(1);
    await staying.until((tags) => tags.length > before);
    await expect(watchFlv(url)).rejects.toThrow('refused with 403');
  });

  it.each([
    ['a banned host', (_room: string, host: string) => ban(host), 'hostClosed'],
    [
      'a room that an operator stops',
      (room: string) => operate((tx, moment) => stopStream(tx, moment, room)),
      undefined,
    ],
  ])('cuts the publisher of %s immediately, and viewers see the room off air', async (_, stop, refused) => {
    const { rtmp, RoomID, PlayerID } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const viewer = await signedIn();
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const url = local((await roomOf(viewer)).DownStreamUrl);
    const playing = await watchFlv(url);
    await stop(RoomID, PlayerID);
    expect(await publisher.stream.ended).toContain('An operator stopped the stream');
    expect(await playing.closed).toBe(1000);
    expect((await roomOf(viewer)).Status).toBe(OFF_AIR);
    expect(isLogged('publisher was cut', '"reason":"stopped"')).toBe(true);
    const again = await publishRtmp(readPublishAddress(rtmp)).then(
      () => undefined,
      () => (isLogged('publisher was refused', '"reason":"hostClosed"') ? 'hostClosed' : 'other'),
    );
    expect(again).toBe(refused);
    await expect(watchFlv(url)).rejects.toThrow('refused with 404');
  });

  it('refuses a player whom the host blocked, and logs it', async () => {
    const { rtmp, client } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const viewer = await signedIn();
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const url = local((await roomOf(viewer)).DownStreamUrl);
    const playing = await watchFlv(url);
    await client.call(blockViewer, randomUUID(), { PlayerID: viewer.PlayerID, Blocked: true, Reason: 'spam' });
    expect(await playing.closed).toBe(4010);
    await expect(watchFlv(url)).rejects.toThrow('refused with 403');
    expect(isLogged('viewer was refused', '"reason":"removed"')).toBe(true);
  });

  it('takes its rooms off air and closes all connections when it stops', async () => {
    const { rtmp } = await hosted();
    const publisher = await publishDrawn(rtmp);
    await publisher.frames(1);
    const viewer = await signedIn();
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(ON_AIR));
    const playing = await watchFlv(local((await roomOf(viewer)).DownStreamUrl));
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(metrics).toContain('menagerie_live_publishers 1');
    expect(metrics).toContain('menagerie_live_viewers 1');
    const stopped = service.stop();
    expect(await playing.closed).toBe(1012);
    expect(await publisher.stream.ended).toContain('restarts');
    await stopped;
    // The service has closed these sockets.
    clients.splice(0);
  });
});
