import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getBattleStanding, getBonusBattles, joinBonusBattle } from '#protocol/operations/bonusBattle.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { openPage } from '../testing/openPage.tsx';
import { BattlePage } from './BattlePage.tsx';
import { testFirst } from '../../../testing/long.ts';

const AT = { at: '/other/battle?battle=day' };
const NEWCOMER = '0900000008';
const standing = async () => within(await screen.findByRole('list', { name: '名次' }));

async function openAsNewcomer() {
  const backend = await startTestBackend();
  await backend.reset();
  await createTestMembers(backend.others, NEWCOMER, { count: 1, VIPLevel: 1 });
  await renderWithProviders(<BattlePage />, { ...AT, as: NEWCOMER });
  const join = await screen.findByRole('button', { name: '免費參加' });
  return { backend, join };
}

test('shows the pool, the player’s place, and the leaders', async () => {
  const { own } = await openPage(<BattlePage />, AT);
  const [day] = (await own.call(getBonusBattles, {})).List;
  expect(day?.Rank).toBeGreaterThan(0);
  expect(await screen.findByText(`目前第 ${String(day?.Rank)} 名`)).toBeVisible();
  const { BattleID = '', Bracket = 1 } = day ?? {};
  const places = (await own.call(getBattleStanding, { BattleID, Bracket })).List;
  expect((await standing()).getAllByRole('listitem')).toHaveLength(places.length);
  const self = places.find(({ Player }) => Player.PlayerID === MEMBER.playerID);
  expect((await standing()).getByText(MEMBER.name)).toBeVisible();
  expect(self?.Rank).toBe(day?.Rank);
});

test('shows the standings of another bracket and of the week’s battle', async () => {
  const { backend } = await openPage(<BattlePage />, AT);
  await standing();
  await userEvent.click(screen.getByRole('button', { name: 'VIP 6–8' }));
  await waitFor(() => expect(backend.sent(getBattleStanding)).toContainEqual(expect.objectContaining({ Bracket: 3 })));
  await userEvent.click(screen.getByRole('tab', { name: '本週' }));
  expect(await screen.findByText('比累積贏分')).toBeVisible();
});

test('joins a member by one press, and counts wins from then on', async () => {
  const { backend, join } = await openAsNewcomer();
  await userEvent.dblClick(join);
  expect(await screen.findByText('參加成功，祝您好運！')).toBeVisible();
  expect(await screen.findByText('已參加，從下一局開始計分')).toBeVisible();
  expect(backend.sent(joinBonusBattle)).toHaveLength(1);
});

test('joins once on a second press before the next render, without a refusal', async () => {
  const { backend, join } = await openAsNewcomer();
  fireEvent.click(join);
  fireEvent.click(join);
  expect(await screen.findByText('已參加，從下一局開始計分')).toBeVisible();
  expect(backend.sent(joinBonusBattle)).toHaveLength(1);
  expect(screen.queryByText('這一場您已經參加了')).toBeNull();
});

testFirst(
  'shows the reason when joining is refused with %i',
  [
    [300015, '這一場您已經參加了'],
    [300016, '這一場已經結束，請參加下一場'],
  ],
  async (code, words) => {
    const { backend, join } = await openAsNewcomer();
    backend.change({ code: { joinBonusBattle: code } });
    await userEvent.click(join);
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('shows a guest how to take part, and leads there', async () => {
  const { backend } = await openPage(<BattlePage />, { ...AT, as: 'guest' });
  const join = await screen.findByRole('button', { name: '免費參加' });
  await userEvent.click(join);
  expect(join).toHaveAccessibleDescription('綁定手機成為會員後就能參加');
  expect(screen.getByRole('link', { name: '去綁定' })).toHaveAttribute('href', '/member/account');
  expect(backend.sent(joinBonusBattle)).toEqual([]);
});

test('shows why the page failed to load, and tries again', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getBonusBattles: 1 } });
  await openPage(<BattlePage />, AT);
  const failed = within(await screen.findByRole('alert'));
  backend.change({ fail: {} });
  await userEvent.click(failed.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('list', { name: '名次' })).toBeVisible();
});
