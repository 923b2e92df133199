import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getClubMembers } from '#protocol/operations/club.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../testing/layout.ts';
import { startTestBackend } from '../../testing/testBackend.ts';
import { EVERYONE } from './members/everyone.ts';
import { openClub, PHONE, playerBeside } from './testing/openClub.tsx';
import { LONG } from '../../testing/long.ts';

beforeEach(layOut);
beforeEach(stubMeasures);

/** The most members of a club (specification 1 §9). */
const ALL = 2000;

test('renders only the visible rows of 2,000 members, and sorts and searches all', LONG, async () => {
  const backend = await startTestBackend();
  await backend.reset('huge');
  const beside = await playerBeside(backend, PHONE.deputy);
  const { List, Total } = await beside.socket.call(getClubMembers, EVERYONE);
  expect([List.length, Total]).toEqual([ALL, ALL]);
  const names = new Set(List.map(({ Name }) => Name));
  /** The rendered members, from the top. */
  const rows = (): readonly string[] =>
    screen.queryAllByText((text) => names.has(text)).map(({ textContent }) => textContent);
  const sorted = (by: (member: (typeof List)[number]) => number): readonly string[] =>
    List.toSorted((one, other) => by(other) - by(one)).map(({ Name }) => Name);

  await openClub(PHONE.leader, 'members');
  const list = await screen.findByRole('region', { name: '成員' });
  expect(screen.getByText('2,000 / 2,000 人')).toBeVisible();
  await waitFor(() => expect(rows()[0]).toBe(List[0]?.Name));
  expect(rows().length).toBeLessThan(60);
  expect(list.querySelectorAll('*').length).toBeLessThan(3000);

  const sortBy = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: '排序' }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await sortBy('本週貢獻');
  await waitFor(() => expect(rows()[0]).toBe(sorted(({ WeekContribution }) => WeekContribution)[0]));
  await sortBy('最近加入');
  await waitFor(() => expect(rows()[0]).toBe(sorted(({ JoinTime }) => Date.parse(JoinTime))[0]));

  const search = screen.getByRole('searchbox', { name: '搜尋成員' });
  await userEvent.click(search);
  // The last member but one, by name and by id.
  const late = List[ALL - 2];
  expect(rows()).not.toContain(late?.Name);
  await userEvent.paste(late?.Name ?? '');
  await waitFor(() => expect(rows()).toEqual([late?.Name]));
  await userEvent.clear(search);
  await userEvent.paste(late?.PlayerID ?? '');
  await waitFor(() => expect(rows()).toEqual([late?.Name]));
  expect(screen.getByText(`LV.${String(late?.Level)}`)).toBeVisible();
});
