import { setTimeout as pass } from 'node:timers/promises';
import { isFfmpeg, pushByFfmpeg, pushByNode } from '#service/media/push/encoder.ts';
import { PATHS } from '#service/paths.ts';
import { freePort } from '../../scripts/testing/freePort.ts';
import { DESKTOP, expect, test as base } from './fixtures/index.ts';
import { currentTime, expectMoving, expectState } from './fixtures/livePicture.ts';
import { startService } from './fixtures/service.ts';

// A real encoder publishes to the real service by RTMP, and a browser plays the stream.

const HOST = '0900000002';
const VIEWER = '0900000003';
const GAP_MS = 10_000;

const test = base.extend<{ publish: (key: string) => Encoder }, { rtmpPort: number }>({
  rtmpPort: [
    async ({ browserName: _browserName }, provide) => {
      await provide(await freePort());
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ rtmpPort }, provide) => {
      // Stream addresses name the public origin, so its port is known before it starts.
      const environment = {
        PORT: String(await freePort()),
        RTMP_PORT: String(rtmpPort),
        LIVE_DEMO: '0',
        OPEN_PARTS: 'Live',
      };
      let started: ReturnType<typeof startService> | undefined;
      await provide(() => (started ??= startService({ environment })));
      await (await started)?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  publish: async ({ rtmpPort }, provide) => {
    const push = (await isFfmpeg('ffmpeg')) ? pushByFfmpeg('ffmpeg') : pushByNode;
    const encoders: Encoder[] = [];
    await provide((key) => {
      const stopped = new AbortController();
      const ended = push(PATHS.liveLoop, `rtmp://127.0.0.1:${rtmpPort}/live/${key}`, stopped.signal);
      const encoder = {
        stop: async () => {
          stopped.abort();
          await ended;
        },
      };
      encoders.push(encoder);
      return encoder;
    });
    await Promise.all(encoders.map(({ stop }) => stop()));
  },
});

interface Encoder {
  readonly stop: () => Promise<void>;
}

test('plays what an encoder sends, waits while it is away, and goes on without a press', async ({ app, publish }) => {
  const host = await app.visit({ as: HOST, path: '/zh_tw/live/host?brand=owl', browser: DESKTOP });
  await host.getByRole('button', { name: '產生金鑰' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: '產生金鑰' }).click();
  const key = await host.getByText(/^[0-9a-f]{64}$/u).innerText();

  const viewer = await app.visit({ as: VIEWER, path: '/zh_tw/play-game/live?live=1&brand=owl' });
  await expectState(viewer, 'offAir');
  const first = publish(key);
  await expectState(viewer, 'playing');
  await expectMoving(viewer);
  await expect(host.getByText('直播畫面', { exact: true })).toBeVisible();
  await expectMoving(host);

  await first.stop();
  await expectState(viewer, /^(?:stalled|reconnecting)$/u);
  await pass(GAP_MS);
  const frozen = await currentTime(viewer);
  publish(key);
  await expectState(viewer, 'playing');
  await expect.poll(() => currentTime(viewer)).toBeGreaterThan(frozen + 0.5);
});
