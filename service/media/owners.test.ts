import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import { publishDrawn } from '../testing/drawnStream.ts';
import { watchFlv } from '../testing/flvViewer.ts';
import { hostRoom } from '../testing/hostedRoom.ts';
import { startNodes } from '../testing/nodes.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';

const ON_AIR = 1;
const FRAMES = 3;
const WAIT = { timeout: 10_000 };

describe.skipIf(POSTGRES_URL === '')('two processes that take streams', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('play a stream to viewers of either, by WebSocket and by HTTP, and each decides on its own', {
    timeout: 60_000,
  }, async () => {
    const nodes = await startNodes(await databases.create(), 2, { RTMP_PORT: '0' });
    onTestFinished(() => nodes.stop());
    const { RoomID, streamKey, viewerToken } = await hostRoom(nodes.ports);
    const publisher = await publishDrawn(`rtmp://127.0.0.1:${nodes.rtmpPort}/live/${streamKey}`);
    onTestFinished(() => publisher.stream.end());
    await publisher.frames(1);
    const roomAt = async (port: number | undefined) => {
      const answer = await fetch(`http://127.0.0.1:${port}${getStreamInfo.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-token': viewerToken },
        body: JSON.stringify({ RoomID }),
      });
      return z.object({ Result: getStreamInfo.result }).parse(await answer.json()).Result.RoomInfo;
    };
    for (const port of nodes.listening) {
      await vi.waitFor(async () => expect((await roomAt(port)).Status).toBe(ON_AIR), WAIT);
      const { DownStreamUrl } = await roomAt(port);
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
});
