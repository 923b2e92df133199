import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { PrivacySwitches } from './PrivacySwitches.tsx';

const AT = { at: '/zh_tw/member/account' };
const balances = () => screen.findByRole('switch', { name: '隱藏餘額' });
const lastLogin = () => screen.findByRole('switch', { name: '隱藏上次登入時間' });

/** A service that keeps the two settings. */
function keeper(): ScriptedService {
  const service = new ScriptedService();
  let kept = { HideBalances: false, HideLastLogin: true };
  service.on(15310, () => ({ result: kept }));
  service.on(15320, ({ HideBalances = kept.HideBalances, HideLastLogin = kept.HideLastLogin }) => {
    kept = { HideBalances: HideBalances === true, HideLastLogin: HideLastLogin === true };
    return { result: kept };
  });
  return service;
}

test('shows what is set, and changes one without the other', async () => {
  const service = keeper();
  await renderWithProviders(<PrivacySwitches />, AT, service);
  expect(await balances()).not.toBeChecked();
  expect(await lastLogin()).toBeChecked();
  await userEvent.click(await balances());
  expect(await screen.findByText('已儲存')).toBeVisible();
  await waitFor(async () => expect(await balances()).toBeEnabled());
  expect(await balances()).toBeChecked();
  expect(await lastLogin()).toBeChecked();
  expect(service.sent(15320)).toHaveLength(1);
  expect(service.sent(15320)[0]).not.toHaveProperty('HideLastLogin');
});

test('waits for the answer: neither can be changed meanwhile', async () => {
  const service = keeper();
  service.on(15320, () => 'silence');
  await renderWithProviders(<PrivacySwitches />, AT, service);
  await userEvent.click(await balances());
  expect(await balances()).toBeChecked();
  expect(await balances()).toBeDisabled();
  expect(await lastLogin()).toBeDisabled();
});

test('falls back and says so where it is refused', async () => {
  const service = keeper();
  service.on(15320, () => ({ code: 300009 }));
  await renderWithProviders(<PrivacySwitches />, AT, service);
  await userEvent.click(await balances());
  expect(await screen.findByText('此功能目前未開放')).toBeVisible();
  expect(await balances()).not.toBeChecked();
  expect(await balances()).toBeEnabled();
});

test('a setting that did not come is asked for again', async () => {
  const service = keeper();
  let fails = true;
  service.on(15310, () => (fails ? { code: 300003 } : { result: { HideBalances: true, HideLastLogin: false } }));
  await renderWithProviders(<PrivacySwitches />, AT, service);
  const again = await screen.findByRole('button', { name: '重試' });
  fails = false;
  await userEvent.click(again);
  expect(await balances()).toBeChecked();
});
