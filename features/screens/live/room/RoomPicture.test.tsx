import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { followRoom, hostOnAir, updateRoomSettings } from '#protocol/operations/live.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { PageSounds } from '../../../shared/sounds/index.ts';
import { layOut } from '../../../testing/layout.ts';
import { LONG } from '../../../testing/long.ts';
import { renderWithProviders, type RenderOptions } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { HostOnAir } from '../parts/HostOnAir.tsx';
import { createFakeEngine, type FakeEngine, stubVideo, type StubbedVideo } from '../stream/testing/fakeEngine.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

let engine: FakeEngine;
let video: StubbedVideo;

beforeEach(() => {
  layOut();
  stubMeasures();
  engine = createFakeEngine();
  video = stubVideo();
});
afterEach(async () => {
  video.restore();
  vi.unstubAllGlobals();
  for (const name of ['share', 'wakeLock', 'clipboard'] as const) Reflect.deleteProperty(navigator, name);
});

const publish = async (OnAir: boolean, RoomID = '1') =>
  (await startTestBackend()).others.visitor().call(setPublisher, { RoomID, OnAir });
const main = () => screen.getByRole('main', { name: /^直播間：/u });
const state = () => document.querySelector('[data-part=stream-player]')?.getAttribute('data-state');

const render = (options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <LiveRoomPage />
      <HostOnAir />
      <PageSounds />
    </>,
    { at: '/zh_tw/play-game/live?live=1', liveEngine: engine, ...options },
  );

/**
 * Opens the room with a moving picture.
 *
 * @param playable the games that can be played
 */
async function watch(options: RenderOptions = {}, playable: readonly string[] = []) {
  const backend = await startTestBackend();
  await backend.reset();
  for (const GameCode of playable) await backend.others.visitor().call(setGameState, { GameCode, Playable: true });
  await publish(true);
  await render(options);
  await waitFor(() => expect(engine.running()).toHaveLength(1));
  await waitFor(() => {
    video.move(0.1);
    expect(state()).toBe('playing');
  });
  return backend;
}
/** Moves the picture until a check passes. */
const untilMoving = (check: () => void) =>
  waitFor(() => {
    video.move(0.2);
    check();
  });
const chooseInMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('offers no sound and size of a picture that this browser can’t play', LONG, async () => {
  await watch();
  expect(screen.getByRole('button', { name: '聲音' })).toBeVisible();
  act(() => engine.running()[0]?.onUnsupported());
  expect(await screen.findByText('這個瀏覽器無法播放直播')).toBeVisible();
  for (const name of ['聲音', '小視窗', '全螢幕']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: '更多' })).toBeVisible();
});

test('hides the controls three seconds after the last touch, and shows them again at the next touch', async () => {
  await watch();
  const shown = () => main().dataset['controls'];
  fireEvent.pointerMove(main());
  const touched = Date.now();
  expect(shown()).toBe('shown');
  await untilMoving(() => expect(shown()).toBe('hidden'));
  expect(Date.now() - touched).toBeGreaterThanOrEqual(3000);
  fireEvent.pointerDown(main());
  expect(shown()).toBe('shown');
});

test('shows hidden controls on a touch without pressing one; a second touch presses one', LONG, async () => {
  await watch();
  await untilMoving(() => expect(main().dataset['controls']).toBe('hidden'));
  const sound = screen.getByRole('button', { name: '聲音' });
  const isOn = sound.getAttribute('aria-pressed');
  // A browser finds the target of a click at the end of the touch, when the controls accept presses again.
  fireEvent.pointerDown(main());
  fireEvent.click(sound, { detail: 1 });
  expect(sound).toHaveAttribute('aria-pressed', isOn);
  fireEvent.pointerDown(sound);
  fireEvent.click(sound, { detail: 1 });
  expect(sound).not.toHaveAttribute('aria-pressed', isOn);
});

test('keeps the controls without a picture', async () => {
  await watch();
  await publish(false);
  await waitFor(() => expect(state()).toBe('offAir'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(() => vi.advanceTimersByTimeAsync(4000));
  vi.useRealTimers();
  expect(main().dataset['controls']).toBe('shown');
});

test('keeps the screen on while the picture moves and the page is visible', LONG, async () => {
  const released: number[] = [];
  const request = vi.fn(() =>
    Promise.resolve({ release: () => Promise.resolve(released.push(request.mock.calls.length)) }),
  );
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  await watch();
  await waitFor(() => expect(request.mock.calls).toEqual([['screen']]));
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await publish(false);
  await waitFor(() => expect(released).toHaveLength(1));
});

test('shares the room by the device’s own dialog', LONG, async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await watch();
  await chooseInMenu('分享直播間');
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(share.mock.calls).toEqual([[{ title, url: `${location.origin}/zh_tw/play-game/live?live=1` }]]);
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await chooseInMenu('分享直播間');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('無法分享直播間')).toBeNull();
});

test('copies the address if the device has no share dialog', LONG, async () => {
  await watch();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await chooseInMenu('分享直播間');
  expect(await screen.findByText('已複製直播間網址')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[`${location.origin}/zh_tw/play-game/live?live=1`]]);
  writeText.mockRejectedValueOnce(new Error('refused'));
  await chooseInMenu('分享直播間');
  expect(await screen.findByText('無法分享直播間')).toBeVisible();
});

test('shows the picture in its own window, and returns it', LONG, async () => {
  const calls: string[] = [];
  const prototype = HTMLVideoElement.prototype;
  prototype.requestPictureInPicture = function enterWindow() {
    calls.push('enter');
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: this });
    return Promise.reject(new DOMException('no frame', 'InvalidStateError'));
  };
  document.exitPictureInPicture = () => Promise.resolve(void calls.push('exit'));
  Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true });
  await watch();
  await chooseInMenu('子母畫面');
  await chooseInMenu('子母畫面');
  expect(calls).toEqual(['enter', 'exit']);
  for (const name of ['pictureInPictureElement', 'pictureInPictureEnabled', 'exitPictureInPicture'] as const)
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(prototype, 'requestPictureInPicture');
});

test('offers no picture window if the browser has none', LONG, async () => {
  await watch();
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await screen.findByRole('menuitem', { name: '分享直播間' });
  expect(screen.queryByRole('menuitem', { name: '子母畫面' })).toBeNull();
});

test('reports a poor connection after a second stop, until a minute passes without a stop', LONG, async () => {
  await watch();
  const poor = () => screen.queryByText('您的網路較慢，畫面可能會停頓');
  vi.useFakeTimers({ toFake: ['Date'] });
  const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
  const stop = async (): Promise<void> => {
    later(7);
    act(() => engine.running()[0]?.onLost());
    expect(state()).not.toBe('playing');
    await waitFor(() => expect(engine.running()).toHaveLength(1), { timeout: 3000 });
    await untilMoving(() => expect(state()).toBe('playing'));
  };
  await stop();
  expect(poor()).toBeNull();
  await stop();
  expect(poor()).toBeVisible();
  later(61);
  await untilMoving(() => expect(poor()).toBeNull());
  vi.useRealTimers();
});

test('leads to the game that the host plays', LONG, async () => {
  await watch({}, ['owl']);
  await userEvent.click(await screen.findByRole('button', { name: /^一起玩 ./u }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/play-game/m?game=owl');
});

test('announces a followed host in another room, and not the host of this room', LONG, async () => {
  const backend = await watch();
  const otherHost = await (await backend.others.member('0910000007')).openSocket('chat');
  await otherHost.call(updateRoomSettings, { Status: 1 });
  await publish(false);
  await backend.advance(31 * 60);
  const own = await backend.openOwnSocket('chat');
  // The pushes arrive in this order, so the second proves that the first has arrived.
  for (const RoomID of ['1', '2']) {
    await own.call(followRoom, { RoomID, Following: true });
    await publish(true, RoomID);
    await own.push(hostOnAir);
  }
  await userEvent.click(await screen.findByRole('button', { name: '進入' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/play-game/live?live=2');
});
