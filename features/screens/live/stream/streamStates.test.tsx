import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { kickViewer } from '#protocol/operations/live.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, type TestBackend } from '../../../testing/testBackend.ts';
import { createFakeEngine, type FakeEngine, stubVideo, type StubbedVideo } from './testing/fakeEngine.ts';
import { StreamPlayer, useLiveStage } from './index.ts';

const HOST = '0900000002';

let engine: FakeEngine;
let video: StubbedVideo;
let backend: TestBackend;

beforeEach(() => {
  engine = createFakeEngine();
  video = stubVideo();
});
afterEach(() => {
  video.restore();
});

function Room() {
  const { enter, setMuted, muted } = useLiveStage();
  return (
    <>
      <button onClick={() => enter('1')} type="button">
        enter
      </button>
      <button onClick={() => setMuted(!muted)} type="button">
        {muted ? 'unmute' : 'mute'}
      </button>
      <StreamPlayer />
    </>
  );
}
const player = () => document.querySelector('[data-part=stream-player]');
const state = () => player()?.getAttribute('data-state');
const becomes = (wanted: string) => vi.waitFor(() => expect(state()).toBe(wanted), { timeout: 5000 });
const publish = (OnAir: boolean) => backend.others.visitor().call(setPublisher, { RoomID: '1', OnAir });

async function enter(): Promise<void> {
  backend = await renderWithProviders(<Room />, { liveEngine: engine });
  await publish(true);
  await userEvent.click(screen.getByRole('button', { name: 'enter' }));
  await vi.waitFor(() => expect(engine.running()).toHaveLength(1));
}
test('loads, plays muted at the first frame, and hides the notice', async () => {
  await enter();
  expect(state()).toBe('loading');
  expect(screen.getByRole('status')).toHaveTextContent('直播載入中');
  expect(document.querySelector('video')).toHaveProperty('muted', true);
  video.move(0.1);
  await becomes('playing');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(engine.running()[0]?.address).toMatch(/\/live\/1\.flv\?viewer=\d+&expires=/);
});

test('goes off air with the publisher, and returns without a press', async () => {
  await enter();
  video.move(0.1);
  await becomes('playing');
  await publish(false);
  await becomes('offAir');
  expect(engine.running()).toHaveLength(0);
  await publish(true);
  await vi.waitFor(() => expect(engine.running()).toHaveLength(1));
});

test('shows that the browser does not play the codec', async () => {
  await enter();
  act(() => engine.running()[0]?.onUnsupported());
  expect(screen.getByRole('status')).toHaveTextContent('這個瀏覽器無法播放直播');
});

test('offers a button after a refused autoplay', async () => {
  video.refusePlay(true);
  await enter();
  const button = await screen.findByRole('button', { name: '播放直播' });
  video.refusePlay(false);
  await userEvent.click(button);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '播放直播' })).toBeNull());
});

test('turns the sound on by a press, and off again if the browser forbids it', async () => {
  await enter();
  await userEvent.click(screen.getByRole('button', { name: 'unmute' }));
  expect(await screen.findByRole('button', { name: 'mute' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'mute' }));
  video.refusePlay(true);
  await userEvent.click(screen.getByRole('button', { name: 'unmute' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'unmute' })).toBeVisible());
});

test('shows no picture to a player whom the host removed', async () => {
  await enter();
  const host = await backend.others.member(HOST);
  await (await host.openSocket('chat')).call(kickViewer, { PlayerID: MEMBER.playerID, Seconds: 600 });
  await becomes('refused');
  expect(engine.running()).toHaveLength(0);
});
