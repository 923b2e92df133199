import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { ClubMember } from '#protocol/entities/club.ts';
import { getClubMembers } from '#protocol/operations/club.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { operationKey } from '../client/index.ts';
import { layOut } from '../testing/layout.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { ClubPage } from './ClubPage.tsx';
import { EVERYONE } from './members/everyone.ts';
import { PHONE, startWorld } from './testing/openClub.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);

/** As many as a club may have (specification 1 §9). */
const ALL = 2000;

/** A full club: who joined later has a higher number, a lower level and gave less. */
const FULL: readonly ClubMember[] = Array.from({ length: ALL }, (_none, at) => ({
  PlayerID: String(20_000_000 + at),
  Name: `會員${String(at)}`,
  PicURL: '',
  PictureURL: '',
  PictureSetting: 2,
  VIPLevel: 1,
  Online: false,
  ClubRole: at === 0 ? 'leader' : 'member',
  Level: 1 + ((at * 7) % ALL),
  LastLoginTime: '2026-11-20T00:00:00.000Z',
  JoinTime: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
  Contribution: 1_000_000 - at,
  WeekContribution: at,
}));

/** Puts the members there that the service is not asked for. */
function FullClub(): ReactNode {
  const queries = useQueryClient();
  // Before the page asks for them.
  useState(() => queries.setQueryData(operationKey(getClubMembers, EVERYONE), { List: FULL, Total: ALL }));
  return <ClubPage />;
}

const rows = (): readonly string[] => screen.queryAllByText(/^會員\d+$/u).map(({ textContent }) => textContent);

test('of 2,000 members only those in sight are drawn, and all of them are sorted and searched', async () => {
  const backend = await startWorld();
  backend.change({ hold: ['getClubMembers'] });
  await renderWithProviders(<FullClub />, { as: PHONE.leader, at: '/zh_tw/club?view=members' });
  const list = await screen.findByRole('region', { name: '成員' });
  await waitFor(() => expect(rows()[0]).toBe('會員0'));
  expect(rows().length).toBeLessThan(60);
  expect(list.querySelectorAll('*').length).toBeLessThan(3000);

  const sortBy = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: '排序' }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await sortBy('本週貢獻');
  await waitFor(() => expect(rows().slice(0, 2)).toEqual(['會員1999', '會員1998']));
  await sortBy('等級');
  const highest = FULL.toSorted((one, other) => other.Level - one.Level)[0];
  await waitFor(() => expect(rows()[0]).toBe(highest?.Name));

  const search = screen.getByRole('searchbox', { name: '搜尋成員' });
  await userEvent.click(search);
  await userEvent.paste('1234');
  await waitFor(() => expect(rows()).toEqual(['會員1234']));
  await userEvent.clear(search);
  await userEvent.paste('20000777');
  await waitFor(() => expect(rows()).toEqual(['會員777']));
  expect(screen.getByText('LV.1440')).toBeVisible();
});
