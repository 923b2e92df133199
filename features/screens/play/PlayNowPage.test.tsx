import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { createClient } from '../../base/client/index.ts';
import { ReceiveOpenParts } from '../../testing/ReceiveOpenParts.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { PlayNowPage } from './PlayNowPage.tsx';

const AT = '/zh_tw/play-game/now?game=owl';

async function withGame(Playable: boolean) {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.others.visitor().call(setGameState, { GameCode: 'owl', Playable });
  return backend;
}

test('lets the player choose the language in the play window, and names both versions (specification 1 §2)', async () => {
  await renderWithProviders(<PlayNowPage />);
  const language = await screen.findByRole('region', { name: '語言' });
  expect(within(language).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText(/遊戲版本 009 · v\S+/)).toBeVisible();
});

test('does not enter a game that cannot be played', async () => {
  const backend = await withGame(false);
  await backend.others.visitor().call(setGameState, { GameCode: 'koi', Playable: true });
  await renderWithProviders(<PlayNowPage />, { at: AT });
  expect(await screen.findByText('「夜梟秘寶」還沒開放')).toBeVisible();
  expect(backend.sent(enterGame)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '鯉躍龍門' }));
  await waitFor(() => expect(backend.sent(enterGame)).toEqual([expect.objectContaining({ GameCode: 'koi' })]));
});

test('enters a game again when its page is mounted again', async () => {
  const backend = await withGame(true);
  function Twice() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button onClick={() => setVisit(2)} type="button">
          mount
        </button>
        <PlayNowPage key={visit} />
      </>
    );
  }
  await renderWithProviders(<Twice />, { at: AT });
  await waitFor(() => expect(backend.sent(enterGame)).toHaveLength(1));
  await screen.findByText('「夜梟秘寶」還沒開放');
  await userEvent.click(screen.getByRole('button', { name: 'mount' }));
  await waitFor(() => expect(backend.sent(enterGame)).toHaveLength(2));
});

test('enters the last played game if the address names none, once', async () => {
  const backend = await withGame(true);
  await backend.others.visitor().call(setGameState, { GameCode: 'koi', Playable: true });
  const member = await backend.others.member(MEMBER.phone);
  await (await member.openSocket('lobby')).call(enterGame, { GameCode: 'koi' });
  await renderWithProviders(<PlayNowPage />, { at: '/zh_tw/play/now' });
  await waitFor(() => expect(backend.sent(enterGame)).toEqual([expect.objectContaining({ GameCode: 'koi' })]));
});

test('enters the demo of the first playable game for a visitor if the address names none', async () => {
  await withGame(true);
  await renderWithProviders(<PlayNowPage />, { at: '/zh_tw/test-play-game', as: 'nobody' });
  expect(await screen.findByRole('heading', { level: 1, name: '「夜梟秘寶」還沒開放' })).toBeVisible();
});

test('shows that a game is unknown, and offers other games', async () => {
  await withGame(true);
  await renderWithProviders(<PlayNowPage />, { at: '/zh_tw/play-game/now?game=nothing' });
  expect(await screen.findByText('找不到這款遊戲')).toBeVisible();
  expect(await screen.findByRole('button', { name: '夜梟秘寶' })).toBeVisible();
});

test('shows that a game loads while the state of games is unknown', async () => {
  const client = createClient({ origin: 'http://localhost:4814', fetch: async () => Response.json(null) });
  render(
    <TestPage at={AT} client={client} isOpenUnknown>
      <ReceiveOpenParts />
      <PlayNowPage />
    </TestPage>,
  );
  expect(await screen.findByText('遊戲載入中…')).toBeInTheDocument();
  expect(screen.queryByText('即將開放')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'answer' }));
  expect(await screen.findByText('即將開放')).toBeVisible();
});

test('enters nothing while games are closed', async () => {
  const backend = await withGame(true);
  await renderWithProviders(<PlayNowPage />, { at: AT, closed: ['Games'] });
  expect(await screen.findByText('「夜梟秘寶」還沒開放')).toBeVisible();
  expect(backend.sent(enterGame)).toEqual([]);
});

test('shows after one call that no provider serves the game', async () => {
  const backend = await withGame(true);
  await renderWithProviders(<PlayNowPage />, { at: AT });
  expect(await screen.findByRole('heading', { level: 1, name: '「夜梟秘寶」還沒開放' })).toBeVisible();
  expect(backend.sent(enterGame)).toHaveLength(1);
});

test('links to the limits when a limit refuses the player', async () => {
  const backend = await withGame(true);
  const member = await backend.others.member(MEMBER.phone);
  const socket = await member.openSocket('lobby');
  await backend.others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 1000, Win: 0 });
  await socket.call(setOwnLimit, { Kind: 'play', Limit: 1000 });
  await renderWithProviders(<PlayNowPage />, { at: AT });
  expect(await screen.findByRole('heading', { level: 1, name: '今天先到這裡' })).toBeVisible();
  expect(screen.getByText(/已達您設定的每日投注上限/)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看遊戲時間與上限' })).toHaveAttribute('href', '/zh_tw/member/limits');
  expect(screen.queryByRole('button', { name: '重試' })).toBeNull();
});

test('offers a retry after a failed call, which enters the game again', async () => {
  const backend = await withGame(true);
  backend.change({ fail: { enterGame: 1 } });
  await renderWithProviders(<PlayNowPage />, { at: AT });
  const retry = await screen.findByRole('button', { name: '重試' });
  backend.change({ fail: {} });
  retry.click();
  await waitFor(() => expect(backend.sent(enterGame)).toHaveLength(2));
  expect(await screen.findByRole('heading', { level: 1, name: '「夜梟秘寶」還沒開放' })).toBeVisible();
});
