import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { reportPlaying } from '#protocol/operations/ownLimit.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { PlayNowPage } from './PlayNowPage.tsx';

test('the play window lets one choose the language and names both versions (specification 1 §2)', async () => {
  await renderWithProviders(<PlayNowPage />);
  const language = await screen.findByRole('region', { name: '語言' });
  expect(within(language).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText(/遊戲版本 009 · v\S+/)).toBeVisible();
});

test.each([
  [false, 0],
  [true, 1],
])('time counts only where the game can be played: %s', async (Playable, reports) => {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.others.visitor().call(setGameState, { GameCode: 'owl', Playable });
  await renderWithProviders(<PlayNowPage />, { at: '/zh_tw/play-game/now?game=owl' });
  await waitFor(() => expect(backend.sent(getGames)).toHaveLength(1));
  const own = await backend.openOwnSocket('lobby');
  // What the page asked for is answered before what is asked here.
  await own.call(getGames, {});
  await waitFor(() => expect(backend.sent(reportPlaying)).toHaveLength(reports));
});
