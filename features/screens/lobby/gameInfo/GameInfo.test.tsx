import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { getGameSheet } from '#protocol/operations/lobby.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import GameInfo from './GameInfo.tsx';

beforeEach(async () => {
  const backend = await startTestBackend();
  await backend.others.visitor().call(setGameState, { GameCode: 'koi', Playable: true });
});

const sheet = <GameInfo code="koi" onClose={() => undefined} />;

test('opens a playable game for a player', async () => {
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi' });
  const link = await screen.findByRole('link', { name: '開始遊戲' });
  expect(link).toHaveAttribute('href', '/zh_tw/play-game/now?game=koi');
});

test('asks a visitor to sign in, without a demo if the provider has none', async () => {
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi', as: 'nobody' });
  expect(await screen.findByRole('button', { name: '登入開始玩' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '試玩' })).toBeNull();
});

test('shows bets, volatility, jackpots and the largest wins of a playable game', async () => {
  const facts = [/^投注範圍/u, '波動度', '理論返還率'] as const;
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi' });
  for (const fact of facts) expect(await screen.findByText(fact)).toBeVisible();
});

test('shows no such facts for a game that cannot be played', async () => {
  const backend = await startTestBackend();
  await backend.others.visitor().call(setGameState, { GameCode: 'koi', Playable: false });
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi' });
  expect(await screen.findByText(/^這款遊戲正在準備中/u)).toBeVisible();
  await waitFor(() => expect(backend.sent(getGameSheet)).toHaveLength(1));
  for (const fact of [/^投注範圍/u, '波動度', '理論返還率', '彩金等級', '最高贏分', '大獎'])
    expect(screen.queryByText(fact)).toBeNull();
});

test('does not say that a game is being prepared while the state of games is unknown', async () => {
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi', isOpenUnknown: true });
  expect(await screen.findByText('類別')).toBeVisible();
  expect(screen.queryByText(/^這款遊戲正在準備中/u)).toBeNull();
  expect(screen.queryByRole('link', { name: '開始遊戲' })).toBeNull();
});

test('does not say that games can be played while they are closed', async () => {
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi', closed: ['Games'] });
  await waitFor(() => expect(screen.getByRole('dialog', { name: '鯉躍龍門' })).toBeVisible());
  expect(screen.queryByRole('link', { name: '開始遊戲' })).toBeNull();
});

test('offers a player the playable games in place of a closed game, and opens the chosen game', async () => {
  const visitor = (await startTestBackend()).others.visitor();
  await visitor.call(setGameState, { GameCode: 'koi', Playable: false });
  await visitor.call(setGameState, { GameCode: 'owl', Playable: true });
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi' });
  expect(await screen.findByRole('heading', { name: '現在可以玩' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /夜梟秘寶/u }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/play-game/now?game=owl');
});

test('offers a visitor the sheet of a playable game in place of a closed game', async () => {
  const backend = await startTestBackend();
  const visitor = backend.others.visitor();
  await visitor.call(setGameState, { GameCode: 'koi', Playable: false });
  await visitor.call(setGameState, { GameCode: 'owl', Playable: true });
  // An answer to visitors is cached for 30 seconds.
  await backend.advance(31);
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi', as: 'nobody' });
  await userEvent.click(await screen.findByRole('button', { name: /夜梟秘寶/u }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw?game=owl');
});

test('offers playable games in place of an unknown game', async () => {
  await renderWithProviders(<GameInfo code="nope" onClose={() => undefined} />, { at: '/zh_tw?game=nope' });
  expect(await screen.findByText('找不到這款遊戲')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '現在可以玩' })).toBeVisible();
});

test('offers no other games beside a playable game', async () => {
  await renderWithProviders(sheet, { at: '/zh_tw?game=koi' });
  expect(await screen.findByRole('link', { name: '開始遊戲' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '現在可以玩' })).toBeNull();
});
