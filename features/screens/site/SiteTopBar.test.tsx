import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getEvents } from '#protocol/operations/mission.ts';
import { columnTiers, tierQuery } from '#ui/layout/tiers.ts';
import { layOut } from '../../testing/layout.ts';
import { startTestBackend } from '../../testing/testBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { SitePage } from './SitePage.tsx';

configure({ asyncUtilTimeout: 15_000 });
beforeAll(() => Promise.all([import('./menu/WideMenu.tsx'), import('./menu/SiteMenu.tsx')]));
beforeEach(layOut);
afterEach(cleanup);

async function open(columns: number): Promise<void> {
  const own = columnTiers.find((tier) => tier.columns === columns);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: own !== undefined && query === tierQuery(own),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await renderWithProviders(<SitePage>page</SitePage>, { at: '/vi_vn/rank' });
}
const linksOf = (place: HTMLElement): (readonly [string | null, string | null])[] =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([3, 2])('shows only 最新消息, 新手必看 and 立即玩 in the bar at tier %i', async (columns) => {
  await open(columns);
  expect(linksOf(screen.getByRole('navigation', { name: '主要連結' }))).toEqual([
    ['最新消息', '/vi_vn/announcement'],
    ['新手必看', '/vi_vn/newbie/gameGuidle'],
    ['立即玩', '/vi_vn/play-game/m'],
  ]);
  expect(screen.queryByRole('navigation', { name: '網站選單' })).not.toBeInTheDocument();
});

test('shows the whole menu of two levels in the bar above tier 3', async () => {
  await open(4);
  const menu = await screen.findByRole('navigation', { name: '網站選單' });
  expect(screen.queryByRole('navigation', { name: '主要連結' })).not.toBeInTheDocument();
  expect(linksOf(menu)).toEqual([
    ['最新消息', '/vi_vn/announcement'],
    ['立即玩', '/vi_vn/play-game/m'],
    ['下載遊戲', '/vi_vn/download'],
  ]);
  expect(
    within(menu)
      .getAllByRole('button')
      .map((under) => under.textContent),
  ).toEqual(['新手必看', '活動專區', '商城與社交', '客服中心']);
  await userEvent.click(within(menu).getByRole('button', { name: '客服中心' }));
  await userEvent.click(await within(menu).findByRole('button', { name: '條款與政策' }));
  expect(await within(menu).findByRole('link', { name: '服務條款' })).toHaveAttribute(
    'href',
    '/vi_vn/support/terms/term-of-service',
  );
  expect(within(menu).queryByText(/捷徑/)).not.toBeInTheDocument();
});

test('has the same links in the burger’s menu, without 建立捷徑教學, and chooses language and sounds', async () => {
  await open(1);
  await userEvent.click(await screen.findByRole('button', { name: /^選單/u }));
  const menu = await screen.findByRole('dialog', { name: '選單' });
  expect(within(menu).getByRole('link', { name: '最新消息' })).toHaveAttribute('href', '/vi_vn/announcement');
  await userEvent.click(within(menu).getByRole('button', { name: '新手必看' }));
  expect(within(menu).getByRole('link', { name: '新手指南' })).toHaveAttribute('href', '/vi_vn/newbie/gameGuidle');
  expect(within(menu).getByRole('region', { name: '語言' })).toBeVisible();
  expect(within(menu).getByRole('switch', { name: '音效' })).toBeVisible();
  expect(within(menu).queryByText(/捷徑/)).not.toBeInTheDocument();
});

test.each([
  ['a member', '0900000001', 'link', /^我的帳號/u],
  ['a guest', 'guest', 'link', /^我的帳號/u],
  ['a visitor', 'nobody', 'button', '登入'],
])('shows the burger for %s (specification 1 §2)', async (_who, as, role, name) => {
  await renderWithProviders(<SitePage>page</SitePage>, { at: '/vi_vn/rank', as });
  const banner = screen.getByRole('banner');
  expect(await within(banner).findByRole(role, { name })).toBeVisible();
  await userEvent.click(within(banner).getByRole('button', { name: /^選單/u }));
  expect(await screen.findByRole('dialog', { name: '選單' })).toBeVisible();
});

test('leads from a member’s face to the member page', async () => {
  await open(1);
  expect(await screen.findByRole('link', { name: /^我的帳號/u })).toHaveAttribute('href', '/vi_vn/member/info');
});

test('has the button to the top after scrolling (specification 1 §2)', async () => {
  await open(1);
  vi.stubGlobal('scrollY', 101);
  fireEvent.scroll(window);
  const button = await screen.findByRole('button', { name: '回到頂端', hidden: true });
  // The button is drawn before its effect reads how far the page is scrolled.
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'shown'));
});

test('shows in the burger’s menu how many rewards are claimable today, and links to them', async () => {
  const backend = await startTestBackend();
  await open(2);
  const own = await backend.openOwnSocket('lobby');
  const badges = (await own.call(getEvents, {})).List.reduce((sum, { Badge }) => sum + Badge, 0);
  await userEvent.click(await screen.findByRole('button', { name: /^選單/u }));
  const words = `今日獎勵（${String(badges)} 項可領）`;
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/vi_vn/other/rewards');
});

test('opens the accounts on the player’s phone from the burger’s menu, and closes the menu', async () => {
  await open(1);
  await userEvent.click(await screen.findByRole('button', { name: /^選單/u }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: '選單' })).getByText('切換帳號'));
  expect(await screen.findByRole('dialog', { name: '切換帳號' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '選單' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '切換帳號' })).not.toBeInTheDocument();
});
