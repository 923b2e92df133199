import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import {
  addFavouriteGame,
  getFavouriteGames,
  getGameProviders,
  getGames,
  getRecentGames,
  removeFavouriteGame,
} from '#protocol/operations/lobby.ts';
import { operationKey } from '../../base/client/index.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { LobbyScreen } from './LobbyScreen.tsx';
import { LONG, testFirst } from '../../testing/long.ts';

beforeEach(layOut);

const tile = (name: RegExp) => screen.findByRole('button', { name });
const chip = (name: string) => screen.findByRole('button', { name });
const count = () => screen.getByRole('status', { name: '' });

/** The codes of the member's favourite and recent games in the world. */
async function ownGames() {
  const backend = await startTestBackend();
  await backend.reset();
  const socket = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const favourites = (await socket.call(getFavouriteGames, {})).List;
  const recent = (await socket.call(getRecentGames, {})).List.map(({ GameCode }) => GameCode);
  return { socket, favourites, recent };
}

test('shows the recent games, newest first', async () => {
  const { recent } = await ownGames();
  const backend = await renderWithProviders(<LobbyScreen />);
  await userEvent.click(await chip('最近玩過'));
  await waitFor(() => expect(count()).toHaveTextContent(`共 ${recent.length} 款`));
  expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'recent' });
  expect(screen.getByRole('heading', { name: '最近玩過' })).toBeInTheDocument();
});

test('makes a game a favourite by the sheet’s heart immediately, lists it, and undoes the change', async () => {
  const { socket, favourites } = await ownGames();
  for (const GameCode of favourites) await socket.call(removeFavouriteGame, { GameCode });
  const backend = await renderWithProviders(<LobbyScreen />, { at: '/?game=koi' });
  const sheet = within(await screen.findByRole('dialog', { name: '鯉躍龍門' }));
  const heart = await sheet.findByRole('button', { name: '加入最愛', pressed: false });
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  const otherTab = await backend.openOwnSocket('lobby');
  await waitFor(async () => expect((await otherTab.call(getFavouriteGames, {})).List).toEqual(['koi']));
  await userEvent.click(sheet.getByRole('button', { name: '關閉' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await chip('最愛'));
  await waitFor(() => expect(count()).toHaveTextContent('共 1 款'));

  await userEvent.click(await tile(/鯉躍龍門/u));
  const again = within(await screen.findByRole('dialog', { name: '鯉躍龍門' }));
  await userEvent.click(await again.findByRole('button', { name: '加入最愛', pressed: true }));
  await waitFor(() => expect(backend.sent(removeFavouriteGame)).toHaveLength(1));
  await userEvent.click(again.getByRole('button', { name: '關閉' }));
  expect(await screen.findByText('還沒有最愛的遊戲')).toBeVisible();
});

test('resets a refused heart, and shows the reason', async () => {
  const { socket, favourites } = await ownGames();
  for (const GameCode of favourites) await socket.call(removeFavouriteGame, { GameCode });
  const backend = await renderWithProviders(<LobbyScreen />, { at: '/?game=koi' });
  backend.change({ code: { addFavouriteGame: 300014 } });
  const heart = await screen.findByRole('button', { name: '加入最愛' });
  await userEvent.click(heart);
  expect(await screen.findByText(/上限/u)).toBeVisible();
  expect(backend.sent(addFavouriteGame)).toHaveLength(1);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

test('explains how to get favourites, and links back to all games', async () => {
  const { socket, favourites } = await ownGames();
  for (const GameCode of favourites) await socket.call(removeFavouriteGame, { GameCode });
  await renderWithProviders(<LobbyScreen />);
  await userEvent.click(await chip('最愛'));
  expect(await screen.findByText('還沒有最愛的遊戲')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '看全部遊戲' }));
  expect(await tile(/夜梟秘寶/u)).toBeVisible();
});

/** The lobby of an operator with providers. */
function LobbyWithProviders(): ReactNode {
  const queries = useQueryClient();
  useState(() =>
    queries.setQueryData(operationKey(getGameProviders), {
      List: [
        { Provider: 'Reference', Games: 1 },
        { Provider: 'Studio', Games: 3 },
      ],
    }),
  );
  return <LobbyScreen />;
}

test('filters by a provider of the menu and a category; one press resets', LONG, async () => {
  const backend = await renderWithProviders(<LobbyWithProviders />);
  await tile(/夜梟秘寶/u);
  await userEvent.click(await chip('遊戲供應商'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Studio（3 款）' }));
  expect(await chip('Studio')).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'all', Provider: 'Studio' }));
  await userEvent.click(await chip('捕魚'));
  await waitFor(() => expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'fish', Provider: 'Studio' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Studio' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '全部供應商' }));
  await waitFor(() => expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'fish', Provider: '' }));
});

test('sorts by the service', async () => {
  const backend = await renderWithProviders(<LobbyScreen />);
  await tile(/夜梟秘寶/u);
  await userEvent.click(await chip('排序'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '波動度低到高' }));
  await waitFor(() => expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'all', Sort: 'volatilityLow' }));
  expect(await chip('波動度低到高')).toHaveAttribute('aria-expanded', 'false');
});

test('shows a visitor no lists of own games', async () => {
  await renderWithProviders(<LobbyScreen />, { as: 'nobody' });
  expect(await tile(/夜梟秘寶/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: '最愛' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '最近玩過' })).not.toBeInTheDocument();
});

testFirst(
  'finds a game in %s',
  [
    ['traditional', '鯉躍龍門'],
    ['simplified', '鲤跃龙门'],
    ['English', 'koi'],
  ],
  async (_, words) => {
    await renderWithProviders(<LobbyScreen />);
    await tile(/夜梟秘寶/u);
    await userEvent.click(screen.getByRole('button', { name: '搜尋' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜尋遊戲' }), words);
    await waitFor(() => expect(screen.queryByRole('button', { name: /夜梟秘寶/u })).not.toBeInTheDocument());
    expect(await tile(/鯉躍龍門/u)).toBeVisible();
  },
);

test('shows on the sheet from which multiple on a win is announced, and the largest winners', async () => {
  const visitor = (await startTestBackend()).others.visitor();
  await visitor.call(setGameState, { GameCode: 'koi', Playable: true });
  await renderWithProviders(<LobbyScreen />, { at: '/?game=koi' });
  const sheet = within(await screen.findByRole('dialog', { name: '鯉躍龍門' }));
  expect(await sheet.findByText('50X 全服公告')).toBeVisible();
  expect(sheet.getByText('20X 榮譽榜')).toBeVisible();
  expect(sheet.getByText('供應商尚未公布')).toBeVisible();
  await visitor.call(setGameState, { GameCode: 'koi', Playable: false });
});

test('calls the largest jackpot 大獎 and the others 普獎 on a sheet', async () => {
  const backend = await startTestBackend();
  await backend.others.visitor().call(setGameState, { GameCode: 'owl', Playable: true });
  await renderWithProviders(<LobbyScreen />, { at: '/?game=owl' });
  const sheet = within(await screen.findByRole('dialog', { name: '夜梟秘寶' }));
  const levels = await sheet.findByText('彩金等級');
  expect(levels.nextElementSibling).toHaveTextContent(/^大獎普獎$/u);
  await backend.others.visitor().call(setGameState, { GameCode: 'owl', Playable: false });
});

test('resets the chip on a search, and the search on a chip', LONG, async () => {
  const backend = await renderWithProviders(<LobbyScreen />);
  await userEvent.click(await chip('桌遊'));
  await waitFor(() => expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'table' }));
  await userEvent.click(screen.getByRole('button', { name: '搜尋' }));
  const field = await screen.findByRole('searchbox', { name: '搜尋遊戲' });
  await userEvent.type(field, '龍');
  expect(await screen.findByRole('heading', { name: '「龍」的搜尋結果' })).toBeVisible();
  expect(await tile(/鯉躍龍門/u)).toBeVisible();
  expect(backend.sent(getGames).at(-1)).toMatchObject({ Filter: 'all', Search: '龍' });
  expect(await chip('全部')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await chip('桌遊'));
  expect(field).toHaveValue('');
  expect(await screen.findByRole('heading', { name: '桌遊' })).toBeVisible();
});
