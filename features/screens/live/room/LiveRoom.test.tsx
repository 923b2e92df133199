import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provide } from '#conformance/testMembers.ts';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { setPublisher } from '#protocol/endpoints/dev.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import {
  followRoom,
  getLiveHistory,
  hideLiveMessage,
  joinRoom,
  kickViewer,
  muteViewer,
  pinLiveMessage,
  reportRoom,
  sendLiveMessage,
  updateRoomSettings,
} from '#protocol/operations/live.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../../testing/layout.ts';
import { LONG } from '../../../testing/long.ts';
import { renderWithProviders, type RenderOptions } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);
afterEach(() => void vi.useRealTimers());

const HOST = { phone: '0900000002', playerID: '10000002' };
const VIEWER = { phone: '0900000003', playerID: '10000003', name: '阿默' };
const ROSE = 42;

async function open(options: RenderOptions = {}, scenario: Partial<Scenario> = {}, prepare?: () => Promise<void>) {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.others.visitor().call(setPublisher, { RoomID: '1', OnAir: true });
  await prepare?.();
  backend.change(scenario);
  return renderWithProviders(<LiveRoomPage />, { at: '/zh_tw/play-game/live?live=1', ...options });
}
const socketOf = async (phone: string) => {
  const backend = await startTestBackend();
  const socket = await (await backend.others.member(phone)).openSocket('chat');
  return socket;
};
const field = () => screen.findByRole('textbox', { name: '在直播間說話' });

test('shows the host, the title, the viewers and the newest messages', async () => {
  await open();
  expect(await screen.findByRole('main', { name: /^直播間：/u })).toBeVisible();
  await field();
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  expect(screen.getByText('直播中')).toBeInTheDocument();
  const chat = within(screen.getByRole('region', { name: '聊天室' }));
  await waitFor(() => expect(chat.getAllByText(/./u).length).toBeGreaterThan(5));
  expect(screen.getByRole('button', { name: '觀眾名單，1 人' })).toBeVisible();
});

test('sends a message and keeps it, and shows another viewer’s message', async () => {
  const backend = await open({}, {}, async () => (await startTestBackend()).reset('empty'));
  await userEvent.type(await field(), '開始了嗎{Enter}');
  await waitFor(() => expect(backend.sent(sendLiveMessage)).toHaveLength(1));
  expect(await screen.findByText('開始了嗎')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('傳送中')).toBeNull());
  expect(backend.sent(sendLiveMessage)).toMatchObject([{ Message: '開始了嗎' }]);
  const other = await socketOf(HOST.phone);
  await other.call(joinRoom, { RoomID: '1' });
  await other.call(sendLiveMessage, { Message: '大家好呀' });
  expect(await screen.findByText('大家好呀')).toBeVisible();
});

test('mentions the host by a button', LONG, async () => {
  await open();
  await field();
  await userEvent.click(screen.getByRole('button', { name: '提及主播' }));
  expect((await field()).textContent).toMatch(/^@/u);
});

test('closes the field during the host’s mute, and opens it again', LONG, async () => {
  await open();
  await field();
  const host = await socketOf(HOST.phone);
  await act(() => host.call(muteViewer, { PlayerID: MEMBER.playerID, Seconds: 3600 }));
  expect(await screen.findByText(/^主播已將您禁言/u)).toBeVisible();
  await act(() => host.call(muteViewer, { PlayerID: MEMBER.playerID, Seconds: 0 }));
  await field();
});

test('shows why a second message in slow mode was not sent (300051)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const backend = await open({}, {}, async () => {
    await (await startTestBackend()).reset('empty');
    const host = await socketOf(HOST.phone);
    await host.call(updateRoomSettings, { SlowSeconds: 60 });
  });
  await userEvent.type(await field(), '第一句{Enter}');
  await waitFor(() => expect(backend.sent(sendLiveMessage)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('傳送中')).toBeNull());
  // Two presses within 200 ms count as one.
  vi.setSystemTime(Date.now() + 1000);
  await userEvent.type(await field(), '第二句{Enter}');
  expect(await screen.findByText(/^主播開啟了慢速模式，請稍等幾秒再發言/u)).toBeVisible();
});

test('shows a removed viewer a notice, with a link to other rooms', async () => {
  await open();
  await field();
  const host = await socketOf(HOST.phone);
  await act(() => host.call(kickViewer, { PlayerID: MEMBER.playerID, Seconds: 3600 }));
  expect(await screen.findByRole('heading', { level: 1, name: '主播已將您請出直播間' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看其他直播間' })).toHaveAttribute('href', '/zh_tw/play-game/live');
});

test('keeps the page of a removed viewer', LONG, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open({}, {}, async () => {
    const host = await socketOf(HOST.phone);
    await host.call(kickViewer, { PlayerID: MEMBER.playerID, Seconds: 3600 });
  });
  const heading = () => screen.getByRole('heading', { level: 1, name: '主播已將您請出直播間' });
  await vi.waitFor(heading);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(heading()).toBeVisible();
});

test('opens a room that answers after six seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { change } = await open({}, { hold: ['joinRoom'] });
  await vi.waitFor(() => screen.getByText('正在進入直播間'));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  act(() => change({ hold: [] }));
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: '在直播間說話' })).toBeVisible(), {
    timeout: 5000,
  });
});

test('lets a guest read the chat, and shows how to take part', async () => {
  await open({ as: 'guest' });
  expect(await screen.findByText('綁定手機成為會員後，就能在直播間發言')).toBeVisible();
  const chat = within(screen.getByRole('region', { name: '聊天室' }));
  await waitFor(() => expect(chat.getAllByText(/./u).length).toBeGreaterThan(5));
  await userEvent.click(screen.getByRole('button', { name: '送禮給主播' }));
  expect(await screen.findByText('會員才能送禮')).toBeVisible();
});

test('shows the picture without a chat (200221)', async () => {
  await open({}, {}, async () => {
    const host = await socketOf(HOST.phone);
    await host.call(updateRoomSettings, { HasChat: false });
  });
  expect(await screen.findByText('主播關閉了聊天室，直播照常播放')).toBeVisible();
  expect(document.querySelector('[data-part=stream-player]')).not.toBeNull();
});

test('shows when an off-air room was last on air, and keeps the chat', LONG, async () => {
  await open({ at: '/zh_tw/play-game/live?live=2' });
  await field();
  expect(screen.getByText('主播休息中')).toBeVisible();
  expect(screen.getAllByText(/^上次直播/u).length).toBeGreaterThan(0);
});

test('shows another viewer’s gift above the chat', LONG, async () => {
  const backend = await open();
  await provide(backend.others, VIEWER.playerID, { VIPLevel: 5, gold: 100_000, gems: 20_000 });
  await field();
  const giver = await socketOf(VIEWER.phone);
  await giver.call(sendGift, { ToID: HOST.playerID, ItemID: ROSE, Amount: 3, RoomID: '1' });
  const gifts = within(screen.getByRole('list', { name: '禮物' }));
  expect(await gifts.findByText('×3')).toBeVisible();
  await giver.call(sendGift, { ToID: HOST.playerID, ItemID: ROSE, Amount: 2, RoomID: '1' });
  expect(await gifts.findByText('×5')).toBeVisible();
});

test('lists the viewers, and opens a card from a name', LONG, async () => {
  await open();
  await field();
  await userEvent.click(screen.getByRole('button', { name: /^觀眾名單/u }));
  const list = await screen.findByRole('list', { name: '觀眾名單' });
  await userEvent.click(within(list).getByRole('button', { name: new RegExp(MEMBER.name, 'u') }));
  expect((await screen.findAllByRole('dialog')).length).toBeGreaterThan(0);
});

test('lets a visitor watch, and asks to sign in for chat and gifts', async () => {
  await open({ as: 'nobody' });
  await userEvent.click(await screen.findByRole('button', { name: '登入後一起聊天' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('phoneStep=0');
});

test.each(['77', '', '1%00', '9'.repeat(300)])('shows that a room is unknown: %s', async (roomID) => {
  await open({ at: `/zh_tw/play-game/live?live=${roomID}` });
  expect(await screen.findByRole('heading', { level: 1, name: '找不到這個直播間' })).toBeVisible();
});

test('shows why entering failed, and retries', async () => {
  await open({}, { code: { joinRoom: 300003 } });
  await userEvent.click(await screen.findByRole('button', { name: '重試' }));
  expect(await field()).toBeVisible();
});

test('follows the host', async () => {
  // The demo account follows this room.
  const backend = await open({}, {}, async () => {
    const member = await socketOf(MEMBER.phone);
    await member.call(followRoom, { RoomID: '1', Following: false, Notify: false });
  });
  await userEvent.click(await screen.findByRole('button', { name: /^追蹤/u }));
  expect(await screen.findByRole('button', { name: /^追蹤中：取消追蹤/u })).toBeVisible();
  expect(backend.sent(followRoom)).toMatchObject([{ RoomID: '1', Following: true, Notify: true }]);
});

test('shows the pinned message, and removes a hidden message', async () => {
  await open();
  await field();
  const host = await socketOf(HOST.phone);
  const { List } = await host.call(getLiveHistory, { RoomID: '1', Page: 1, PerPage: 20 });
  const [first, second] = List.toReversed();
  await act(() => host.call(pinLiveMessage, { ID: first?.ID ?? '' }));
  expect(await screen.findByText('置頂')).toBeVisible();
  const line = screen.getByRole('button', { name: /^置頂/u, expanded: false });
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  const saidBy = () => screen.queryAllByRole('button', { name: /訊息選項$|^自己訊息/u }).length;
  const before = saidBy();
  await act(() => host.call(hideLiveMessage, { ID: second?.ID ?? '' }));
  await waitFor(() => expect(saidBy()).not.toBe(before));
});

test('lists the viewers who gave the most in the session', LONG, async () => {
  const backend = await open();
  await provide(backend.others, VIEWER.playerID, { VIPLevel: 5, gold: 100_000, gems: 20_000 });
  await field();
  const giver = await socketOf(VIEWER.phone);
  await giver.call(sendGift, { ToID: HOST.playerID, ItemID: ROSE, Amount: 3, RoomID: '1' });
  const top = within(screen.getByRole('list', { name: '本場贈禮前三名' }));
  expect(await top.findByRole('button', { name: VIEWER.name })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '贈禮榜' }));
  expect(within(await screen.findByRole('list', { name: '贈禮榜' })).getAllByRole('listitem')).toHaveLength(1);
});

async function report(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '檢舉直播間' }));
  await userEvent.click(await screen.findByRole('radio', { name: '作弊或使用外掛' }));
  await userEvent.click(screen.getByRole('button', { name: '送出檢舉' }));
}

test('reports the room with a reason', LONG, async () => {
  const backend = await open();
  await field();
  await report();
  await waitFor(() => expect(backend.sent(reportRoom)).toMatchObject([{ RoomID: '1', Reason: 4 }]));
});

test('ends a second report with a message, and keeps the text of a failed report', LONG, async () => {
  const backend = await open();
  await field();
  backend.change({ code: { reportRoom: 300_007 } });
  await report();
  const dialog = await screen.findByRole('dialog', { name: '檢舉直播間' });
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
  backend.change({ code: { reportRoom: 300_014 } });
  await userEvent.click(within(dialog).getByRole('button', { name: '送出檢舉' }));
  expect(await screen.findAllByText('您已檢舉過，我們正在處理')).not.toHaveLength(0);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
