import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { Activities } from './Activities.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { drawn } from './useActivities.ts';
import { LONG } from '../../testing/long.ts';

beforeEach(layOut);
afterEach(() => void vi.unstubAllGlobals());

const tile = (name: RegExp) => screen.findByRole('button', { name });

test('shows playable games first; screen readers read a jackpot once', async () => {
  const backend = await startTestBackend();
  await backend.others.visitor().call(setGameState, { GameCode: 'cat', Playable: true });
  await renderWithProviders(<LobbyScreen />);
  expect(await tile(/招財萬福.*[\d,]{7,}/u)).toBeVisible();
  expect(await tile(/夜梟秘寶.*即將推出/u)).toBeVisible();
  const names = screen.getAllByRole('button', { name: /招財萬福|即將推出/u }).map(({ textContent }) => textContent);
  expect(names[0]).not.toContain('即將推出');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('共 24 款');
  await backend.others.visitor().call(setGameState, { GameCode: 'cat', Playable: false });
});

test('marks only a playable game as hot or new', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const visitor = backend.others.visitor();
  await visitor.call(setGameState, { GameCode: 'tiger', Playable: true });
  for (let at = 0; at < 20; at += 1)
    for (const GameCode of ['tiger', 'dice'])
      await visitor.call(settleRound, { PlayerID: String(10_000_010 + at), GameCode, Bet: 20, Win: 20 });
  await backend.advance(61);
  await renderWithProviders(<LobbyScreen />);
  await userEvent.click(await screen.findByRole('button', { name: '熱門' }));
  expect(await tile(/HOT/u)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /HOT|NEW/u })).toHaveLength(1);
});

test('marks no game as hot or new while games are closed', async () => {
  await renderWithProviders(<LobbyScreen />, { closed: ['Games'] });
  await tile(/鯉躍龍門/u);
  expect(screen.queryByRole('button', { name: /HOT|NEW|即將推出/u })).toBeNull();
});

test('opens a tile’s sheet with the facts and the honest line; closing returns the focus', async () => {
  await renderWithProviders(<LobbyScreen />);
  await userEvent.click(await tile(/鯉躍龍門/u));
  const sheet = await screen.findByRole('dialog', { name: '鯉躍龍門' });
  expect(screen.getByLabelText('address')).toHaveTextContent('?game=koi');
  expect(await within(sheet).findByText('老虎機')).toBeVisible();
  expect(sheet).toHaveTextContent('這款遊戲正在準備中');
  await userEvent.click(within(sheet).getByRole('button', { name: '關閉' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await tile(/鯉躍龍門/u)).toHaveFocus());
});

test('shows each activity once on a wide screen: two beside the carousel, the rest in turn', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  await renderWithProviders(
    <Activities activities={(['rain', 'first', 'wheel', 'seven'] as const).map((id) => drawn(id))} />,
  );
  const names = screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt') ?? '');
  for (const name of ['紅包雨', '首購雙倍', '福神輪盤', '七日好禮']) {
    expect(names.filter((one) => one === name)).toHaveLength(1);
  }
});

test.each([
  ['seven', '七日好禮', '前往簽到', '/other/sevendaySignIn'],
  ['wheel', '福神輪盤', '前往輪盤', '/other/fire-wheel'],
  ['first', '首購雙倍', '前往商城', '/store'],
  ['rain', '紅包雨', '去公頻', '/play-game/m?chatroom=public'],
  ['rank', '巨獎連線', '看排行', '/rank'],
])("opens a banner’s page by one press, and shows the banner's own text: %s", async (id, title, call, to) => {
  await renderWithProviders(<LobbyScreen />, {
    brand: { Lobby: { Spotlight: 'hero', Game: '', Banners: [id] } },
  });
  const banner = await screen.findByRole('link', { name: new RegExp(`${title}.*${call}`, 'u') });
  expect(banner).toHaveAttribute('href', to);
  await userEvent.click(banner);
  expect(screen.getByLabelText('address')).toHaveTextContent(to);
});

test('uses the brand’s own pictures for a banner and a tile, with their texts', async () => {
  const Pictures = {
    'banner-wheel': '/brands/koala/pictures/wheel.webp',
    'tile-owl': '/brands/koala/pictures/owl.webp',
  };
  await renderWithProviders(<LobbyScreen />, {
    brand: { Lobby: { Spotlight: 'hero', Game: 'owl', Banners: ['wheel', 'first'] }, Pictures },
  });
  const banner = await screen.findByAltText('福神輪盤');
  expect(banner).toHaveAttribute('src', '/brands/koala/pictures/wheel.webp');
  expect(banner.getAttribute('srcset') ?? '').toBe('');
  const owl = await tile(/夜梟秘寶/u);
  expect(owl.querySelector('img')).toHaveAttribute('src', '/brands/koala/pictures/owl.webp');
  expect(screen.getByAltText('首購雙倍').getAttribute('src')).toMatch(/^\/art\/banners\/first-/);
});

test('opens the game of an address, and shows that a removed game is gone', async () => {
  await renderWithProviders(<LobbyScreen />, { at: '/?game=nothing' });
  expect(await screen.findByText('找不到這款遊戲')).toBeVisible();
});

test('reads a category from the service', async () => {
  const backend = await renderWithProviders(<LobbyScreen />);
  await tile(/夜梟秘寶/u);
  await userEvent.click(screen.getByRole('button', { name: '捕魚' }));
  // The list of all games has the fishing games too.
  await waitFor(() => expect(screen.queryByRole('button', { name: /夜梟秘寶/u })).not.toBeInTheDocument());
  expect(await tile(/深海獵場/u)).toBeVisible();
  expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'fish' });
  expect(screen.getByRole('button', { name: '捕魚' })).toHaveAttribute('aria-pressed', 'true');
});

test('focuses the search on "/", reads once after typing, and links back from an empty result', LONG, async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('48rem'), media }),
  );
  const backend = await renderWithProviders(<LobbyScreen />);
  await tile(/夜梟秘寶/u);
  await screen.findByRole('searchbox', { name: '搜尋遊戲' });
  await userEvent.keyboard('/');
  const box = screen.getByRole('searchbox', { name: '搜尋遊戲' });
  expect(box).toHaveFocus();
  // Without a pause between the letters, on any machine.
  for (const value of ['z', 'zz', 'zzz']) fireEvent.change(box, { target: { value } });
  expect(await screen.findByText('沒有符合的遊戲')).toBeVisible();
  expect(backend.sent(getGames).filter(({ Search }) => Search !== '' && Search !== undefined)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '看全部遊戲' }));
  expect(await tile(/夜梟秘寶/u)).toBeVisible();
});

test('shows why the list failed to load, with a retry', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getGames: 300_003 } });
  await renderWithProviders(<LobbyScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('系統發生錯誤');
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await tile(/夜梟秘寶/u)).toBeVisible();
});

test('shows a visitor one large game above the others, without ticker, and the activities after the games', async () => {
  const { others, reset } = await startTestBackend();
  await reset();
  await others.visitor().call(setGameState, { GameCode: 'owl', Playable: true });
  await renderWithProviders(<LobbyScreen />, { as: 'nobody' });
  const games = await screen.findAllByRole('button', { name: /夜梟秘寶/u });
  expect(games).toHaveLength(1);
  const chips = screen.getByRole('button', { name: '老虎機' });
  expect(games[0]?.compareDocumentPosition(chips)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const activities = await screen.findByRole('region', { name: '活動' });
  expect(chips.compareDocumentPosition(activities)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('region', { name: '最新消息' })).toBeNull();
  await others.visitor().call(setGameState, { GameCode: 'owl', Playable: false });
});

test.each([
  [true, '登入開始玩'],
  [false, '登入收藏'],
])('shows a visitor the games, and asks to sign in for a playable one: %j', async (Playable, action) => {
  const { others, reset } = await startTestBackend();
  // The service caches the games of visitors for some seconds.
  await reset();
  await others.visitor().call(setGameState, { GameCode: 'koi', Playable });
  const backend = await renderWithProviders(<LobbyScreen />, { as: 'nobody' });
  await userEvent.click(await tile(/鯉躍龍門/u));
  const sheet = await screen.findByRole('dialog', { name: '鯉躍龍門' });
  await userEvent.click(await within(sheet).findByRole('button', { name: action }));
  // The address keeps the game for after the sign-in.
  expect(screen.getByLabelText('address')).toHaveTextContent('?game=koi&phoneStep=0');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sent(getGames)).toEqual([]);
});
