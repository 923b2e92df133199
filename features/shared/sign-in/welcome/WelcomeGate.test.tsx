import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { WelcomeGate } from './WelcomeGate.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const lookAround = () => act(() => vi.advanceTimersByTimeAsync(3000));

test('invites a visitor who has seen the lobby', async () => {
  await renderWithProviders(<WelcomeGate />, { at: '/zh_tw/play-game/m', as: 'nobody' });
  await lookAround();
  expect(await screen.findByRole('button', { name: '登入領 10,000' })).toBeVisible();
});

test('does not cover the controls of a game', async () => {
  await renderWithProviders(<WelcomeGate />, { at: '/zh_tw/test-play-game', as: 'nobody' });
  await lookAround();
  expect(screen.queryByRole('button', { name: '登入領 10,000' })).toBeNull();
});
