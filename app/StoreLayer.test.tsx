import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SignInGate } from '#features/shared/sign-in/index.ts';
import { layOut } from '#features/testing/layout.ts';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { StoreLayer } from './StoreLayer.tsx';

beforeEach(() => {
  layOut();
  localStorage.clear();
});

test('shows a visitor prices over the lobby, and replaces the store by the sign-in', async () => {
  await renderWithProviders(
    <>
      <StoreLayer />
      <SignInGate />
    </>,
    { as: 'nobody', at: '/zh_tw/play-game/m?openStore=true' },
  );
  const store = within(await screen.findByRole('dialog', { name: '購點兌換' }));
  const [pack] = await store.findAllByRole('button', { name: /NT\$ [\d,]+$/u });
  if (pack === undefined) throw new Error('no pack');
  await userEvent.click(pack);
  await screen.findByRole('dialog', { name: '登入' });
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: '購點兌換' })).toBeVisible();
});

test('shows no store over a page other than the lobby', async () => {
  await renderWithProviders(<StoreLayer />, { at: '/zh_tw/rank?openStore=true' });
  await expect(screen.findByRole('dialog', {}, { timeout: 4000 })).rejects.toThrow('dialog');
});
