import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { PlayTogether } from './PlayTogether.tsx';

const link = <PlayTogether code="koi" onPlay={() => undefined} />;
const setPlayable = async (Playable: boolean) =>
  (await startTestBackend()).others.visitor().call(setGameState, { GameCode: 'koi', Playable });

test('leads to a game that can be played', async () => {
  await setPlayable(true);
  await renderWithProviders(link);
  expect(await screen.findByRole('button', { name: '一起玩 鯉躍龍門' })).toBeVisible();
});

test('does not lead to a game that cannot be played', async () => {
  await setPlayable(false);
  const backend = await renderWithProviders(link);
  await waitFor(() => expect(backend.sent(getGames)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^一起玩/u })).toBeNull());
});
