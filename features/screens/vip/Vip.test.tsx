import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getVipLadder } from '#protocol/operations/vip.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { NextTier } from './index.ts';
import { VipLadderPage } from './VipLadderPage.tsx';

const at = '/zh_tw/member/vip';
async function ownLadder() {
  const backend = await startTestBackend();
  return (await (await backend.others.member(MEMBER.phone)).openSocket('lobby')).call(getVipLadder, {});
}
const grouped = (amount: number): string => amount.toLocaleString('en-US');

test('shows the way of eight tiers, the missing experience, and the rights of the next tier beside those of now', async () => {
  const { Own, Tiers, Earning } = await ownLadder();
  const [now, next] = [Tiers[Own.VIPLevel - 1], Tiers[Own.VIPLevel]];
  await renderWithProviders(<VipLadderPage />, { at });
  expect(await screen.findByText(grouped(Own.Next - Own.Experience))).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^VIP \d/u })).toHaveLength(8);
  const here = screen.getByText('黃金・您在這裡').closest('li');
  expect(here).toHaveAttribute('aria-current', 'true');
  const rights = screen.getByRole('heading', { level: 2, name: '升白金就開啟' }).closest('section') ?? document.body;
  const gifts = within(rights).getByText('每日贈禮').closest('li');
  expect(gifts).toHaveTextContent(
    `現在 ${String(now?.Rights.GiftsPerDay)} 次升階後 ${String(next?.Rights.GiftsPerDay)} 次`,
  );
  expect(screen.getByText(`押注 ${grouped(Earning.GoldPerExperience)} 金幣得 1 VIP 經驗`)).toBeVisible();
});

test('opens the rights of a tier further up', async () => {
  const { Tiers } = await ownLadder();
  const top = Tiers.at(-1);
  await renderWithProviders(<VipLadderPage />, { at });
  await userEvent.click(await screen.findByRole('button', { name: /^黑曜石/u }));
  const opened = screen.getByRole('region', { name: /^黑曜石/u });
  expect(opened).toHaveTextContent(`每日領取${String(top?.Rights.CollectsPerDay)} 份`);
  expect(opened).toHaveTextContent('公頻發言');
});

test('shows that loading failed, and loads the tiers on a retry', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getVipLadder: 300003 } });
  await renderWithProviders(<VipLadderPage />, { at });
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('heading', { level: 2, name: '升白金就開啟' })).toBeVisible();
});

test('shows the missing experience to the next tier and what it brings, with a link to all tiers', async () => {
  const { Own, Tiers } = await ownLadder();
  await renderWithProviders(<NextTier />, { at: '/zh_tw/member/info' });
  const missing = grouped(Own.Next - Own.Experience);
  const [now, then] = [Tiers[Own.VIPLevel - 1], Tiers[Own.VIPLevel]].map((tier) => String(tier?.Rights.GiftsPerDay));
  const link = await screen.findByRole('link', {
    name: new RegExp(`^再 ${missing} 升白金，每日贈禮 ${String(now)} → ${String(then)} 次`, 'u'),
  });
  expect(link).toHaveAttribute('href', '/zh_tw/member/vip');
});
