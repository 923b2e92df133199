import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { PATHS } from '../paths.ts';
import { hasFfmpeg } from '../testing/ffmpeg.ts';
import { publishDrawn } from '../testing/drawnStream.ts';
import { watchFlv } from '../testing/flvViewer.ts';
import { hostRoom } from '../testing/hostedRoom.ts';
import { startNodes } from '../testing/nodes.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { readFlvTags } from './flv/flvTag.ts';
import { pushLoop } from './push/pushLoop.ts';
import { publishRtmp, readPublishAddress } from './push/rtmpClient.ts';

const ON_AIR = 1;
const FRAMES = 3;
const WAIT = { timeout: 10_000 };

const hasHls = await hasFfmpeg();
const SYNC_BYTE = 0x47;

/** Returns a room from the answer of a process. */
async function roomAt(port: number, RoomID: string, token: string): Promise<LiveRoom> {
  const answer = await fetch(`http://127.0.0.1:${port}${getStreamInfo.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-token': token },
    body: JSON.stringify({ RoomID }),
  });
  return z.object({ Result: getStreamInfo.result }).parse(await answer.json()).Result.RoomInfo;
}

describe.skipIf(POSTGRES_URL === '')('two processes that take streams', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('play a stream to viewers of either process, by WebSocket and by HTTP, and each process decides on its own', {
    timeout: 60_000,
  }, async () => {
    const nodes = await startNodes(await databases.create(), 2, { RTMP_PORT: '0' });
    onTestFinished(() => nodes.stop());
    const { RoomID, streamKey, viewerToken } = await hostRoom(nodes.ports);
    const publisher = await publishDrawn(`rtmp://127.0.0.1:${nodes.rtmpPort}/live/${streamKey}`);
    onTestFinished(() => publisher.stream.end());
    await publisher.frames(1);
    for (const port of nodes.listening) {
      await vi.waitFor(async () => expect((await roomAt(port, RoomID, viewerToken)).Status).toBe(ON_AIR), WAIT);
      const { DownStreamUrl } = await roomAt(port, RoomID, viewerToken);
      const path = DownStreamUrl.replace(/^ws:\/\/[^/]+/, '');
      const watching = await watchFlv(`ws://127.0.0.1:${port}${path}`);
      await publisher.frames(FRAMES);
      await watching.until(() => watching.frames().length >= FRAMES);
      watching.close();
      const forged = path.replace(/viewer=\d+/, 'viewer=100');
      await expect(watchFlv(`ws://127.0.0.1:${port}${forged}`)).rejects.toThrow('refused with 403');
      const ending = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: ending.signal });
      const reading = answer.body?.getReader();
      const first = z.instanceof(Uint8Array).parse((await reading?.read())?.value);
      expect([answer.status, Buffer.from(first.subarray(0, 3)).toString()]).toEqual([200, 'FLV']);
      ending.abort();
    }
  });

  it.skipIf(!hasHls)(
    'play a stream by HLS to viewers of either process, and take each of their requests',
    { tags: ['long'], timeout: 60_000 },
    async () => {
      const nodes = await startNodes(await databases.create(), 2, { RTMP_PORT: '0', FFMPEG_PATH: 'ffmpeg' });
      onTestFinished(() => nodes.stop());
      const { RoomID, streamKey, viewerToken } = await hostRoom(nodes.ports);
      const stop = new AbortController();
      onTestFinished(() => stop.abort());
      const stream = await publishRtmp(readPublishAddress(`rtmp://127.0.0.1:${nodes.rtmpPort}/live/${streamKey}`));
      void pushLoop(readFlvTags(readFileSync(`${PATHS.liveScenes}/owl.flv`)), stream, stop.signal);
      const lines = async (url: string): Promise<readonly string[]> =>
        (await (await fetch(url)).text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      for (const port of nodes.listening) {
        await vi.waitFor(async () => expect((await roomAt(port, RoomID, viewerToken)).Status).toBe(ON_AIR), WAIT);
        const { pathname, search } = new URL((await roomAt(port, RoomID, viewerToken)).DownStreamUrl);
        const [playlist = ''] = await lines(`http://127.0.0.1:${port}${pathname.replace('.flv', '.m3u8')}${search}`);
        for (const next of nodes.listening) {
          const [segment = ''] = await lines(`http://127.0.0.1:${next}${playlist}`);
          const answer = await fetch(`http://127.0.0.1:${next}${playlist.replace('index.m3u8', segment)}`);
          expect([answer.status, new Uint8Array(await answer.arrayBuffer())[0]]).toEqual([200, SYNC_BYTE]);
        }
        const unknown = playlist.replace(/[^/]+(?=\/index)/, 'A'.repeat(22));
        expect((await fetch(`http://127.0.0.1:${port}${unknown}`)).status).toBe(404);
      }
    },
  );
});
