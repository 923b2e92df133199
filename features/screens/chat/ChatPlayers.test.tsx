import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getHistory, reportMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { ChatStatus } from './ChatStatus.tsx';
import { field, open, opened, sendMessage, speak, talker } from './testing/openChat.tsx';

beforeEach(layOut);
afterEach(() => {
  vi.useRealTimers();
});

describe('a message’s menu', () => {
  const rowOf = (words: string): HTMLElement => screen.getByText(words);
  const menuOf = async (words: string): Promise<HTMLElement> => {
    fireEvent.contextMenu(rowOf(words));
    return screen.findByRole('dialog');
  };
  const names = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('offers the actions on a message of another player, and on the player’s own', async () => {
    await opened();
    expect(names(await menuOf('早安'))).toEqual(['回覆', '複製文字', '玩家資訊', '檢舉訊息', '封鎖玩家', '取消']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await sendMessage('我也在');
    await screen.findByRole('img', { name: '已送出' });
    expect(names(await menuOf('我也在'))).toEqual(['回覆', '複製文字', '玩家資訊', '取消']);
  });

  test("opens by a button too, and copies the message's text", async () => {
    await opened();
    const user = userEvent.setup();
    await user.click(screen.getAllByRole('button', { name: /的訊息選項$/u })[0] ?? document.body);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '複製文字' }));
    expect(await screen.findAllByText('已複製訊息')).not.toHaveLength(0);
    expect(await navigator.clipboard.readText()).toBe('早安');
  });

  test('reports a message with its reason and the added text', async () => {
    const { other, sent } = await opened();
    const { List } = await other.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 20 });
    await userEvent.click(within(await menuOf('早安')).getByRole('button', { name: '檢舉訊息' }));
    const dialog = await screen.findByRole('dialog', { name: /^檢舉.*的訊息$/u });
    expect(dialog).toHaveTextContent('早安');
    await userEvent.click(within(dialog).getByRole('radio', { name: '辱罵或騷擾' }));
    await userEvent.type(within(dialog).getByRole('textbox'), '語氣很差');
    await userEvent.click(within(dialog).getByRole('button', { name: '送出檢舉' }));
    await waitFor(() =>
      expect(sent(reportMessage).at(0)).toMatchObject({
        ID: List.find(({ Message }) => Message === '早安')?.ID,
        Reason: '辱罵或騷擾：語氣很差',
      }),
    );
  });

  test('blocks the sender after a question', async () => {
    const { sent } = await opened();
    await userEvent.click(within(await menuOf('早安')).getByRole('button', { name: '封鎖玩家' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '封鎖' }));
    await waitFor(() => expect(sent(addRelation).at(0)).toMatchObject({ Type: 2 }));
  });
});

describe('the sender', () => {
  test.each(['name', 'portrait'])('opens the card by the %s', async (way) => {
    await opened(['早安']);
    const portrait = document.querySelector('[data-part=chat-bubble-portrait] button');
    const name = document.querySelector('[data-part=chat-bubble-sender]');
    await userEvent.click((way === 'name' ? name : portrait) ?? document.body);
    expect(await screen.findByRole('dialog', { name: /的玩家資訊$/u })).toBeVisible();
    expect(await screen.findByText('註冊時間')).toBeVisible();
  });
});

describe('the composer', () => {
  test('shows below the required tier which tier may write and how far it is, and offers no reply', async () => {
    const backend = await startTestBackend();
    await backend.reset('empty');
    await speak(await talker(), '早安');
    await open('public', { as: '0900000003' });
    expect(await screen.findByText(/^VIP 3 黃金以上可發言，還差 [\d,]+ 經驗值$/u)).toBeVisible();
    await screen.findByText('早安');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^回覆/u })).not.toBeInTheDocument();
  });

  test('sends the first message of a player below the tier to customer service by one press', async () => {
    await (await startTestBackend()).reset();
    await open('public', { as: '0900000003' });
    await userEvent.click(await screen.findByRole('button', { name: '先和客服打招呼' }));
    expect(await screen.findByRole('textbox', { name: '輸入私訊' })).toBeVisible();
  });

  test('counts the characters of a text of more than 100, keeps it and does not send it', async () => {
    const { sent } = await opened();
    const long = '長'.repeat(104);
    await userEvent.click(await field());
    await userEvent.paste(long);
    expect(await field()).toHaveValue(long);
    expect(await field()).toHaveAccessibleDescription(/超過 4 字，最多 100 字/u);
    expect(screen.getByText('104/100')).toBeVisible();
    expect(screen.getByRole('button', { name: '送出' })).toBeDisabled();
    await userEvent.type(await field(), '{Enter}');
    expect(await field()).toHaveValue(long);
    expect(sent(sendPublicMessage)).toEqual([]);
  });
});

describe('the head of the chat', () => {
  test('shows how many players are online, and that the connection is lost', async () => {
    const { change } = await renderWithProviders(<ChatStatus />);
    expect(await screen.findByText(/^[1-9]\d* 人在線$/u)).toBeVisible();
    act(() => change({ down: true }));
    expect(await screen.findByText('連線中')).toBeVisible();
  });

  test('shows that the chat is connected if there is no count', async () => {
    (await startTestBackend()).change({ hold: ['getOnlineCount'] });
    await renderWithProviders(<ChatStatus />);
    expect(await screen.findByText('已連線')).toBeVisible();
  });
});
