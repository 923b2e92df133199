import { setTimeout as pass } from 'node:timers/promises';
import { DESKTOP, expect } from './fixtures/index.ts';
import { currentTime, expectMoving, expectOffAir, expectState } from './fixtures/livePicture.ts';
import { makeStreamKey, test } from './fixtures/liveService.ts';
import { LONG } from './fixtures/long.ts';

// An encoder publishes to the real service by RTMP, and a browser plays the stream.

const HOST = '0900000002';
const VIEWER = '0900000003';
const GAP_MS = 10_000;

test(
  'plays the stream of an encoder, waits while it is away, and continues without a press',
  LONG,
  async ({ app, publish }) => {
    const host = await app.visit({ as: HOST, path: '/zh_tw/live/host?brand=owl', browser: DESKTOP });
    const key = await makeStreamKey(host);

    const viewer = await app.visit({ as: VIEWER, path: '/zh_tw/play-game/live?live=1&brand=owl' });
    await expectOffAir(viewer);
    const first = publish(key);
    await expectState(viewer, 'playing');
    await expectMoving(viewer);
    await expect(host.getByText('直播畫面', { exact: true })).toBeVisible();
    await expectMoving(host);

    // Another tab of the viewer takes over the video, and a press returns it.
    const other = await viewer.context().newPage();
    await other.goto(viewer.url());
    await expectState(other, 'playing');
    await expectState(viewer, 'elsewhere');
    await viewer.getByRole('button', { name: '在這裡看' }).click();
    await expectState(viewer, 'playing');
    await expectState(other, 'elsewhere');
    await other.close();

    await first.stop();
    await expectState(viewer, /^(?:stalled|reconnecting)$/u);
    await expect(host.getByText('停住的畫面')).toBeVisible();
    await pass(GAP_MS);
    const frozen = await currentTime(viewer);
    publish(key);
    await expectState(viewer, 'playing');
    await expect.poll(() => currentTime(viewer)).toBeGreaterThan(frozen + 0.5);
  },
);
