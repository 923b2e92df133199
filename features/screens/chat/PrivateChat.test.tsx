import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { addRelation, searchPlayers } from '#protocol/operations/relation.ts';
import { getHistory, markRead, sendClubMessage, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { layOut } from '../../testing/layout.ts';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { open, rows, talker } from './testing/openChat.tsx';
import { LONG } from '../../testing/long.ts';

beforeEach(layOut);
afterEach(() => sessionStorage.clear());

const PARTNER = '10000002';
const field = () => screen.findByRole('textbox', { name: '輸入私訊' });

/** Opens a private conversation in the demo world, with a socket for the other player. */
async function talking() {
  const backend = await startTestBackend();
  await backend.reset('empty');
  const other = await talker();
  await open('private', { partner: PARTNER });
  await field();
  return { ...backend, other };
}

describe('the list', () => {
  test('shows last line and unread count, and leads to a conversation and back', async () => {
    const { advance, reset } = await startTestBackend();
    await reset('empty');
    const other = await talker();
    await other.call(sendPrivateMessage, { PlayerID: MEMBER.playerID, Message: '在嗎' });
    await advance(10);
    const { sent } = await open('private');
    const row = await screen.findByRole('button', { name: /在嗎.*1 則未讀/u });
    await userEvent.click(row);
    expect(await screen.findByText('在嗎', { selector: '[data-part=chat-bubble-text]' })).toBeVisible();
    await waitFor(() => expect(sent(markRead).at(-1)).toMatchObject({ ChannelType: 2, PlayerID: PARTNER }));
    await userEvent.type(await field(), '等等回你');
    await userEvent.click(screen.getByRole('button', { name: '返回私聊名單' }));
    expect(await screen.findByRole('button', { name: /\[草稿\] 等等回你/u })).not.toHaveTextContent('未讀');
  });

  test('sends nothing for an empty search, and shows that no name matched', LONG, async () => {
    await (await startTestBackend()).reset();
    const { sent } = await open('private');
    const search = await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' });
    await userEvent.type(search, '   ');
    await userEvent.type(search, '沒有這個人');
    expect(await screen.findByText('未搜尋到玩家')).toBeVisible();
    expect(sent(searchPlayers)).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, PARTNER);
    await userEvent.click(await screen.findByRole('button', { name: /ID 10000002/u }));
    expect(await field()).toBeVisible();
  });
});

test('moves the focus from the search button to the field from any tab, once for each press', async () => {
  await (await startTestBackend()).reset('empty');
  await open('public');
  const key = await screen.findByRole('button', { name: '搜尋玩家' });
  await userEvent.click(key);
  expect(await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' })).toHaveFocus();
  await userEvent.click(key);
  expect(screen.getByRole('searchbox', { name: '搜尋暱稱或 ID' })).toHaveFocus();
  await userEvent.click(screen.getByRole('tab', { name: '公頻' }));
  await userEvent.click(screen.getByRole('tab', { name: /^私頻/u }));
  expect(await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' })).not.toHaveFocus();
});

describe('a private conversation', () => {
  test('sends and receives, and shows messages missed while offline once', async () => {
    const { change, other } = await talking();
    await userEvent.type(await field(), '哈囉{Enter}');
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    act(() => change({ down: true }));
    await screen.findByText('連線中斷，正在重新連線');
    await other.call(sendPrivateMessage, { PlayerID: MEMBER.playerID, Message: '斷線時' });
    act(() => change({ down: false }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows().at(-1)).toContain('斷線時');
    const { List } = await other.call(getHistory, { ChannelType: 2, PlayerID: MEMBER.playerID, Page: 1, PerPage: 20 });
    expect(List.map(({ Message }) => Message)).toEqual(['斷線時', '哈囉']);
  });

  test('warns of a stranger, and can add them as friend', async () => {
    const { sent } = await talking();
    await userEvent.click(await screen.findByRole('button', { name: '加好友' }));
    await waitFor(() => expect(sent(addRelation).at(0)).toMatchObject({ PlayerID: PARTNER, Type: 1 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '加好友' })).not.toBeInTheDocument());
  });

  test('befriends, blocks and reports the partner from its menu', async () => {
    const { sent } = await talking();
    const menu = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: '對話選項' }));
    await menu();
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      '玩家資訊',
      '加好友',
      '封鎖',
      '檢舉玩家',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: '加好友' }));
    await waitFor(() => expect(sent(addRelation).at(0)).toMatchObject({ PlayerID: PARTNER, Type: 1 }));
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    await menu();
    expect(await screen.findByRole('menuitem', { name: '刪除' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '檢舉玩家' }));
    expect(await screen.findByRole('dialog', { name: /^檢舉/u })).toBeVisible();
  });

  test('shows the reason and the end of a mute in the dialog and in place of the field', async () => {
    const { others } = await talking();
    await others.visitor().call(setPlayerState, { PlayerID: MEMBER.playerID, MuteSeconds: 86_400, Reason: '洗版' });
    await userEvent.type(await field(), '我還想說{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/您已被系統禁言.*原因：洗版/u);
    expect(within(dialog).getByRole('button', { name: '確認' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^您已被系統禁言/u)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('offers more questions below an automatic reply of customer service, one tap each', async () => {
    const backend = await startTestBackend();
    await backend.reset('empty');
    await open('private');
    await userEvent.click(await screen.findByRole('button', { name: /有問題？留言給客服/u }));
    await userEvent.type(await field(), '您好{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '如何綁定手機' }));
    expect(await screen.findByText(/會員中心/u, { selector: '[data-part=chat-bubble-text]' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: '訊息' })).queryByText('System')).not.toBeInTheDocument();
  });
});

describe('the club', () => {
  test('keeps a draft of any length while the tab changes, and shows that it is too long', LONG, async () => {
    await (await startTestBackend()).reset();
    await open('club');
    const long = '長'.repeat(5000);
    await userEvent.click(await screen.findByRole('textbox', { name: '在俱樂部說話' }));
    await userEvent.paste(long);
    await userEvent.click(screen.getByRole('tab', { name: /^聯盟/u }));
    await screen.findByRole('textbox', { name: '在聯盟說話' });
    await userEvent.click(screen.getByRole('tab', { name: '星夜俱樂部' }));
    const field = await screen.findByRole('textbox', { name: '在俱樂部說話' });
    expect(field).toHaveValue(long);
    expect(field).toHaveAccessibleDescription(/超過 4,900 字，最多 100 字/u);
  });

  test('has its own channel and its alliance’s, each with its own draft', LONG, async () => {
    await (await startTestBackend()).reset();
    const { sent } = await open('club');
    await userEvent.type(await screen.findByRole('textbox', { name: '在俱樂部說話' }), '先寫著');
    await userEvent.click(screen.getByRole('tab', { name: /^聯盟/u }));
    const alliance = await screen.findByRole('textbox', { name: '在聯盟說話' });
    expect(alliance).toHaveValue('');
    await userEvent.type(alliance, '大家好{Enter}');
    await waitFor(() => expect(sent(sendClubMessage).at(0)).toMatchObject({ ChannelType: 4 }));
    await userEvent.click(screen.getByRole('tab', { name: '星夜俱樂部' }));
    expect(await screen.findByRole('textbox', { name: '在俱樂部說話' })).toHaveValue('先寫著');
  });
});
