import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { hashStreamKey } from '#domain/live/streamKey.ts';
import { hasFfmpeg } from '../../testing/ffmpeg.ts';
import { type LiveMedia, startLiveMedia } from '../../testing/liveMedia.ts';
import { startMemoryService, type TestService } from '../../testing/memoryService.ts';
import { publishDrawn } from '../../testing/drawnStream.ts';
import { demoStreams } from './demoKey.ts';
import { runLiveDemos } from './liveDemo.ts';

const KEY = 'd'.repeat(64);
const ROOM = '1';
const PROGRAMS = (await hasFfmpeg()) ? ['/nonexistent/ffmpeg', 'ffmpeg'] : ['/nonexistent/ffmpeg'];

let service: TestService | undefined;
let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await service?.stop();
  service = undefined;
});

it('sends the recorded scene without ffmpeg, and ends when an encoder takes over the room', async () => {
  service = await startMemoryService({ rtmp: { port: 0, host: '127.0.0.1', isNamed: true } });
  const { ports } = service;
  await seedDemoWorld(ports.store, ports.clock.now());
  const [stream] = await demoStreams(ports);
  if (stream === undefined) throw new Error('no room is free');
  const { GameCode, StreamKey } = stream;
  const url = `rtmp://127.0.0.1:${service.rtmpPort}/live/${StreamKey}`;
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const demo = runLiveDemos([{ GameCode, url }], stop.signal, { ffmpeg: '/nonexistent/ffmpeg', print });
  await vi.waitFor(
    async () =>
      expect(await ports.store.table('liveRooms').get('2')).toMatchObject({
        OnAir: true,
        ShownStatus: 1,
        GameCode: 'dragon',
      }),
    { timeout: 10_000 },
  );
  const own = await publishDrawn(url);
  await own.frames(1);
  await demo;
  expect(printed).toEqual([expect.stringContaining('apt install ffmpeg'), expect.stringContaining('another encoder')]);
});

it('takes no room if its host has a stream key', async () => {
  service = await startMemoryService();
  const { ports } = service;
  await seedDemoWorld(ports.store, ports.clock.now());
  await ports.store.transaction((tx) => tx.table('liveRooms').update({}, { StreamKeyHash: hashStreamKey('own') }));
  expect(await demoStreams(ports)).toMatchObject([{ GameCode: 'candy' }, { GameCode: 'owl' }]);
});

describe.each(PROGRAMS)('the demo sent by %s', (ffmpeg) => {
  let media: LiveMedia;
  let printed: string[];
  const run = (key: string): Promise<void> =>
    runLiveDemos([{ GameCode: 'owl', url: media.rtmp(key) }], stop.signal, {
      ffmpeg,
      print: (line) => printed.push(line),
    });
  beforeEach(async () => {
    printed = [];
    media = await startLiveMedia();
    media.keys.set(KEY, ROOM);
    onTestFinished(() => media.stop());
  });

  it.each([
    ['keyReset', 'The stream key was reset'],
    ['stopped', 'An operator stopped the stream'],
  ] as const)('ends when its publisher is cut: %s', async (Reason, sentence) => {
    const demo = run(KEY);
    await vi.waitFor(() => expect(media.told).toEqual([['started', ROOM]]), { timeout: 10_000 });
    media.keys.delete(KEY);
    media.registry.take({ Kind: 'cutPublisher', RoomID: ROOM, Reason });
    await demo;
    expect(printed.at(-1)).toContain(sentence);
  });

  it('ends after the first wrong key, and takes no tries from its address', async () => {
    await run('wrong');
    expect(printed.at(-1)).toContain('The stream key is not known');
    expect(media.logged.filter((line) => line.includes('publisher was refused'))).toHaveLength(1);
  });
});
