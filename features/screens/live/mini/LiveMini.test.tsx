import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { kickViewer } from '#protocol/operations/live.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Link } from '../../../base/routing/index.ts';
import { useIsMusicSilenced } from '../../../shared/sounds/index.ts';
import { layOut } from '../../../testing/layout.ts';
import { LONG } from '../../../testing/long.ts';
import { renderWithProviders, type RenderOptions } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { createFakeEngine, type FakeEngine, stubVideo, type StubbedVideo } from '../stream/testing/fakeEngine.ts';
import { LiveMini } from './LiveMini.tsx';

let engine: FakeEngine;
let video: StubbedVideo;
let backend: TestBackend;

beforeEach(async () => {
  layOut();
  engine = createFakeEngine();
  video = stubVideo();
  sessionStorage.clear();
  localStorage.clear();
  // A browser that plays streams.
  vi.stubGlobal('ManagedMediaSource', { isTypeSupported: () => true });
  backend = await startTestBackend();
});
afterEach(async () => {
  video.restore();
  vi.unstubAllGlobals();
  await publish(false);
});

const publish = (OnAir: boolean) => backend.others.visitor().call(setPublisher, { RoomID: '1', OnAir });
/** Shows whether the background music may play. `music.test.tsx` tests the music itself. */
function Music() {
  return <output aria-label="music">{useIsMusicSilenced() ? 'silenced' : 'plays'}</output>;
}
async function open(options: RenderOptions = {}): Promise<void> {
  await publish(true);
  await renderWithProviders(
    <>
      <Link to="/rank">rank</Link>
      <Link to="/play-game/now?game=owl">game</Link>
      <LiveMini />
      <Music />
    </>,
    { at: '/play-game/m', liveEngine: engine, ...options },
  );
}
const mini = () => screen.findByRole('region', { name: '直播小視窗' }, { timeout: 6000 });
const expectGone = () => waitFor(() => expect(screen.queryByRole('region', { name: '直播小視窗' })).toBeNull());

test('opens three seconds after the lobby, with the default room, muted', async () => {
  const begin = Date.now();
  await open();
  await mini();
  expect(Date.now() - begin).toBeGreaterThanOrEqual(3000);
  expect(screen.getByRole('button', { name: '聲音' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(engine.addresses).toEqual([expect.stringContaining('/live/1.flv')]));
  expect(document.querySelectorAll('video')).toHaveLength(1);
});

test('follows to another page with the same picture, and closes in a game', LONG, async () => {
  await open();
  await mini();
  await userEvent.click(screen.getByRole('link', { name: 'rank' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/rank');
  await mini();
  expect(engine.addresses).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'game' }));
  await expectGone();
});

test('leads to the live page with the room, without another connection', LONG, async () => {
  await open();
  await mini();
  await userEvent.click(screen.getByRole('button', { name: '全螢幕觀看' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/play-game/live?live=1');
  await expectGone();
  expect([engine.addresses.length, engine.running().length]).toEqual([1, 1]);
});

test('leaves the room on a close, and stays closed for the visit', LONG, async () => {
  await open();
  await mini();
  await userEvent.click(screen.getByRole('button', { name: '關閉直播小視窗' }));
  await expectGone();
  expect(engine.running()).toHaveLength(0);
  expect(sessionStorage.getItem('menagerie.live.miniClosed')).toBe('true');
});

test('silences the music while it has sound, and not when muted or closed', LONG, async () => {
  await open();
  await mini();
  const sound = () => screen.getByRole('button', { name: '聲音' });
  const becomes = (wanted: string) =>
    waitFor(() => {
      video.move(0.1);
      expect(screen.getByLabelText('music')).toHaveTextContent(wanted);
    });
  await waitFor(() => {
    video.move(0.1);
    expect(document.querySelector('[data-part=stream-player]')).toHaveAttribute('data-state', 'playing');
  });
  expect(screen.getByLabelText('music')).toHaveTextContent('plays');
  await userEvent.click(sound());
  await becomes('silenced');
  await userEvent.click(sound());
  await becomes('plays');
  await userEvent.click(sound());
  await becomes('silenced');
  await userEvent.click(screen.getByRole('button', { name: '關閉直播小視窗' }));
  await becomes('plays');
});

test('stays closed for a visitor on a phone', LONG, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open({ as: 'nobody' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.queryByRole('region', { name: '直播小視窗' })).toBeNull();
  expect(engine.addresses).toEqual([]);
});

test('opens for a visitor in a wide window', LONG, async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  await open({ as: 'nobody' });
  await mini();
  await waitFor(() => expect(engine.addresses).toEqual([expect.stringContaining('viewer=guest-')]));
});

test('closes when the stream ends', LONG, async () => {
  await open();
  await mini();
  await publish(false);
  await expectGone();
});

test('shows a viewer that the host removed them', LONG, async () => {
  await open();
  await mini();
  const host = await (await backend.others.member('0900000002')).openSocket('chat');
  await act(() => host.call(kickViewer, { PlayerID: MEMBER.playerID, Seconds: 600 }));
  expect(await screen.findAllByText('主播已將您請出直播間')).not.toHaveLength(0);
  await expectGone();
  await backend.reset();
});

test.each<[string, RenderOptions]>([
  ['on another page than the lobby', { at: '/rank' }],
  ['on a site without live rooms', { closed: ['Live'] }],
])('does not open %s', async (_, options) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open(options);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.queryByRole('region', { name: '直播小視窗' })).toBeNull();
  expect(engine.addresses).toEqual([]);
});

test('is hidden under a dialog', async () => {
  await publish(true);
  const dialog = (isOpen: boolean) => (
    <Dialog closeLabel="close" onOpenChange={() => undefined} open={isOpen} title="window">
      text
    </Dialog>
  );
  await renderWithProviders(
    <>
      {dialog(true)}
      <LiveMini />
    </>,
    { at: '/play-game/m', liveEngine: engine },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(engine.addresses).toEqual([]);
});
