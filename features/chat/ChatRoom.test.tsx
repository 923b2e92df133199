import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { writeEvent } from '#protocol/rules/messageSyntax.ts';
import { messageOf } from '../client/testing/messages.ts';
import { gameOf } from '../lobby/testing/games.ts';
import { layOut } from '../testing/layout.ts';
import { PLAYER_ID, ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { ChatRoom } from './room/ChatRoom.tsx';
import { readTab } from './tabs.ts';

beforeEach(layOut);
afterEach(() => {
  vi.useRealTimers();
});

const OTHER = {
  From: '80000002',
  Sender: { PlayerID: '80000002', Name: '阿默', VIPLevel: 8, PicURL: '', PictureURL: '', PictureSetting: 2 as const },
  ColorID: 8,
};
const field = () => screen.findByRole('textbox', { name: '在公頻說話' });
const rows = () => [...document.querySelectorAll('[data-part=chat-row]')].map((row) => row.textContent);
const open = (service = new ScriptedService(), tab = 'public') => {
  return renderWithProviders(<ChatRoom onTabChange={() => undefined} tab={readTab(tab) ?? 'public'} />, {}, service);
};
/** With something said before, and the first page on the screen. */
async function opened(prepare: (service: ScriptedService) => void = () => undefined): Promise<ScriptedService> {
  const service = new ScriptedService();
  service.history = [messageOf(1, { ...OTHER, Message: '早安' }), messageOf(2, { ...OTHER, Message: '有人在嗎' })];
  prepare(service);
  await open(service);
  await screen.findByText('早安');
  return service;
}
async function say(words: string): Promise<void> {
  await userEvent.type(await field(), `${words}{Enter}`);
}

describe('sending', () => {
  test('is on the screen before anybody answered, then acknowledged, once', async () => {
    const service = await opened((each) => each.on(30000, () => 'silence'));
    await say('大家好');
    expect(screen.getByText('大家好')).toBeVisible();
    expect(screen.getByRole('img', { name: '傳送中' })).toBeVisible();
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(service.sent(30000)).toHaveLength(1));
    const [frame] = service.sent(30000);
    act(() => {
      if (frame) service.chat.answer(frame, messageOf(3, { From: PLAYER_ID, Message: '大家好' }));
    });
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    expect(rows().filter((row) => row?.includes('大家好'))).toHaveLength(1);
  });

  test('refused by the rate it stays with the reason, and goes out again under a new UUID', async () => {
    const service = await opened((each) => each.on(30000, () => ({ code: 200_069 })));
    await say('太快了');
    expect(await screen.findByText(/發言過於頻繁/u)).toBeVisible();
    service.on(30000, (frame) => service.store(frame));
    await userEvent.click(screen.getByRole('button', { name: '重送' }));
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    const [first, second] = service.sent(30000);
    expect(second?.R).not.toBe(first?.R);
    expect(rows().filter((row) => row?.includes('太快了'))).toHaveLength(1);
  });

  test('whose answer the connection lost goes out again by itself, under the same UUID', async () => {
    const service = await opened((each) => each.on(30000, () => 'silence'));
    await say('斷線前');
    await waitFor(() => expect(service.sent(30000)).toHaveLength(1));
    service.on(30000, (frame) => service.store(frame));
    service.on(13100, () => 'silence');
    act(() => service.chat.drop(1006));
    await screen.findByText('連線中斷，正在重新連線');
    await waitFor(() => expect(service.sent(30000)).toHaveLength(2));
    const [first, second] = service.sent(30000);
    expect(second?.R).toBe(first?.R);
  });

  test.each([
    [200_067, '內容中含有敏感詞，請調整後再發送'],
    [200_068, '您已被系統禁言'],
    [200_024, 'VIP 等級達黃金以上才能發言'],
  ])('refused with %i opens a dialog and gives the words back', async (code, words) => {
    await opened((each) => each.on(30000, () => ({ code })));
    await say('不妥的話');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: '確認' }));
    expect(await field()).toHaveValue('不妥的話');
    expect(rows().filter((row) => row?.includes('不妥的話'))).toEqual([]);
  });

  test('marks the channel read', async () => {
    const service = await opened();
    await say('看到了');
    await waitFor(() => expect(service.sent(30050).at(0)).toMatchObject({ ChannelType: 1 }));
  });

  test('an Enter that an input method takes sends nothing', async () => {
    const service = await opened();
    await userEvent.type(await field(), '你好');
    const confirm = createEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    fireEvent(await field(), confirm);
    expect(await field()).toHaveValue('你好');
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(service.sent(30000)).toHaveLength(1));
  });

  test('a second press within 200 ms is the same press', async () => {
    const service = await opened();
    const box = await field();
    fireEvent.change(box, { target: { value: '一' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.change(box, { target: { value: '二' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(service.sent(30000)).toHaveLength(1));
    expect(box).toHaveValue('二');
  });

  test('an answer names what it answers', async () => {
    const service = await opened();
    await userEvent.click(screen.getAllByRole('button', { name: '回覆阿默' })[0] ?? document.body);
    await say('早');
    await waitFor(() => expect(service.sent(30000).at(0)).toMatchObject({ ReplyID: 'message-1' }));
  });
});

describe('receiving', () => {
  test('a live message joins the list and is said politely', async () => {
    const service = await opened();
    act(() => service.push(messageOf(3, { ...OTHER, Message: '我來了' })));
    await waitFor(() => expect(rows().at(-1)).toContain('我來了'));
    expect(screen.getByRole('log')).toHaveTextContent('阿默：我來了');
  });

  test('a gap is filled by a resume: nothing missing, doubled or out of order', async () => {
    const service = await opened();
    const missed = [3, 4].map((seq) => messageOf(seq, { ...OTHER, Message: `第 ${seq} 則` }));
    service.on(13100, () => ({
      result: {
        Channels: [
          { ChannelType: 1, Epoch: 'e', Seq: 5, Recovered: true, List: [...missed, messageOf(5, { ...OTHER })] },
        ],
        Unread: { Total: 0, Public: 0, Private: 0, Announcement: 0, Club: 0, EnableClub: false },
      },
    }));
    act(() => service.push(messageOf(5, { ...OTHER })));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(service.sent(13100).at(0)).toMatchObject({ Channels: [{ ChannelType: 1, Epoch: 'e', Seq: 2 }] });
    expect(
      rows()
        .slice(2)
        .map((row) => /第 (\d) 則/u.exec(row ?? '')?.[1]),
    ).toEqual(['3', '4', '5']);
  });

  test('text stays text, and Flag 1 appends the warning', async () => {
    await opened((each) => each.history.push(messageOf(3, { ...OTHER, Message: '<b>賣幣</b>', Flag: 1 })));
    expect(await screen.findByText(/<b>賣幣<\/b>/u)).toBeVisible();
    expect(screen.getByText(/嚴禁買賣帳號/u)).toBeVisible();
  });

  test("the system's win is a card that leads to the game; a player's copy of it is not", async () => {
    const win = writeEvent('大獎', { op: 'win', amount: '1920000', multiple: '120', gamecode: 'owl', from: '阿默' });
    const service = new ScriptedService();
    service.games = [gameOf()];
    service.history = [
      messageOf(1, { ...OTHER, Message: win }),
      messageOf(2, { From: SYSTEM_SENDER, Sender: null, ColorID: 0, Message: win }),
    ];
    await open(service);
    expect(await screen.findAllByText('1,920,000')).not.toHaveLength(0);
    expect(document.querySelectorAll('[data-part=win-card]')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: '看遊戲：夜梟秘寶' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('game=owl');
  });
});

describe('reading', () => {
  test('marks the public channel read two seconds after it opened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const service = await opened();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(service.sent(30050)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(service.sent(30050).at(0)).toMatchObject({ ChannelType: 1 });
  });

  test('an empty channel invites to speak', async () => {
    await open();
    expect(await screen.findByText('目前沒有聊天記錄')).toBeVisible();
  });

  test('a first page that failed can be asked for again', async () => {
    const service = new ScriptedService();
    service.on(30020, () => ({ code: 300_003 }));
    await open(service);
    const alert = await screen.findByRole('alert');
    service.history = [messageOf(1, { ...OTHER, Message: '早安' })];
    service.on(30020, () => ({ result: { List: service.history, Total: 1, Epoch: 'e' } }));
    await userEvent.click(within(alert).getByRole('button', { name: '重試' }));
    expect(await screen.findByText('早安')).toBeVisible();
  });
});

describe('tabs', () => {
  test('are five, with what is unread', async () => {
    await open(new ScriptedService(), 'friend');
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names.map((name) => name?.replace(/\d.*/u, ''))).toEqual(['公告', '公頻', '私頻', '俱樂部', '好友清單']);
    expect(await screen.findByRole('tab', { name: '公頻 3 則未讀' })).toBeVisible();
  });

  test.each([
    ['private', '目前沒有私聊中對象'],
    ['club', '聊天室功能鎖定中'],
    ['friend', '還沒有好友'],
    ['announcement', '目前沒有公告'],
  ])('%s says what it is, and never is a dead end', async (tab, title) => {
    await open(new ScriptedService(), tab);
    expect(await screen.findByText(title)).toBeVisible();
  });
});
