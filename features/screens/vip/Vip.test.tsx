import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getVipLadder } from '#protocol/operations/vip.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { NextTier } from './index.ts';
import { VipLadderPage } from './VipLadderPage.tsx';

const at = '/zh_tw/member/vip';
async function ownPlace() {
  const backend = await startTestBackend();
  return (await (await backend.others.member(MEMBER.phone)).openSocket('lobby')).call(getVipLadder, {});
}

test('shows the eight tiers with their rights, the player’s own tier, and the missing experience to the next', async () => {
  const { Own, Tiers } = await ownPlace();
  await renderWithProviders(<VipLadderPage />, { at });
  expect(await screen.findByText('各階權益')).toBeVisible();
  const tiers = screen.getAllByRole('listitem');
  const own = tiers.find((tier) => tier.getAttribute('aria-current') === 'true');
  expect(own).toHaveTextContent(`VIP ${String(Own.VIPLevel)}`);
  expect(own).toHaveTextContent('目前');
  const top = Tiers.at(-1);
  const missing = (top?.Threshold ?? 0) - Own.Experience;
  expect(screen.getByText(new RegExp(`還差 ${missing.toLocaleString('en-US')}$`, 'u'))).toBeVisible();
  expect(screen.getAllByText('每日贈禮次數')).toHaveLength(Tiers.filter(({ Rights }) => Rights.GiftsPerDay > 0).length);
  // A right that the tier below does not have.
  const founding = Tiers.find(({ Rights }) => Rights.FoundClub);
  expect(screen.getAllByText('新解鎖').length).toBeGreaterThan(0);
  expect(founding?.VIPLevel).toBeGreaterThan(1);
});

test('shows that loading failed, and loads the tiers on a retry', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getVipLadder: 300003 } });
  await renderWithProviders(<VipLadderPage />, { at });
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByText('各階權益')).toBeVisible();
});

test('shows the missing experience to the next tier, with a link to all tiers', async () => {
  const { Own } = await ownPlace();
  await renderWithProviders(<NextTier />, { at: '/zh_tw/member/info' });
  const missing = (Own.Next - Own.Experience).toLocaleString('en-US');
  const link = await screen.findByRole('link', { name: new RegExp(`還差 ${missing} VIP 經驗`, 'u') });
  expect(link).toHaveAttribute('href', '/zh_tw/member/vip');
});
