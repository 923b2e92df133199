import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { useSessionStatus } from '../../base/session/index.ts';
import { LobbySpeedDial } from './LobbySpeedDial.tsx';
import { LONG } from '../../testing/long.ts';

beforeEach(() => {
  layOut();
  localStorage.clear();
});

function Status(): ReactNode {
  return <p>{useSessionStatus()}</p>;
}
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

test('shows a visitor nothing on a phone, where only the bar floats', async () => {
  await renderWithProviders(
    <>
      <LobbySpeedDial />
      <Status />
    </>,
    { as: 'nobody' },
  );
  expect(await screen.findByText('unauthenticated')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a visitor the chat button in a wide window, which leads through the sign-in', LONG, async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  await renderWithProviders(<LobbySpeedDial />, { as: 'nobody' });
  const button = await screen.findByRole('button', { name: '聊天' });
  expect(screen.queryByRole('button', { name: /快捷選單/u })).toBeNull();
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(button);
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
