import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { WelcomeGate } from '../../shared/sign-in/index.ts';
import { LobbySpeedDial } from './LobbySpeedDial.tsx';
import { LONG } from '../../testing/long.ts';

beforeEach(() => {
  layOut();
  localStorage.clear();
});

const closeInvitation = async () =>
  userEvent.click(await screen.findByRole('button', { name: '先逛逛' }, { timeout: 4000 }));

const dial = () => screen.findByRole('button', { name: /快捷選單/u });
const items = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent?.trim());

test('opens a menu for a member: live if brand and site have it, redeem, and chat with the unread count', async () => {
  await renderWithProviders(<LobbySpeedDial />);
  expect(await screen.findByRole('button', { name: /^快捷選單 \d+ 則未讀訊息$/u })).toHaveAttribute(
    'aria-haspopup',
    'menu',
  );
  await userEvent.click(await dial());
  expect(await items()).toEqual(['直播', '兌換碼', expect.stringContaining('聊天')]);
});

test('has no live while it is closed', async () => {
  await renderWithProviders(<LobbySpeedDial />, { closed: ['Live'] });
  await userEvent.click(await dial());
  expect(await items()).toHaveLength(2);
});

test("offers chat beside a docked chat, which opens the docked chat's public tab, without a count", async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  await renderWithProviders(<LobbySpeedDial />);
  await userEvent.click(await screen.findByRole('button', { name: '快捷選單' }));
  expect(await items()).toEqual(['直播', '兌換碼', '聊天']);
  await userEvent.click(await screen.findByRole('menuitem', { name: '聊天' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('?chatroom=public');
});

test('opens the public tab of the chat', async () => {
  await renderWithProviders(<LobbySpeedDial />);
  await userEvent.click(await dial());
  await userEvent.click(await screen.findByRole('menuitem', { name: /聊天/u }));
  expect(screen.getByLabelText('address')).toHaveTextContent('?chatroom=public');
});

test('leads to the live page, in the current language', async () => {
  await renderWithProviders(<LobbySpeedDial />, { at: '/vi_vn/play-game/m' });
  await userEvent.click(await dial());
  await userEvent.click(await screen.findByRole('menuitem', { name: '直播' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/vi_vn/play-game/live');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the redeem dialog', async () => {
  await renderWithProviders(<LobbySpeedDial />);
  await userEvent.click(await dial());
  await userEvent.click(await screen.findByRole('menuitem', { name: '兌換碼' }));
  const dialog = await screen.findByRole('dialog', { name: '兌換碼' });
  expect(within(dialog).getByRole('textbox', { name: '輸入兌換碼' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows only the invitation on a phone, and the chat button after the invitation is closed', async () => {
  await renderWithProviders(
    <>
      <LobbySpeedDial />
      <WelcomeGate />
    </>,
    { as: 'nobody' },
  );
  expect(await screen.findByRole('button', { name: '登入領 10,000' }, { timeout: 4000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: '聊天' })).toBeNull();
  await closeInvitation();
  expect(await screen.findByRole('button', { name: '聊天' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '登入領 10,000' })).toBeNull();
});

test('shows the chat button beside the invitation in a wide window', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  await renderWithProviders(<LobbySpeedDial />, { as: 'nobody' });
  expect(await screen.findByRole('button', { name: '聊天' })).toBeVisible();
});

test('shows a visitor the chat button, which leads through the sign-in', LONG, async () => {
  await renderWithProviders(
    <>
      <LobbySpeedDial />
      <WelcomeGate />
    </>,
    { as: 'nobody' },
  );
  await closeInvitation();
  expect(screen.queryByRole('button', { name: /快捷選單/u })).toBeNull();
  const key = await screen.findByRole('button', { name: '聊天' });
  expect(key).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(key);
  expect(screen.getByLabelText('address')).toHaveTextContent('?chatroom=public');
});

test('opens no menu for a guest, shows the reason, and offers to bind a phone', async () => {
  await renderWithProviders(<LobbySpeedDial />, { as: 'guest' });
  const button = await dial();
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  const why = await screen.findByRole('alertdialog', { name: '訪客無法使用' });
  await userEvent.click(within(why).getByRole('button', { name: '綁定手機' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('returns the focus to the button for a guest who declines', async () => {
  await renderWithProviders(<LobbySpeedDial />, { as: 'guest' });
  await userEvent.click(await dial());
  await userEvent.click(await screen.findByRole('button', { name: '先不用' }));
  await waitFor(async () => expect(await dial()).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
