import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setPublisher, settleRound } from '#protocol/endpoints/dev.ts';
import {
  endPoll,
  joinRoom,
  leaveRoom,
  openPoll,
  sendHearts,
  setModerator,
  updateRoomSettings,
  votePoll,
} from '#protocol/operations/live.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../../testing/layout.ts';
import { LONG } from '../../../testing/long.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { createFakeEngine, stubVideo, type StubbedVideo } from '../stream/testing/fakeEngine.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const HOST = '0900000002';
const VIEWER = { phone: '0900000003', playerID: '10000003', name: '阿默' };
const ROOM = { RoomID: '1' } as const;

let video: StubbedVideo;
beforeEach(() => {
  layOut();
  stubMeasures();
  video = stubVideo();
  return () => video.restore();
});

const socketOf = async (phone: string) => (await (await startTestBackend()).others.member(phone)).openSocket('chat');

/** Opens room 1 on air. `prepare` runs before. */
async function watch(prepare?: () => Promise<void>) {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.others.visitor().call(setPublisher, { ...ROOM, OnAir: true });
  await prepare?.();
  await renderWithProviders(<LiveRoomPage />, {
    at: '/zh_tw/play-game/live?live=1',
    liveEngine: createFakeEngine(),
  });
  await screen.findByRole('textbox', { name: '在直播間說話' });
  return backend;
}

test('sends hearts of the key and of double taps together, and counts those of all viewers', LONG, async () => {
  const backend = await watch();
  await userEvent.click(screen.getByRole('button', { name: /^送愛心/u }));
  const picture = document.querySelector('[data-part=stream-player]') ?? document.body;
  for (let tap = 0; tap < 2; tap += 1)
    fireEvent.pointerUp(picture, { isPrimary: true, button: 0, clientX: 100, clientY: 200 });
  // A slow machine may need more than a second between the presses.
  const given = (): number => backend.sent(sendHearts).reduce((sum, { Count }) => sum + Number(Count), 0);
  await waitFor(() => expect(given()).toBe(2), { timeout: 4000 });
  const viewer = await socketOf(VIEWER.phone);
  await viewer.call(joinRoom, ROOM);
  await act(async () => {
    await viewer.call(sendHearts, { Count: 5 });
    await backend.advance(2);
  });
  expect(await screen.findByRole('button', { name: '送愛心，大家送了 7 顆' })).toBeVisible();
});

test('votes in a poll once, keeps the answer after a reconnect, and shows the result', LONG, async () => {
  const backend = await watch();
  const host = await socketOf(HOST);
  const asked = { ...ROOM, Question: '下一局玩什麼？', Answers: ['貓頭鷹', '熊貓'], Seconds: 300 } as const;
  const { Poll } = await act(() => host.call(openPoll, { ...asked, Answers: [...asked.Answers] }));
  const poll = within(await screen.findByRole('region', { name: /^投票 下一局玩什麼？/u }));
  expect(poll.queryByText('0 票')).toBeNull();
  await userEvent.click(poll.getByRole('button', { name: '熊貓' }));
  expect(await poll.findByText('1 票')).toBeVisible();
  expect(poll.queryByRole('button')).toBeNull();
  expect(backend.sent(votePoll)).toMatchObject([{ PollID: Poll.PollID, Answer: 1 }]);
  const joins = backend.sent(joinRoom).length;
  act(() => backend.disconnect());
  await waitFor(() => expect(backend.sent(joinRoom).length).toBeGreaterThan(joins), { timeout: 8000 });
  expect(await screen.findByText('1 票')).toBeVisible();
  await act(() => host.call(endPoll, { ...ROOM, PollID: Poll.PollID }));
  expect(await screen.findByText('投票結束，共 1 票')).toBeVisible();
});

test('lets a co-moderator open a poll from the menu', LONG, async () => {
  const backend = await watch(async () => {
    const host = await socketOf(HOST);
    await host.call(setModerator, { PlayerID: MEMBER.playerID, Moderator: true });
  });
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '發起投票' }));
  const dialog = within(await screen.findByRole('dialog', { name: '發起投票' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '問題' }), '玩哪個？');
  await userEvent.type(dialog.getByRole('textbox', { name: '選項 1' }), '甲');
  const start = dialog.getByRole('button', { name: '開始投票' });
  expect(start).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: '選項 2' }), '乙');
  await userEvent.click(start);
  await waitFor(() =>
    expect(backend.sent(openPoll)).toMatchObject([{ ...ROOM, Question: '玩哪個？', Answers: ['甲', '乙'] }]),
  );
  expect(await screen.findByRole('region', { name: /^投票 玩哪個？/u })).toBeVisible();
});

test('shows a viewer who comes in, and the viewer’s announced win', LONG, async () => {
  const backend = await watch(async () => {
    const host = await socketOf(HOST);
    await host.call(updateRoomSettings, { ArrivalVip: 1, GameCode: 'owl' });
  });
  const viewer = await socketOf(VIEWER.phone);
  await viewer.call(leaveRoom, {});
  await act(() => backend.advance(10));
  await act(() => viewer.call(joinRoom, ROOM));
  expect(await screen.findByText(`${VIEWER.name} 進入直播間`)).toBeVisible();
  const round = { PlayerID: VIEWER.playerID, GameCode: 'owl', Bet: 100, Win: 12_800 };
  await act(() => backend.others.visitor().call(settleRound, round));
  const news = await screen.findByText('剛剛贏得');
  expect(news.closest('p')).toHaveTextContent(/阿默.*12,800.*×128$/u);
});
