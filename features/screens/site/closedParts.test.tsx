import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { PARTS } from '#protocol/entities/operator.ts';
import { partOfPath } from '#protocol/rules/partOfPath.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { RewardsPage } from '../activities/index.ts';
import { LobbyScreen } from '../lobby/index.ts';
import { MemberPage } from '../member/index.ts';
import { LobbySpeedDial } from '../speed-dial/index.ts';
import SiteMenu from './menu/SiteMenu.tsx';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { Wallet } from './Wallet.tsx';

beforeEach(layOut);

const brand = { Lobby: { Spotlight: 'hero' as const, Game: '', Banners: ['first', 'rank', 'arena', 'seven'] } };
const closedLinks = (): readonly string[] =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => partOfPath(href) !== undefined);

const places: readonly (readonly [name: string, ui: ReactNode, shown: RegExp])[] = [
  ['the bottom bar', <SiteBottomBar key="bar" />, /會員中心/u],
  ['the profile', <MemberPage key="member" />, /存摺/u],
  ['the activities of the day', <RewardsPage key="rewards" />, /通行證/u],
];

test.each(places)('does not lead from %s to a closed part', async (_name, ui, shown) => {
  await renderWithProviders(ui, { closed: PARTS, brand });
  await screen.findAllByRole('link', { name: shown, hidden: true });
  expect(closedLinks()).toEqual([]);
});

test.each(places)('leads from %s to an open part', async (_, ui, shown) => {
  await renderWithProviders(ui, { brand });
  await screen.findAllByRole('link', { name: shown, hidden: true });
  await waitFor(() => expect(closedLinks()).not.toEqual([]));
});

test('leads from the raised button of the bar to the daily rewards while the shop is closed', async () => {
  await renderWithProviders(<SiteBottomBar />, { closed: ['Shop'] });
  expect(screen.getByRole('link', { name: '今日獎勵' })).toHaveAttribute('href', '/other/rewards');
  expect(screen.queryByText('購點兌換')).toBeNull();
});

test('shows the wallet without a plus while the shop is closed, and leads to the bank book', async () => {
  await renderWithProviders(<Wallet />, { closed: ['Shop'] });
  const pill = await screen.findByRole('button', { name: /存摺/u });
  expect(within(pill).queryByRole('img', { name: '購點兌換' })).toBeNull();
  await userEvent.click(pill);
  expect(screen.getByLabelText('address')).toHaveTextContent('/member/passbook');
});

test.each([
  { closed: PARTS, jackpots: 0 },
  { closed: [], jackpots: 1 },
])('promises a jackpot on tiles only if games can be played: $jackpots', async ({ closed, jackpots }) => {
  const { others } = await startTestBackend();
  await others.visitor().call(setGameState, { GameCode: 'owl', Playable: true });
  await renderWithProviders(<LobbyScreen />, { closed, brand });
  await screen.findByRole('button', { name: /夜梟秘寶/u });
  expect(screen.queryAllByText('大獎').length > 0).toBe(jackpots > 0);
  await others.visitor().call(setGameState, { GameCode: 'owl', Playable: false });
});

test('shows no banner of a closed part in the lobby, and shows that its games are coming', async () => {
  await renderWithProviders(<LobbyScreen />, { closed: PARTS, brand });
  expect(await screen.findByText(/即將開放/u)).toBeVisible();
  const titles = screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'));
  expect(titles).toContain('七日好禮');
  for (const title of ['首購雙倍', '巨獎連線', '連線巨獎']) expect(titles).not.toContain(title);
});

test('shows live in the dial only while it is open', async () => {
  await renderWithProviders(<LobbySpeedDial />, { closed: ['Live'] });
  await userEvent.click(await screen.findByRole('button', { name: /快捷選單/u }));
  expect(await screen.findByRole('menuitem', { name: /聊天/u })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /直播/u })).toBeNull();
});

test.each([
  [PARTS, '社交', false],
  [[], '商城與社交', true],
] as const)('shows the menu with %j closed with a group %s', async (closed, group, hasShop) => {
  await renderWithProviders(<SiteMenu onClose={() => undefined} onDialog={() => undefined} />, { closed });
  await userEvent.click(await screen.findByRole('button', { name: group }));
  expect(await screen.findByRole('link', { name: '贈禮' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '購點兌換' }) !== null).toBe(hasShop);
});
