import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { setPrivacy } from '#protocol/operations/user.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { PrivacySwitches } from './PrivacySwitches.tsx';

const balances = () => screen.findByRole('switch', { name: '隱藏餘額' });
const lastLogin = () => screen.findByRole('switch', { name: '隱藏上次登入時間' });

/**
 * Opens the switches as this test's account.
 *
 * @param prepare the failures before the switches are shown
 */
async function open(prepare: Partial<Scenario> = {}): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  backend.change(prepare);
  return renderWithProviders(<PrivacySwitches />, {
    at: '/zh_tw/member/account',
  });
}

test('shows the settings, and changes each on its own', async () => {
  const backend = await open();
  expect(await balances()).not.toBeChecked();
  expect(await lastLogin()).not.toBeChecked();
  await userEvent.click(await lastLogin());
  await waitFor(async () => expect(await lastLogin()).toBeEnabled());
  await userEvent.click(await balances());
  await waitFor(async () => expect(await balances()).toBeEnabled());
  expect(await screen.findAllByText('已儲存')).not.toHaveLength(0);
  expect(await balances()).toBeChecked();
  expect(await lastLogin()).toBeChecked();
  expect(backend.sent(setPrivacy)).toHaveLength(2);
  expect(backend.sent(setPrivacy)[1]).not.toHaveProperty('HideLastLogin');
});

test('disables both switches until the answer arrives', async () => {
  const backend = await open({ hold: ['setPrivacy'] });
  await userEvent.click(await balances());
  expect(await balances()).toBeChecked();
  expect(await balances()).toBeDisabled();
  expect(await lastLogin()).toBeDisabled();
  backend.change({ hold: [] });
  await waitFor(async () => expect(await lastLogin()).toBeEnabled());
  expect(await balances()).toBeChecked();
});

test('resets the switch with a message when the service refuses the change', async () => {
  await open({ code: { setPrivacy: 300009 } });
  await userEvent.click(await balances());
  expect(await screen.findByText('此功能目前未開放')).toBeVisible();
  expect(await balances()).not.toBeChecked();
  expect(await balances()).toBeEnabled();
});

test('reloads a setting that failed to load', async () => {
  await open({ code: { getPrivacy: 300003 } });
  await userEvent.click(await screen.findByRole('button', { name: '重試' }));
  expect(await balances()).not.toBeChecked();
});
