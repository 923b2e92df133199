import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetStreamKey } from '#protocol/operations/live.ts';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import * as z from 'zod/mini';
import { connectChat } from '../../testing/chatClient.ts';
import { type HostedRoom, hostRoom } from '../../testing/hostedRoom.ts';
import { startMemoryService, type TestService } from '../../testing/memoryService.ts';

const SECRET = 'h'.repeat(32);
const ON_AIR = 1;
const OFF_AIR = 2;

let service: TestService;
let room: HostedRoom;
beforeEach(async () => {
  const link = { port: 0, host: '127.0.0.1', secret: undefined, hookSecret: SECRET };
  service = await startMemoryService({ media: { kind: 'external', link }, mediaOrigin: 'http://media.example' });
  room = await hostRoom(service.ports);
});
afterEach(() => service.stop());

/** Builds the calls that each server sends. */
const SERVERS = {
  nginx: (kind: string, name: string, query = '', address = '192.0.2.1') => {
    const call = { publish: 'publish', update: 'update_publish', end: 'publish_done', play: 'play' }[kind] ?? kind;
    return { path: 'nginx', body: `call=${call}&app=live&addr=${address}&clientid=7&name=${name}&${query}` };
  },
  srs: (kind: string, name: string, query = '', address = '192.0.2.1') => {
    const action = { publish: 'on_publish', end: 'on_unpublish', play: 'on_play' }[kind] ?? kind;
    const call = { action, client_id: 'a7', ip: address, vhost: '__defaultVhost__', app: 'live', stream: name };
    return { path: 'srs', body: JSON.stringify({ ...call, param: query === '' ? '' : `?${query}` }) };
  },
  mediamtx: (kind: string, name: string, query = '', address = '192.0.2.1') => {
    const action = { publish: 'publish', end: 'notReady', play: 'read' }[kind] ?? kind;
    return { path: 'mediamtx', body: JSON.stringify({ action, path: `live/${name}`, query, ip: address, user: '' }) };
  },
};

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${service.mediaPort}/hooks/${path}`, { method: 'POST', body, headers });
const call = async ({ path, body }: { path: string; body: string }): Promise<number> =>
  (await post(`${path}/${SECRET}`, body)).status;
const roomOf = async (): Promise<{ Status: number; DownStreamUrl: string }> => {
  const response = await fetch(`${service.origin}${getStreamInfo.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return z.object({ Result: getStreamInfo.result }).parse(await response.json()).Result.RoomInfo;
};
const isLogged = (reason: string): boolean =>
  service.logged.some((line) => line.includes('hook was refused') && line.includes(`"reason":"${reason}"`));

describe.each(Object.entries(SERVERS))('the hooks of %s', (_name, server) => {
  const refusal = server === SERVERS.mediamtx ? 401 : 403;

  it('put a room on air and take it off, and refuse wrong keys', async () => {
    expect(await call(server('publish', 'wrong'))).toBe(refusal);
    expect(isLogged('unknownKey')).toBe(true);
    expect(await call(server('publish', room.RoomID, 'key=wrong'))).toBe(refusal);
    expect(await call(server('publish', 'other', `key=${room.streamKey}`))).toBe(refusal);
    expect(isLogged('otherRoom')).toBe(true);
    expect(await call(server('publish', room.RoomID, `key=${room.streamKey}`))).toBe(200);
    expect((await roomOf()).Status).toBe(ON_AIR);
    service.ports.clock.advance(10 * 60_000);
    expect((await roomOf()).Status).toBe(ON_AIR);
    expect(await call(server('end', room.RoomID, `key=${room.streamKey}`))).toBe(200);
    expect((await roomOf()).Status).toBe(OFF_AIR);
    expect(service.logged.some((line) => line.includes(room.streamKey))).toBe(false);
  });

  it('admit viewers only with the signed address', async () => {
    await call(server('publish', room.RoomID, `key=${room.streamKey}`));
    const url = new URL((await roomOf()).DownStreamUrl);
    expect(url.href).toMatch(/^http:\/\/media\.example\/live\//);
    const query = url.search.slice(1);
    expect(await call(server('play', room.RoomID, query))).toBe(200);
    expect(await call(server('play', 'other', query))).toBe(refusal);
    expect(await call(server('play', room.RoomID))).toBe(refusal);
    expect(isLogged('forged')).toBe(true);
    service.ports.clock.advance(11 * 60_000);
    expect(await call(server('play', room.RoomID, query))).toBe(refusal);
    expect(isLogged('expired')).toBe(true);
  });

  it('refuse an address after ten wrong keys, even with the right key, and no other address', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await call(server('publish', `wrong${tries}`))).toBe(refusal);
    expect(await call(server('publish', room.streamKey))).toBe(refusal);
    expect(isLogged('attempts')).toBe(true);
    expect(await call(server('publish', room.streamKey, '', '192.0.2.2'))).toBe(200);
  });
});

it('need the secret, in their path or in a header', async () => {
  const { path, body } = SERVERS.srs('publish', room.streamKey);
  expect((await post(path, body)).status).toBe(401);
  expect((await post(`${path}/${'x'.repeat(32)}`, body)).status).toBe(401);
  expect(isLogged('secret')).toBe(true);
  const answer = await post(path, body, { authorization: `Bearer ${SECRET}` });
  expect([answer.status, await answer.json()]).toEqual([200, { code: 0 }]);
  expect((await post(`unknown/${SECRET}`, body)).status).toBe(404);
  expect((await post(`srs/${SECRET}`, 'x'.repeat(17 * 1024))).status).toBe(400);
});

describe('a call of nginx about a player', () => {
  const update = (call: string, app: string, address: string, query = ''): { path: string; body: string } => ({
    path: 'nginx',
    body: `app=${app}&flashver=ngx-local-relay&addr=${address}&clientid=9&call=${call}&name=${room.streamKey}&${query}`,
  });

  it.each(['play', 'update_play'])("%s is allowed for nginx's own relay, any number of times", async (kind) => {
    for (let calls = 0; calls < 130; calls += 1) expect(await call(update(kind, '', '10.0.0.6:1935/live'))).toBe(200);
    expect(service.logged.some((line) => line.includes('hook was refused'))).toBe(false);
  });

  it.each([
    ['live', '192.0.2.1', 'app=&addr=10.0.0.6:1935/live'],
    ['live', '10.0.0.6:1935/live', ''],
    ['', '192.0.2.1', 'addr=10.0.0.6:1935/live'],
    ['', 'unix:/tmp/socket', ''],
    ['', '', ''],
  ])('needs a signed address from application "%s" at "%s", with the query "%s"', async (app, address, query) => {
    expect(await call(update('update_play', app, address, query))).toBe(403);
    expect(isLogged('forged')).toBe(true);
  });
});

it('ends the stream at the next update of nginx after a reset of the key', async () => {
  expect(await call(SERVERS.nginx('publish', room.streamKey))).toBe(200);
  expect(await call(SERVERS.nginx('update', room.streamKey))).toBe(200);
  const host = await connectChat(service.port, room.hostToken);
  await host.call(resetStreamKey, randomUUID(), {});
  await host.close();
  expect(await call(SERVERS.nginx('update', room.streamKey))).toBe(403);
  expect(isLogged('formerKey')).toBe(true);
});
