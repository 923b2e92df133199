import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { PageSounds } from '../../../shared/sounds/index.ts';
import { FakeAudio } from '../../../shared/sounds/testing/fakeAudio.ts';
import { layOut } from '../../../testing/layout.ts';
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
  for (const name of ['share', 'wakeLock'] as const) Reflect.deleteProperty(navigator, name);
  for (const name of ['pictureInPictureEnabled', 'hidden'] as const) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
});

const publish = async (OnAir: boolean) =>
  (await startTestBackend()).others.visitor().call(setPublisher, { RoomID: '1', OnAir });
const main = () => screen.getByRole('main', { name: /^直播間：/u });
const state = () => document.querySelector('[data-part=stream-player]')?.getAttribute('data-state');

/** The room with a picture that moves. */
async function watch(options: RenderOptions = {}) {
  const backend = await startTestBackend();
  await backend.reset();
  await publish(true);
  await renderWithProviders(
    <>
      <LiveRoomPage />
      <HostOnAir />
      <PageSounds />
    </>,
    { at: '/zh_tw/play-game/live?live=1', liveEngine: engine, ...options },
  );
  await waitFor(() => expect(engine.running()).toHaveLength(1));
  await waitFor(() => {
    video.move(0.1);
    expect(state()).toBe('playing');
  });
  return backend;
}
/** Lets the picture move until something holds. */
const untilMoving = (check: () => void) =>
  waitFor(() => {
    video.move(0.2);
    check();
  });
const chooseInMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('hides the controls three seconds after the last touch, and shows them again with the next', async () => {
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

test('keeps the controls while there is no picture to see', async () => {
  await watch();
  await publish(false);
  await waitFor(() => expect(state()).toBe('offAir'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(() => vi.advanceTimersByTimeAsync(4000));
  vi.useRealTimers();
  expect(main().dataset['controls']).toBe('shown');
});

test('keeps the screen on while the picture moves and the page is seen', async () => {
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

test('shares the room by the device’s own dialog', async () => {
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

test('copies the room’s address where the device has no dialog, and says so if it can’t', async () => {
  await watch();
  await chooseInMenu('分享直播間');
  expect(await screen.findByText('已複製直播間網址')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/zh_tw/play-game/live?live=1`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await chooseInMenu('分享直播間');
  expect(await screen.findByText('無法分享直播間')).toBeVisible();
});

test('says that the connection is poor after two stops, and takes it back', async () => {
  await watch();
  const poor = () => screen.queryByText('您的網路較慢，畫面可能會停頓');
  for (const _stop of [1, 2]) {
    expect(poor()).toBeNull();
    await waitFor(() => expect(state()).toBe('stalled'));
    await untilMoving(() => expect(state()).toBe('playing'));
  }
  await untilMoving(() => expect(poor()).toBeVisible());
});

test('offers picture in picture only where the browser has it', async () => {
  await watch();
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(screen.queryByRole('menuitem', { name: '子母畫面' })).toBeNull();
  // The small window of the lobby is there in every browser.
  expect(screen.getByRole('button', { hidden: true, name: '小視窗' })).toBeInTheDocument();
});

test('shows the picture in a window of its own, and stays as it is if the browser refuses', async () => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true });
  const request = vi.fn(() => Promise.reject(new DOMException('no frame', 'InvalidStateError')));
  Object.defineProperty(HTMLVideoElement.prototype, 'requestPictureInPicture', { configurable: true, value: request });
  await watch();
  await chooseInMenu('子母畫面');
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(state()).toBe('playing');
});

test('plays no music on the live page, with the stream’s sound on or off', async () => {
  localStorage.setItem('menagerie.sounds', '{"Music":true}');
  const audio = new FakeAudio();
  await watch({ brand: { Sounds: { music: '/sounds/room-music.mp3' } } });
  await userEvent.click(screen.getByRole('button', { name: '聲音' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '聲音' })).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(screen.getByRole('button', { name: '聲音' }));
  expect([audio.played, audio.fetched.filter((address) => address.endsWith('.mp3'))]).toEqual([[], []]);
  localStorage.clear();
});

test('leads to the game that the host plays', async () => {
  await watch();
  await userEvent.click(await screen.findByRole('button', { name: /^一起玩/u }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/play-game/m?game=owl');
});

test('does not announce the room to a follower who is in it', async () => {
  await watch();
  expect(screen.queryByText(/開播了/u)).toBeNull();
  await publish(false);
  await waitFor(() => expect(state()).toBe('offAir'));
  await (await startTestBackend()).advance(31 * 60);
  await publish(true);
  await waitFor(() => expect(state()).not.toBe('offAir'));
  expect(screen.queryByText(/開播了/u)).toBeNull();
});
