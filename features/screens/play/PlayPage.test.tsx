import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { GuardedRouter } from '../../base/leave-guard/index.ts';
import { PlayPage } from './PlayPage.tsx';
import { Link, PageSwitch } from '../../base/routing/index.ts';

const opened = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() };
const openWindow = vi.fn<(...given: unknown[]) => unknown>();

beforeEach(() => {
  vi.clearAllMocks();
  opened.closed = false;
  openWindow.mockReturnValue(opened);
  vi.stubGlobal('open', openWindow);
  window.history.replaceState(null, '', '/zh_tw/play?game=owl');
});

const open = () =>
  render(
    <IntlProvider locale="zh-Hant-TW" onError={() => undefined}>
      <GuardedRouter>
        <Link to="/zh_tw/store">store</Link>
        <PageSwitch pages={{ '/play': <PlayPage />, '/store': <p>the store</p> }} />
      </GuardedRouter>
    </IntlProvider>,
  );

test('opens the play window with what the address asks for, and brings it back to the front', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '開啟遊戲視窗' }));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(
    '/zh_tw/play-game/now?game=owl',
    'menagerie-play',
    expect.stringContaining('popup'),
  );
  await userEvent.click(screen.getByRole('button', { name: '回到遊戲視窗' }));
  expect(opened.focus).toHaveBeenCalledTimes(1);
});

test('asks before it is left while the window is open: a no stays, a yes closes the window and goes', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '開啟遊戲視窗' }));
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent('即將離開立即玩，遊戲視窗會被關閉，確定要離開立即玩嗎？');
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(opened.close).not.toHaveBeenCalled();
  expect(screen.getByText('遊戲視窗已開啟')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '確認' }));
  expect(await screen.findByText('the store')).toBeVisible();
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('leaves without a word while no window is open', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  expect(await screen.findByText('the store')).toBeVisible();
});

test('says that the browser blocked the window, and offers to play here', async () => {
  openWindow.mockReturnValue(null);
  open();
  await userEvent.click(screen.getByRole('button', { name: '開啟遊戲視窗' }));
  expect(screen.getByText(/瀏覽器擋下了新視窗/)).toBeVisible();
  expect(screen.getByRole('link', { name: '在這個視窗玩' })).toHaveAttribute('href', '/zh_tw/play-game/now?game=owl');
});
