import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameOf, STREAM } from '../../testing/drawnStream.ts';
import { LiveStream } from '../fanOut/liveStream.ts';
import { createHlsPlay, type HlsPlay } from './hlsPlay.ts';

const ROOM = '1';
const SWEEP_MS = 20;
const HEAD_FRAME = frameOf(0, true);

/** Replaces ffmpeg. The program writes its playlist, named by the last argument, when the test allows it. */
const PROGRAM = `#!/bin/sh
for playlist; do :; done
echo . >> "$0.started"
while [ ! -e "$0.go" ]; do sleep 0.05; done
echo 0.ts > "$playlist"
exec cat > /dev/null
`;

let folder: string;
let program: string;
let stream: LiveStream | undefined;
let hls: HlsPlay;
const warn = vi.fn();
let server: Server;
/** The status of refused admissions. Undefined admits viewers. */
let refusal: number | undefined;

async function start(ffmpeg: string | undefined, sweepMs?: number): Promise<void> {
  hls = createHlsPlay({
    registry: { streamOf: () => stream },
    ffmpeg,
    log: { warn },
    admit: async (_request, RoomID) =>
      refusal === undefined ? { RoomID, viewer: 'P1', isHost: false, address: '' } : { status: refusal },
    ...(sweepMs !== undefined && { sweepMs }),
  });
  server = createServer((request, response) => void hls.answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}
const urlOf = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const ask = (): Promise<Response> => fetch(urlOf(`/live/${ROOM}.m3u8?viewer=P1`));
const isStarted = (): Promise<void> => vi.waitFor(() => expect(existsSync(`${program}.started`)).toBe(true));
const letWrite = (): Promise<void> => writeFile(`${program}.go`, '');
const takeFrame = (): void => {
  stream?.take({ kind: 'video', timestamp: 0, payload: STREAM.video.payload });
  stream?.take({ kind: 'video', timestamp: 0, payload: HEAD_FRAME });
};

beforeEach(async () => {
  warn.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'hls-test-'));
  program = join(folder, 'ffmpeg.sh');
  await writeFile(program, PROGRAM, { mode: 0o755 });
  stream = new LiveStream(() => performance.now(), { sent: () => {}, skipped: () => {}, ignored: () => {} });
  takeFrame();
  refusal = undefined;
});
afterEach(async () => {
  // Lets a program that still waits end.
  await letWrite();
  hls.stop();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true });
});

describe('the first request of a room', () => {
  it('keeps the room while ffmpeg prepares the playlist', async () => {
    await start(program, SWEEP_MS);
    const answer = ask();
    await isStarted();
    await wait(5 * SWEEP_MS);
    await letWrite();
    const response = await answer;
    expect(response.status).toBe(200);
    const playlist = (await response.text()).split('\n').find((line) => line.startsWith('/live/hls/')) ?? '';
    expect((await fetch(urlOf(playlist))).status).toBe(200);
  });

  it.each([
    ['removed', { Kind: 'cutViewer', RoomID: ROOM, PlayerID: 'P1' }, 403],
    ['hidden', { Kind: 'hide', RoomID: ROOM }, 404],
  ] as const)('is refused if the viewer is %s meanwhile', async (_what, order, status) => {
    await start(program);
    const answer = ask();
    await isStarted();
    refusal = status;
    hls.take(order);
    await letWrite();
    expect((await answer).status).toBe(status);
  });

  it('is admitted again if orders may have been missed meanwhile', async () => {
    await start(program);
    const answer = ask();
    await isStarted();
    hls.reset();
    await letWrite();
    expect((await answer).status).toBe(200);
  });

  it('waits for a picture while the publisher is away, even if an older playlist exists', async () => {
    await start(program);
    await letWrite();
    expect((await ask()).status).toBe(200);
    stream?.lose();
    let isAnswered = false;
    const answer = ask().finally(() => {
      isAnswered = true;
    });
    await wait(300);
    expect(isAnswered).toBe(false);
    stream?.begin();
    takeFrame();
    expect((await answer).status).toBe(200);
  });
});

describe('without a playlist', () => {
  it('answers 503 with Retry-After if ffmpeg ended', async () => {
    await writeFile(program, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await start(program);
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it.each([undefined, '/nonexistent/ffmpeg'])('answers 501 if ffmpeg is %s', async (ffmpeg) => {
    await start(ffmpeg);
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([501, null]);
  });
});

it('refuses HEAD with 405, and starts no ffmpeg', async () => {
  await start(program);
  const request = send(urlOf(`/live/${ROOM}.m3u8?viewer=P1`), { method: 'HEAD' });
  const status = await new Promise((resolve) => {
    request.once('response', ({ statusCode, headers }) => resolve([statusCode, headers.allow])).end();
  });
  expect(status).toEqual([405, 'GET']);
  expect(existsSync(`${program}.started`)).toBe(false);
});

it('answers 503 if ffmpeg fails, and logs its output', async () => {
  await writeFile(program, '#!/bin/sh\necho no such codec >&2\nexit 1\n', { mode: 0o755 });
  await start(program);
  const { status } = await ask();
  expect(status).toBe(503);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith({ RoomID: ROOM, words: 'no such codec' }, expect.any(String)),
  );
});
