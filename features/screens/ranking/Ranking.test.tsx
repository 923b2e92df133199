import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getActivityRank, getRankActivities, getRankRewards } from '#protocol/operations/activityRank.ts';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { RANKING_REFRESH_SECONDS } from '#protocol/entities/ranking.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { RankPage } from './RankPage.tsx';
import { RichListPage } from './RichListPage.tsx';

const rowsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');

test('lists the richest in order, three of them on the podium, and changes the page', async () => {
  // The account with the most gold is the first of the list.
  const backend = await renderWithProviders(<RichListPage />, {
    at: '/rank/coin',
    as: '0900000002',
  });
  const podium = rowsOf(await screen.findByRole('list', { name: '前三名' }));
  expect(podium).toHaveLength(3);
  expect(podium[0]).toHaveTextContent(/第 1 名.*50,000,000/u);
  expect(podium[0]).toHaveAttribute('aria-current', 'true');
  // The first rows are shown before the others.
  await waitFor(() => expect(rowsOf(screen.getByRole('list', { name: '富豪榜' }))).toHaveLength(17));
  const rows = [...podium, ...rowsOf(screen.getByRole('list', { name: '富豪榜' }))];
  const golds = rows.map((row) => Number(/\d[\d,]{4,}/u.exec(row.textContent ?? '')?.[0].replaceAll(',', '')));
  expect(golds).toEqual(golds.toSorted((a, b) => b - a));
  expect(screen.getByRole('region', { name: '您的名次' })).toHaveTextContent(/第 1 名.*50,000,000/u);
  await userEvent.click(screen.getByRole('button', { name: '2' }));
  await waitFor(() => expect(screen.getByRole('list', { name: '富豪榜' })).toHaveTextContent(/第 21 名/u));
  expect(screen.queryByRole('list', { name: '前三名' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '您的名次' })).toHaveTextContent(/第 1 名.*50,000,000/u);
  expect(backend.sent(getRichList).map(({ Page }) => Page)).toEqual([1, 2]);
});

test.each(['前三名', '富豪榜'])('opens the player’s card from a name of %s', async (list) => {
  await renderWithProviders(<RichListPage />, { at: '/rank/coin' });
  const [first] = rowsOf(await screen.findByRole('list', { name: list }));
  const name = within(first ?? document.body).getByRole('button');
  await userEvent.click(name);
  const card = await screen.findByRole('dialog', { name: `${name.title}的玩家資訊` });
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
  expect(rowsOf(await screen.findByRole('list', { name: '前三名' }))[0]).toHaveTextContent(/第 1 名.*500,000/u);
  expect(screen.getByRole('region', { name: '您的名次' })).toBeVisible();
  await userEvent.click(screen.getByText('規則與各名次獎勵'));
  expect(screen.getByRole('list', { name: '名次獎勵' })).toHaveTextContent(/第 1 名.*[\d,]{5,}/u);
  expect(screen.getByRole('list', { name: '名次' })).toHaveTextContent(/第 4 名/u);
  expect(screen.queryByRole('region', { name: '我的排行獎勵' })).not.toBeInTheDocument();
  const [first, ...more] = screen.getAllByRole('tab').map((tab) => tab.textContent ?? '');
  expect(more).toContain('週倍數王');
  expect(first).not.toBe('週倍數王');
  await userEvent.click(screen.getByRole('tab', { name: '週倍數王' }));
  await waitFor(() => expect(screen.getByRole('list', { name: '名次' })).toHaveTextContent(/\d\.\d{2}.* 倍/u));
  await userEvent.click(screen.getByRole('button', { name: '上期' }));
  expect(await screen.findByRole('button', { name: '上期', pressed: true })).toBeVisible();
  await waitFor(() =>
    expect(backend.sent(getActivityRank).at(-1)).toMatchObject({ ActivityID: 'weeklyMultiple', Period: 'last' }),
  );
  expect(screen.getByLabelText('address')).toHaveTextContent('?activity=weeklyMultiple&period=last');
});

test('shows the own place with its reward and the distance to the place above', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const socket = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const Bet = 90_000;
  await backend.others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet, Win: 0 });
  await backend.advance(RANKING_REFRESH_SECONDS);
  const { Own } = await socket.call(getActivityRank, { ActivityID: 'weeklyBet' });
  await renderWithProviders(<RankPage />, { at: '/rank' });
  const own = await screen.findByRole('region', { name: '您的名次' });
  expect(own).toHaveTextContent(`第 ${String(Own.Rank)} 名`);
  const missing = ((Own.Next?.Score ?? 0) - Own.Score).toLocaleString('en');
  expect(own).toHaveTextContent(`距離第 ${String(Own.Rank - 1)} 名還差 ${missing}`);
});

test('asks a visitor to sign in, and requests nothing', async () => {
  const backend = await renderWithProviders(<RankPage />, {
    at: '/rank',
    as: 'nobody',
  });
  expect(await screen.findByRole('button', { name: '登入' })).toBeVisible();
  expect(backend.sent(getRankActivities)).toEqual([]);
});

test('shows the rewards of the player’s past places beside the last period, with a link to their mails', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  // The jobs settle the ended periods in batches.
  await backend.advance(600);
  await renderWithProviders(<RankPage />, { at: '/rank?period=last' });
  const section = within(await screen.findByRole('region', { name: '我的排行獎勵' }));
  expect(screen.getByRole('link', { name: '到信箱領取' })).toHaveAttribute('href', '/member/mail');
  const [reward, ...more] = (await (await backend.openOwnSocket('lobby')).call(getRankRewards, {})).List;
  const cards = await section.findAllByRole('listitem');
  expect(cards).toHaveLength(more.length + 1);
  expect(cards[0]).toHaveTextContent(`第 ${String(reward?.Rank)} 名`);
});

test('tells a guest that guests have no place', async () => {
  await renderWithProviders(<RankPage />, { at: '/rank?period=last', as: 'guest' });
  expect(await screen.findByText('上榜後，每一期的獎勵會列在這裡，並寄到信箱。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '上期' }));
  expect(await screen.findByText('訪客的成績不列入排名。')).toBeVisible();
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
