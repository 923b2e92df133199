import { afterEach, expect, it, vi } from 'vitest';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { hashStreamKey } from '#domain/live/streamKey.ts';
import { startMemoryService, type TestService } from '../../testing/memoryService.ts';
import { publishDrawn } from '../../testing/drawnStream.ts';
import { demoStreamKey } from './demoKey.ts';
import { runLiveDemo } from './liveDemo.ts';

let service: TestService;
const stop = new AbortController();
afterEach(async () => {
  stop.abort();
  await service.stop();
});

it('sends the recorded scene without ffmpeg, and ends when an encoder takes the room over', async () => {
  service = await startMemoryService({ rtmp: { port: 0, host: '127.0.0.1', isNamed: true } });
  const { ports } = service;
  await seedDemoWorld(ports.store, ports.clock.now());
  const key = await demoStreamKey(ports);
  expect(await demoStreamKey(ports)).toBe(key);
  const url = `rtmp://127.0.0.1:${service.rtmpPort}/live/${key}`;
  const printed: string[] = [];
  const demo = runLiveDemo(url, stop.signal, { ffmpeg: '/nonexistent/ffmpeg', print: (line) => printed.push(line) });
  await vi.waitFor(
    async () => expect(await ports.store.table('liveRooms').get('1')).toMatchObject({ OnAir: true, ShownStatus: 1 }),
    { timeout: 10_000 },
  );
  const own = await publishDrawn(url);
  await own.frames(1);
  await demo;
  expect(printed).toEqual([expect.stringContaining('apt install ffmpeg'), expect.stringContaining('another encoder')]);
});

it('takes no room whose host has a key of their own', async () => {
  service = await startMemoryService();
  const { ports } = service;
  await seedDemoWorld(ports.store, ports.clock.now());
  await ports.store.transaction((tx) => tx.table('liveRooms').update({}, { StreamKeyHash: hashStreamKey('own') }));
  expect(await demoStreamKey(ports)).toBeUndefined();
});
