import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { GuardedRouter } from '../../base/leave-guard/index.ts';
import { Link, PageSwitch } from '../../base/routing/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { PlayPage } from './PlayPage.tsx';
import { LONG } from '../../testing/long.ts';

const IN_WINDOW = 'http://localhost/zh_tw/play-game/now?game=';
const opened = {
  closed: false,
  location: new URL(`${IN_WINDOW}owl`),
  focus: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
};
const openWindow = vi.fn<(...given: unknown[]) => unknown>();

beforeEach(async () => {
  vi.clearAllMocks();
  opened.closed = false;
  opened.location = new URL(`${IN_WINDOW}owl`);
  openWindow.mockReturnValue(opened);
  vi.stubGlobal('open', openWindow);
  const backend = await startTestBackend();
  await backend.reset();
});

/** Makes these games playable, and no others. */
async function openGames(...codes: readonly string[]): Promise<void> {
  const visitor = (await startTestBackend()).others.visitor();
  for (const GameCode of codes) await visitor.call(setGameState, { GameCode, Playable: true });
}

/** Opens the page with the browser's own history, so that the page can stop a navigation. */
async function open(at = '/zh_tw/play?game=owl') {
  window.history.replaceState(null, '', at);
  return renderWithProviders(
    <GuardedRouter>
      <Link to="/zh_tw/store">store</Link>
      <PageSwitch pages={{ '/play': <PlayPage />, '/store': <p>the store</p> }} />
    </GuardedRouter>,
  );
}
async function openButton(): Promise<HTMLElement> {
  await screen.findByText(/準備好玩/);
  return screen.getByRole('button', { name: '開啟遊戲視窗' });
}

test('names the game and opens its window, and brings it to the front again', async () => {
  await openGames('owl');
  await open();
  expect(await screen.findByText('準備好玩「夜梟秘寶」了嗎？')).toBeVisible();
  await userEvent.click(await openButton());
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(
    '/zh_tw/play-game/now?game=owl',
    'menagerie-play',
    expect.stringContaining('popup'),
  );
  await userEvent.click(screen.getByRole('button', { name: '回到遊戲視窗' }));
  expect(opened.focus).toHaveBeenCalledTimes(1);
});

test('opens the last played game', async () => {
  await openGames('owl', 'koi');
  const member = await (await startTestBackend()).others.member(MEMBER.phone);
  await (await member.openSocket('lobby')).call(enterGame, { GameCode: 'koi' });
  await open('/zh_tw/play');
  expect(await screen.findByText('準備好玩「鯉躍龍門」了嗎？')).toBeVisible();
});

test('opens the first playable game if the last played game is closed', async () => {
  await openGames('owl', 'koi');
  const backend = await startTestBackend();
  const member = await backend.others.member(MEMBER.phone);
  await (await member.openSocket('lobby')).call(enterGame, { GameCode: 'koi' });
  await backend.others.visitor().call(setGameState, { GameCode: 'koi', Playable: false });
  await open('/zh_tw/play');
  expect(await screen.findByText('準備好玩「夜梟秘寶」了嗎？')).toBeVisible();
});

/** Reports that a round started in the window, like the page in the window does. */
function playRound(game: string, source: unknown = opened): void {
  const event = new MessageEvent('message', { data: { type: 'roundStarted', game }, origin: window.location.origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}
const SETTLED = '「夜梟秘寶」的這一局已由伺服器結算，離開不會改變結果。';
const NAMED = '遊戲視窗裡的遊戲是「夜梟秘寶」。';

test('shows that the round is settled only after a round in this window', async () => {
  await openGames('owl', 'koi');
  await open();
  await userEvent.click(await openButton());
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await asked.findByText(NAMED)).toBeVisible();
  expect(asked.queryByText(SETTLED)).toBeNull();
  playRound('owl', window);
  playRound('koi');
  expect(asked.queryByText(SETTLED)).toBeNull();
  playRound('owl');
  expect(asked.getByText(SETTLED)).toBeVisible();
  expect(asked.queryByText(NAMED)).toBeNull();
});

test('names a closed game and offers playable games instead of an empty window', async () => {
  await openGames('owl');
  await open('/zh_tw/play?game=koi');
  expect(await screen.findByText('「鯉躍龍門」還沒開放')).toBeVisible();
  expect(await screen.findByRole('button', { name: '夜梟秘寶' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '開啟遊戲視窗' })).toBeNull();
});

test('shows that the named game failed to load, and reloads it', async () => {
  await openGames('owl', 'koi');
  const backend = await startTestBackend();
  backend.change({ code: { getGames: 300003 } });
  await open('/zh_tw/play?game=koi');
  const again = await screen.findByRole('button', { name: '重試' });
  expect(screen.queryByRole('button', { name: '開啟遊戲視窗' })).toBeNull();
  backend.change({ code: {} });
  await userEvent.click(again);
  expect(await screen.findByText('準備好玩「鯉躍龍門」了嗎？')).toBeVisible();
});

test('shows that no game can be played', async () => {
  await open('/zh_tw/play');
  expect(await screen.findByText('即將開放')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回大廳' })).toBeVisible();
});

test('asks before leaving while the window is open: a refusal stays, an agreement closes the window and leaves', async () => {
  await openGames('owl');
  await open();
  await userEvent.click(await openButton());
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent('即將離開立即玩，遊戲視窗會被關閉，確定要離開立即玩嗎？');
  expect(await within(asked).findByText(NAMED)).toBeVisible();
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(opened.close).not.toHaveBeenCalled();
  expect(screen.getByText('遊戲視窗已開啟')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '確認' }));
  expect(await screen.findByText('the store')).toBeVisible();
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('names the current game of the window', async () => {
  await openGames('owl', 'koi');
  await open();
  await userEvent.click(await openButton());
  opened.location = new URL(`${IN_WINDOW}koi`);
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await asked.findByText('遊戲視窗裡的遊戲是「鯉躍龍門」。')).toBeVisible();
});

test.each([
  ['no game', 'http://localhost/zh_tw/play-game/m?game=koi'],
  ['a game that the lobby does not list', `${IN_WINDOW}none`],
])('names no game while the window shows %s', LONG, async (_, address) => {
  await openGames('owl');
  await open();
  await userEvent.click(await openButton());
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await asked.findByText(NAMED);
  opened.location = new URL(address);
  await waitFor(() => expect(asked.queryByText(/遊戲視窗裡的遊戲/u)).toBeNull());
});

test('leaves without a question while no window is open', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  expect(await screen.findByText('the store')).toBeVisible();
});

test('shows that the browser blocked the window, and offers to play on the page', async () => {
  openWindow.mockReturnValue(null);
  await openGames('owl');
  await open();
  await userEvent.click(await openButton());
  expect(screen.getByText(/瀏覽器擋下了新視窗/)).toBeVisible();
  expect(screen.getByRole('link', { name: '在這個視窗玩' })).toHaveAttribute('href', '/zh_tw/play-game/now?game=owl');
});
