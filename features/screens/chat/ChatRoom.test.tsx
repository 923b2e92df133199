import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { getHistory, markRead, publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { setWord } from '#protocol/endpoints/dev.ts';
import { resume } from '#protocol/operations/connection.ts';
import { writeEvent } from '#protocol/rules/messageSyntax.ts';
import { layOut } from '../../testing/layout.ts';
import { startTestBackend } from '../../testing/testBackend.ts';
import { field, open, opened, rows, sendMessage, speak, talker, wordsOf } from './testing/openChat.tsx';
import { LONG } from '../../testing/long.ts';

beforeEach(layOut);
afterEach(() => {
  vi.useRealTimers();
  // Clears the drafts.
  sessionStorage.clear();
});

describe('sending', () => {
  test('shows the message before the answer, then acknowledges it once', async () => {
    const { change, sent } = await opened();
    change({ hold: ['sendPublicMessage'] });
    await sendMessage('大家好');
    expect(screen.getByText('大家好')).toBeVisible();
    expect(screen.getByRole('img', { name: '傳送中' })).toBeVisible();
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(sent(sendPublicMessage)).toHaveLength(1));
    act(() => change({ hold: [] }));
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    expect(rows().filter((row) => row?.includes('大家好'))).toHaveLength(1);
  });

  test('keeps a rate-limited message with the reason, and sends it again under a new UUID', LONG, async () => {
    const { change, sent } = await opened();
    change({ code: { sendPublicMessage: 200_069 } });
    await sendMessage('太快了');
    expect(await screen.findByText(/發言過於頻繁/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重送' }));
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    const [first, second] = sent(sendPublicMessage);
    expect(second?.['R']).not.toBe(first?.['R']);
    expect(rows().filter((row) => row?.includes('太快了'))).toHaveLength(1);
  });

  test('repeats a message whose answer was lost under the same UUID, so that it is stored once', async () => {
    const { change, disconnect, other, sent } = await opened();
    // The world stores the message, and the connection breaks before its answer.
    change({ latency: 60_000 });
    await sendMessage('斷線前');
    await other.take(({ OP, Result }) => OP === publicMessage.op && wordsOf(Result) === '斷線前', 'the message');
    act(() => disconnect());
    change({ latency: 0 });
    await screen.findByText('連線中斷，正在重新連線');
    await waitFor(() => expect(sent(sendPublicMessage)).toHaveLength(2));
    const [first, second] = sent(sendPublicMessage);
    expect(second?.['R']).toBe(first?.['R']);
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    expect(rows().filter((row) => row?.includes('斷線前'))).toHaveLength(1);
    const { List } = await other.call(getHistory, {
      ChannelType: 1,
      Page: 1,
      PerPage: 20,
    });
    expect(List.filter(({ Message }) => Message === '斷線前')).toHaveLength(1);
  });

  test.each([
    [200_067, '內容中含有敏感詞，請調整後再發送'],
    [200_068, '您已被系統禁言，期滿後即可發言'],
    [200_024, 'VIP 等級達黃金以上才能發言'],
  ])('opens a dialog for a refusal with %i, and restores the text', LONG, async (code, words) => {
    const { change } = await opened();
    change({ code: { sendPublicMessage: code } });
    await sendMessage('不妥的話');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: '確認' }));
    expect(await field()).toHaveValue('不妥的話');
    expect(rows().filter((row) => row?.includes('不妥的話'))).toEqual([]);
  });

  test('marks the channel read', async () => {
    const { sent } = await opened();
    await sendMessage('看到了');
    await waitFor(() => expect(sent(markRead).at(0)).toMatchObject({ ChannelType: 1 }));
  });

  test('sends nothing on an Enter of an input method', async () => {
    const { sent } = await opened();
    await userEvent.type(await field(), '你好');
    const confirm = createEvent.keyDown(await field(), {
      key: 'Enter',
      isComposing: true,
    });
    fireEvent(await field(), confirm);
    expect(await field()).toHaveValue('你好');
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(sent(sendPublicMessage)).toHaveLength(1));
  });

  test('counts a second press within 200 ms as the same press', async () => {
    const { sent } = await opened();
    const box = await field();
    fireEvent.change(box, { target: { value: '一' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.change(box, { target: { value: '二' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(sent(sendPublicMessage)).toHaveLength(1));
    expect(box).toHaveValue('二');
  });

  test('shows the message that a reply answers', async () => {
    const { other, sent } = await opened();
    const { List } = await other.call(getHistory, {
      ChannelType: 1,
      Page: 1,
      PerPage: 20,
    });
    const first = List.find(({ Message }) => Message === '早安');
    await userEvent.click(screen.getAllByRole('button', { name: /^回覆/u })[0] ?? document.body);
    await sendMessage('早');
    await waitFor(() =>
      expect(sent(sendPublicMessage).at(0)).toMatchObject({
        ReplyID: first?.ID,
      }),
    );
  });
});

describe('receiving', () => {
  test('adds a live message to the list and announces it politely', async () => {
    const { other } = await opened();
    await speak(other, '我來了');
    await waitFor(() => expect(rows().at(-1)).toContain('我來了'));
    expect(screen.getByRole('log')).toHaveTextContent(/：我來了/u);
  });

  test('fills a gap by a resume, with no message missing, doubled or out of order', async () => {
    const { change, other, sent } = await opened();
    change({ lose: ['publicMessage'] });
    for (const words of ['第 3 則', '第 4 則']) await speak(other, words);
    change({ lose: [] });
    await speak(other, '第 5 則');
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(sent(resume).at(-1)).toMatchObject({
      Channels: [{ ChannelType: 1, Seq: 2 }],
    });
    const order = rows().map((row) => /早安|有人在嗎|第 \d 則/u.exec(row ?? '')?.[0]);
    expect(order).toEqual(['早安', '有人在嗎', '第 3 則', '第 4 則', '第 5 則']);
  });

  test('shows messages missed while offline after the reconnect', async () => {
    const { change, other } = await opened();
    act(() => change({ down: true }));
    await screen.findByText('連線中斷，正在重新連線');
    await speak(other, '第 3 則');
    act(() => change({ down: false }));
    await waitFor(() => expect(rows().at(-1)).toContain('第 3 則'));
    expect(rows()).toHaveLength(3);
  });

  test('shows markup as text, and appends the warning to a message about trading', async () => {
    const { others } = await startTestBackend();
    await opened();
    await others.visitor().call(setWord, { Kind: 'trading', Word: '賣幣', Active: true });
    await speak(await talker(), '<b>賣幣</b>');
    await waitFor(() => expect(rows().at(-1)).toContain('<b>賣幣</b>'));
    expect(rows().at(-1)).toContain('嚴禁買賣帳號');
  });

  test("shows the system's win as a card that leads to the game, and a player's copy as text", LONG, async () => {
    await (await startTestBackend()).reset();
    const win = writeEvent('大獎', {
      op: 'win',
      amount: '1920000',
      multiple: '120',
      gamecode: 'owl',
      from: '阿默',
    });
    await speak(await talker(), win);
    await open();
    await waitFor(() => expect(rows().at(-1)).toContain('大獎'));
    expect(rows().at(-1)).not.toContain('1,920,000');
    const copy = [...document.querySelectorAll('[data-part=chat-row]')].at(-1);
    expect(copy?.querySelector('[data-part=win-card]')).toBeNull();
    const [card] = await screen.findAllByRole('button', { name: '看遊戲：夜梟秘寶' });
    await userEvent.click(assertDefined(card, 'a win card'));
    expect(document.querySelectorAll('[data-part=win-card]')).not.toHaveLength(0);
    expect(screen.getByLabelText('address')).toHaveTextContent('game=owl');
  });
});

describe('reading', () => {
  test('marks the public channel as read two seconds after it opened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = await opened();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(sent(markRead)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(sent(markRead).at(0)).toMatchObject({ ChannelType: 1 });
  });

  test('marks nothing as read in a hidden page until it is visible again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { sent } = await opened();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(sent(markRead)).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sent(markRead)).toMatchObject([{ ChannelType: 1 }]));
    visibility.mockRestore();
  });

  test('marks announcements as read after the player has looked at them and opened another tab', async () => {
    await (await startTestBackend()).reset();
    const { sent } = await open('announcement');
    expect(await screen.findByRole('tab', { name: '公告 2 則未讀' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/置頂公告/u)).not.toHaveLength(0));
    expect(sent(markRead)).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: '好友清單' }));
    await waitFor(() => expect(sent(markRead)).toMatchObject([{ ChannelType: 6 }]));
    expect(await screen.findByRole('tab', { name: '公告' })).toBeVisible();
  });

  test('invites the player to write in an empty channel', async () => {
    const backend = await startTestBackend();
    await backend.reset('empty');
    await open();
    expect(await screen.findByText('目前沒有聊天記錄')).toBeVisible();
  });

  test('reloads a first page that failed', async () => {
    const backend = await startTestBackend();
    await backend.reset();
    await speak(await talker(), '早安');
    backend.change({ code: { getHistory: 300_003 } });
    await open();
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: '重試' }));
    expect(await screen.findByText('早安')).toBeVisible();
  });
});

describe('tabs', () => {
  test('are five, with their unread counts', async () => {
    await (await startTestBackend()).reset();
    await open('friend');
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names.map((name) => name?.replace(/\d.*/u, ''))).toEqual(['公告', '公頻', '私頻', '俱樂部', '好友清單']);
    expect(await screen.findByRole('tab', { name: '公頻 3 則未讀' })).toBeVisible();
  });

  test.each([
    ['private', '目前沒有私聊中對象'],
    ['club', '您還沒有俱樂部'],
    ['friend', '青山不改'],
    ['announcement', '置頂公告'],
  ])('explains %s, with a next step', async (tab, title) => {
    await (await startTestBackend()).reset('empty');
    await open(tab, { as: '0900000003' });
    expect(await screen.findByText(title)).toBeVisible();
  });
});
