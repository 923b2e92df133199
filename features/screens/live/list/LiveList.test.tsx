import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { setPublisher } from '#protocol/endpoints/dev.ts';
import { followRoom, getRooms, updateRoomSettings } from '#protocol/operations/live.ts';
import { renderWithProviders, type RenderOptions } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { LiveListPage } from './LiveListPage.tsx';

const HOST = '0900000002';

async function open(options: RenderOptions = {}, scenario: Partial<Scenario> = {}) {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.others.visitor().call(setPublisher, { RoomID: '1', OnAir: true });
  backend.change(scenario);
  return renderWithProviders(<LiveListPage />, { at: '/zh_tw/play-game/live', ...options });
}
const onAir = () => screen.findByRole('list', { name: '開播中的直播間' });
const resting = () => screen.findByRole('list', { name: '休息中的直播間' });

test('shows rooms on air with viewers, then resting rooms with the time of their last session', async () => {
  await open();
  const [room] = within(await onAir()).getAllByRole('link');
  expect(room).toHaveTextContent(/直播中/u);
  expect(room).toHaveTextContent(/人在看/u);
  expect(room).toHaveAttribute('href', '/zh_tw/play-game/live?live=1');
  expect(within(await resting()).getByRole('link')).toHaveTextContent(/上次直播 \d 天前/u);
  expect(screen.getByText('1 間開播中')).toBeVisible();
});

test('moves a room that goes off air to the resting rooms at the next read', async () => {
  const backend = await open();
  await onAir();
  const host = await (await backend.others.member(HOST)).openSocket('chat');
  await host.call(updateRoomSettings, { Status: 2 });
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.findByText('目前沒有人開播', undefined, { timeout: 20_000 });
  expect(within(await resting()).getAllByRole('link')).toHaveLength(2);
});

test('shows a skeleton while the rooms load', async () => {
  const backend = await open({}, { hold: ['getRooms'] });
  expect(await screen.findByText('直播間載入中')).toBeInTheDocument();
  act(() => backend.change({ hold: [] }));
  await onAir();
});

test('shows that there are no rooms', async () => {
  await open({ as: 'nobody' }, { code: { getStreamInfo: 300011 } });
  expect(await screen.findByText('還沒有直播間')).toBeVisible();
});

test('shows why the rooms failed to load, and reads them again', async () => {
  const backend = await open({}, { code: { getRooms: 300003 } });
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  await onAir();
  expect(backend.sent(getRooms)).toHaveLength(2);
});

test('shows that there is no connection', async () => {
  await open({}, { noSockets: true });
  expect(await screen.findByText('目前沒有連線')).toBeInTheDocument();
});

test('shows a visitor the first room, and asks to sign in for the others', async () => {
  await open({ as: 'nobody' });
  expect(within(await onAir()).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('休息中')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '登入' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('phoneStep=0');
});

test('turns the notice of a host who is off air on and off', async () => {
  const backend = await open();
  await userEvent.click(within(await resting()).getByRole('button', { name: /^通知我.*開播$/u }));
  await userEvent.click(await within(await resting()).findByRole('button', { name: /^已設提醒：取消.*的開播提醒$/u }));
  await within(await resting()).findByRole('button', { name: /^通知我.*開播$/u });
  expect(backend.sent(followRoom)).toMatchObject([
    { RoomID: '2', Following: true, Notify: true },
    { RoomID: '2', Following: true, Notify: false },
  ]);
});

test('filters by kind of game and by followed hosts, and keeps the filter in the address', async () => {
  const backend = await open();
  await onAir();
  const host = await (await backend.others.member(HOST)).openSocket('chat');
  await host.call(updateRoomSettings, { GameCode: 'angler' });
  const chip = (name: RegExp) => screen.findByRole('button', { name });
  expect(await chip(/^全部 2$/u)).toHaveAttribute('aria-pressed', 'true');
  // The demo world's member follows only the host of room 1, who plays a fishing game.
  await userEvent.click(await chip(/^追蹤中 1$/u));
  expect(screen.queryByRole('list', { name: '休息中的直播間' })).toBeNull();
  expect(screen.getByLabelText('address')).toHaveTextContent('?rooms=followed');
  const player = await backend.openOwnSocket('chat');
  await player.call(followRoom, { RoomID: '1', Following: false });
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('還沒有追蹤主播', undefined, { timeout: 20_000 })).toBeVisible();
  await userEvent.click(await chip(/^全部/u));
  await onAir();
  // Room 2 plays a slot machine, and no room has a table.
  await userEvent.click(await chip(/^捕魚 1$/u));
  expect(within(await onAir()).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: '休息中的直播間' })).toBeNull();
  expect(screen.getByLabelText('address')).toHaveTextContent('?rooms=fish');
  expect(screen.queryByRole('button', { name: /^桌遊/u })).toBeNull();
});

test('names the game that the host plays', async () => {
  await open();
  expect(await within(await onAir()).findByText(/^老虎機 · /u)).toBeVisible();
});

test('marks a room on air without pictures', async () => {
  const backend = await open();
  await backend.others.visitor().call(setPublisher, { RoomID: '1', OnAir: true, Stalled: true });
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await within(await onAir()).findByText('等主播恢復', undefined, { timeout: 20_000 })).toBeVisible();
  expect(within(await onAir()).getByText('訊號不穩')).toBeVisible();
});

test('finds rooms by title or host, and lists the notices of followed hosts', async () => {
  await open();
  const [room] = within(await onAir()).getAllByRole('link');
  const [sleeper] = within(await resting()).getAllByRole('link');
  await userEvent.click(screen.getByRole('button', { name: '搜尋直播間' }));
  const field = screen.getByRole('searchbox', { name: '搜尋直播間的標題或主播' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '赤狐');
  expect(sleeper).toBeVisible();
  expect(room).not.toBeInTheDocument();
  await userEvent.type(field, '沒有');
  expect(screen.getByText('找不到符合的直播間')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '搜尋直播間' }));
  await onAir();
  await userEvent.click(screen.getByRole('button', { name: '開播提醒' }));
  const reminders = await screen.findByRole('dialog', { name: '開播提醒' });
  // The demo world's member follows only the host of room 1.
  expect(await within(reminders).findAllByRole('listitem')).toHaveLength(1);
});
