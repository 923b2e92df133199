import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getActivityRank, getRankActivities, getRankRewards } from '#protocol/operations/activityRank.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { RankPage } from './RankPage.tsx';
import { RichListPage } from './RichListPage.tsx';

const rowsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');

test('lists the richest in order, shows the player’s place once, and changes the page', async () => {
  // The account with the most gold is the first of the list.
  const backend = await renderWithProviders(<RichListPage />, {
    at: '/rank/coin',
    as: '0900000002',
  });
  const list = await screen.findByRole('list', { name: '富豪榜' });
  const rows = rowsOf(list);
  expect(rows[0]).toHaveTextContent(/第 1 名.*50,000,000/u);
  expect(rows[0]).toHaveAttribute('aria-current', 'true');
  const golds = rows.map((row) => Number(/[\d,]+$/u.exec(row.textContent ?? '')?.[0].replaceAll(',', '')));
  expect(golds).toEqual(golds.toSorted((a, b) => b - a));
  // The page includes the player's row, so there is none above the list.
  expect(screen.queryByRole('list', { name: '您的名次' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '第 2 頁' }));
  await waitFor(() => expect(screen.getByRole('list', { name: '富豪榜' })).toHaveTextContent(/第 21 名/u));
  expect(within(screen.getByRole('list', { name: '您的名次' })).getByText('50,000,000')).toBeVisible();
  expect(backend.sent(getRichList).map(({ Page }) => Page)).toEqual([1, 2]);
});

test('opens the player’s card from a name', async () => {
  await renderWithProviders(<RichListPage />, { at: '/rank/coin' });
  const [first] = rowsOf(await screen.findByRole('list', { name: '富豪榜' }));
  const name = within(first ?? document.body).getByRole('button');
  await userEvent.click(name);
  const card = await screen.findByRole('dialog', { name: `${name.textContent}的玩家資訊` });
  expect(await within(card).findByText('註冊時間')).toBeVisible();
});

test('shows that a list failed to load, and reads it again', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getRichList: 300007 } });
  await renderWithProviders(<RichListPage />, { at: '/rank/coin' });
  await userEvent.click(await screen.findByRole('button', { name: '重試' }));
  expect(rowsOf(await screen.findByRole('list', { name: '富豪榜' }))).not.toHaveLength(0);
});

test('shows an activity with its rules and rewards, and another one in the last period', async () => {
  const backend = await renderWithProviders(<RankPage />, { at: '/rank' });
  const own = within(await screen.findByRole('list', { name: '您的名次' }));
  expect(own.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('list', { name: '名次獎勵' })).toHaveTextContent(/第 1 名.*[\d,]{5,}/u);
  expect(screen.getByRole('list', { name: '名次' })).toHaveTextContent(/第 1 名/u);
  const [first, ...more] = screen.getAllByRole('tab').map((tab) => tab.textContent ?? '');
  expect(more).toContain('週倍數王');
  expect(first).not.toBe('週倍數王');
  await userEvent.click(screen.getByRole('tab', { name: '週倍數王' }));
  await waitFor(() => expect(screen.getByRole('list', { name: '名次' })).toHaveTextContent(/\d\.\d{2}.* 倍/u));
  await userEvent.click(screen.getByRole('button', { name: '上期' }));
  expect(await screen.findByRole('button', { name: '上期', pressed: true })).toBeVisible();
  expect(backend.sent(getActivityRank).at(-1)).toMatchObject({
    ActivityID: 'weeklyMultiple',
    Period: 'last',
  });
  expect(screen.getByLabelText('address')).toHaveTextContent('?activity=weeklyMultiple&period=last');
});

test('asks a visitor to sign in, and requests nothing', async () => {
  const backend = await renderWithProviders(<RankPage />, {
    at: '/rank',
    as: 'nobody',
  });
  expect(await screen.findByRole('button', { name: '登入' })).toBeVisible();
  expect(backend.sent(getRankActivities)).toEqual([]);
});

test('shows the rewards of the player’s past places, with a link to their mails', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  // The jobs settle the ended periods in batches.
  await backend.advance(600);
  await renderWithProviders(<RankPage />, { at: '/rank' });
  const section = within(await screen.findByRole('region', { name: '我的排行獎勵' }));
  expect(screen.getByRole('link', { name: '到信箱領取' })).toHaveAttribute('href', '/member/mail');
  const [reward, ...more] = (await (await backend.openOwnSocket('lobby')).call(getRankRewards, {})).List;
  const cards = await section.findAllByRole('listitem');
  expect(cards).toHaveLength(more.length + 1);
  expect(cards[0]).toHaveTextContent(`第 ${String(reward?.Rank)} 名`);
});

test('explains the rankings to a player without a place', async () => {
  await renderWithProviders(<RankPage />, { at: '/rank', as: 'guest' });
  expect(await screen.findByText('上榜後，每一期的獎勵會列在這裡，並寄到信箱。')).toBeVisible();
});

test('shows the failure of a missing connection before the session is known', async () => {
  const backend = await startTestBackend();
  backend.change({ down: true });
  await renderWithProviders(<RankPage />, { at: '/zh_tw/rank' });
  expect(await screen.findByText('目前沒有連線', {}, { timeout: 10_000 })).toBeVisible();
  act(() => backend.change({ down: false }));
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('list', { name: '名次' }, { timeout: 10_000 })).toBeVisible();
});
