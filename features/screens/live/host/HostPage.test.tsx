import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { setPublisher } from '#protocol/endpoints/dev.ts';
import { muteViewer, resetStreamKey, setModerator, updateRoomSettings } from '#protocol/operations/live.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../../testing/layout.ts';
import { LONG } from '../../../testing/long.ts';
import { renderWithProviders, type RenderOptions } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { createFakeEngine, stubVideo } from '../stream/testing/fakeEngine.ts';
import { HostPage } from './HostPage.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);
// Stubs a screen wide enough for the three columns.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const HOST = '0900000002';
const VIEWER = '10000003';

async function open(options: RenderOptions = {}, scenario: Partial<Scenario> = {}) {
  const backend = await startTestBackend();
  await backend.reset();
  backend.change(scenario);
  return renderWithProviders(<HostPage />, { at: '/zh_tw/live/host', as: HOST, ...options });
}
async function endSession(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '結束直播' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '結束直播' }));
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('is for hosts', async () => {
  await open({ as: '0900000001' });
  expect(await screen.findByRole('heading', { level: 1, name: '主控台是主播專用' })).toBeVisible();
});

test('shows the intended state and the signal, and ends the session after a question', async () => {
  const backend = await open();
  await screen.findByRole('heading', { level: 1, name: '直播主控台' });
  expect(screen.getByText('休息中海報')).toBeVisible();
  await act(() => backend.others.visitor().call(setPublisher, { RoomID: '1', OnAir: true }));
  expect(await screen.findByText('直播畫面')).toBeVisible();
  await endSession();
  expect(await screen.findByRole('button', { name: '開始直播' })).toBeVisible();
  expect(backend.sent(updateRoomSettings)).toMatchObject([{ Status: 2 }]);
});

test('shows the host the picture before the viewers', async () => {
  const engine = createFakeEngine();
  const video = stubVideo();
  const { others } = await open({ liveEngine: engine });
  const publish = (OnAir: boolean) => act(() => others.visitor().call(setPublisher, { RoomID: '1', OnAir }));
  await endSession();
  expect(await screen.findByText('等待推流訊號')).toBeVisible();
  await publish(true);
  const ready = '已收到訊號，按「開始直播」讓觀眾看到';
  expect(await screen.findByText(ready, {}, { timeout: 8000 })).toBeVisible();
  await waitFor(() => expect(engine.running()).toHaveLength(1));
  await publish(false);
  await waitFor(() => expect(engine.running()).toHaveLength(0), { timeout: 8000 });
  expect(await screen.findByText('等待推流訊號')).toBeVisible();
  expect(screen.queryByText(ready)).toBeNull();
  video.restore();
});

test('shows that the device is offline, instead of saying that viewers see the picture', LONG, async () => {
  const { others } = await open();
  await act(() => others.visitor().call(setPublisher, { RoomID: '1', OnAir: true }));
  expect(await screen.findByText('直播畫面')).toBeVisible();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText('直播畫面')).toBeNull();
  isOnline.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('直播畫面')).toBeVisible();
});

test('starts a publisher without OBS by a button', LONG, async () => {
  const backend = await open({ devTools: true });
  await userEvent.click(await screen.findByRole('button', { name: '開始測試推流' }));
  expect(await screen.findByRole('button', { name: '停止測試推流' })).toBeVisible();
  expect(backend.posted(setPublisher)).toMatchObject([{ RoomID: '1', OnAir: true }]);
});

test('shows the service’s server address', async () => {
  await open();
  expect(await screen.findByText('rtmp://localhost/live')).toBeVisible();
});

test('saves a trimmed title, and refuses an empty or long one', LONG, async () => {
  const backend = await open();
  const title = await screen.findByRole('textbox', { name: '直播標題' });
  await userEvent.clear(title);
  expect(await screen.findByText('標題不能是空的')).toBeVisible();
  await userEvent.click(title);
  await userEvent.paste('字'.repeat(41));
  expect(await screen.findByText('標題最多 40 字')).toBeVisible();
  await userEvent.clear(title);
  await userEvent.type(title, '  今晚見  ');
  await userEvent.click(screen.getByRole('button', { name: '儲存標題' }));
  await waitFor(() => expect(backend.sent(updateRoomSettings)).toMatchObject([{ Title: '今晚見' }]));
});

test('shows a new key once, after a question', LONG, async () => {
  const backend = await open();
  const key = await panel('推流金鑰');
  await userEvent.click(key.getByRole('button', { name: /產生金鑰|重設金鑰/u }));
  const ask = within(await screen.findByRole('alertdialog'));
  await userEvent.click(ask.getByRole('button', { name: /產生金鑰|重設金鑰/u }));
  expect(await key.findByRole('button', { name: '複製金鑰' })).toBeVisible();
  expect(key.getByText('離開此頁後無法再看到，請貼到 OBS')).toBeVisible();
  expect(backend.sent(resetStreamKey)).toHaveLength(1);
});

test('keeps a new key over a change of tab on a phone', LONG, async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open();
  const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
  await openTab('設定');
  const button = { name: /產生金鑰|重設金鑰/u };
  await userEvent.click((await panel('推流金鑰')).getByRole('button', button));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', button));
  const copy = () => screen.findByRole('button', { name: '複製金鑰' });
  await copy();
  await openTab('聊天室');
  await openTab('設定');
  expect(await copy()).toBeVisible();
});

test('shows what to change when no stream arrives', async () => {
  await open();
  expect(await (await panel('推流狀況')).findByText(/^沒有收到推流/u)).toBeVisible();
});

test('shows why the numbers failed to load', LONG, async () => {
  const backend = await open({}, { fail: { getStreamHealth: 1 } });
  const health = await panel('推流狀況');
  expect(await health.findByRole('button', { name: '重試' })).toBeVisible();
  act(() => backend.change({ fail: {} }));
  expect(await health.findByText(/^沒有收到推流/u)).toBeVisible();
});

test('mutes a viewer from a message with a reason, and ends the mute', LONG, async () => {
  const backend = await open();
  const chat = await panel('聊天室');
  const [menu] = await chat.findAllByRole('button', { name: /的訊息選項$/u });
  await userEvent.click(menu ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: '禁言' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '原因' }), '洗版');
  await userEvent.click(screen.getByRole('button', { name: '禁言' }));
  const sanctions = await panel('處置');
  expect(await sanctions.findByText(/洗版/u)).toBeVisible();
  await userEvent.click(sanctions.getByRole('button', { name: /^解除/u }));
  expect(await sanctions.findByText('目前沒有人被禁言或請出。')).toBeVisible();
  expect(backend.sent(muteViewer)).toMatchObject([{ Seconds: 3600, Reason: '洗版' }, { Seconds: 0 }]);
});

test('lists co-moderators, and ends the role of one', LONG, async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const host = await (await backend.others.member(HOST)).openSocket('chat');
  await host.call(setModerator, { PlayerID: VIEWER, Moderator: true });
  await renderWithProviders(<HostPage />, { at: '/zh_tw/live/host', as: HOST });
  const moderators = await panel('協管');
  const ends = () => moderators.getAllByRole('button', { name: /^取消.*的協管$/u });
  await waitFor(() => expect(ends()).toHaveLength(2));
  for (const left of [1, 0]) {
    await userEvent.click(ends()[0] ?? document.body);
    await waitFor(() => expect(moderators.queryAllByRole('button', { name: /^取消.*的協管$/u })).toHaveLength(left));
  }
  expect(await moderators.findByText(/^協管能幫您/u)).toBeVisible();
});
