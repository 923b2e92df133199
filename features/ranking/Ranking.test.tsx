import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PLAYER_ID, ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { RankPage } from './RankPage.tsx';
import { RichListPage } from './RichListPage.tsx';

// A busy machine takes its time; a hang still ends.

const person = (Rank: number) => ({
  PlayerID: Rank === 2 ? PLAYER_ID : `8000000${Rank}`,
  Name: `玩家${Rank}`,
  VIPLevel: 3,
  PicURL: '',
  PictureURL: '',
  PictureSetting: 2,
  Rank,
  Level: 10 + Rank,
});
const times = { UpdateTime: '2026-11-20T12:00:00.000Z', NextTime: '2026-11-20T12:15:00.000Z' };

test('lists the richest in order, marks the own place, and turns the page', async () => {
  const service = new ScriptedService();
  service.on(14400, ({ Page }) => ({
    result: {
      List: Page === 1 ? [1, 2, 3].map((Rank) => ({ ...person(Rank), Gold: 9_000_000 - Rank })) : [],
      Total: 40,
      ...times,
      Own: { Rank: 2, Gold: 8_999_998 },
    },
  }));
  await renderWithProviders(<RichListPage />, { at: '/rank/coin' }, service);
  const list = await screen.findByRole('list', { name: '富豪榜' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/第 1 名.*玩家1.*8,999,999/u),
    expect.stringMatching(/第 2 名.*玩家2.*8,999,998/u),
    expect.stringMatching(/第 3 名.*玩家3.*8,999,997/u),
  ]);
  expect(rows[1]).toHaveAttribute('aria-current', 'true');
  expect(within(screen.getByRole('list', { name: '您的名次' })).getByText('8,999,998')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '第 2 頁' }));
  expect(await screen.findByText('還沒有人上榜')).toBeVisible();
  expect(service.sent(14400).map(({ Page }) => Page)).toEqual([1, 2]);
});

test('a list that did not load says so, and is asked for again', async () => {
  const service = new ScriptedService();
  service.on(14400, () => ({ code: 300007 }));
  await renderWithProviders(<RichListPage />, { at: '/rank/coin' }, service);
  const retry = await screen.findByRole('button', { name: '重試' });
  service.on(14400, () => ({ result: { List: [], Total: 0, ...times, Own: { Rank: 0, Gold: 0 } } }));
  await userEvent.click(retry);
  expect(await screen.findByText('還沒有人上榜')).toBeVisible();
});

const text = (zh_tw: string) => ({ zh_tw, id_id: zh_tw, vi_vn: zh_tw });
const activity = (ActivityID: string, title: string, Measure: string) => ({
  ActivityID,
  Title: text(title),
  Rules: text(`${title}的規則`),
  Measure,
  Period: 'week',
  StartTime: '2026-11-15T16:00:00.000Z',
  EndTime: '2026-11-22T16:00:00.000Z',
  Rewards: [
    { From: 1, To: 1, Gold: 500_000 },
    { From: 2, To: 10, Gold: 80_000 },
  ],
});
const bets = activity('weeklyBet', '週投注王', 'bet');
const odds = activity('weeklyMultiple', '週倍數王', 'multiple');

test('shows an activity with its rules and rewards, and another one in the last period', async () => {
  const service = new ScriptedService();
  service.on(13800, () => ({ result: { List: [bets, odds] } }));
  service.on(13810, ({ ActivityID }) => ({
    result: {
      Activity: ActivityID === 'weeklyBet' ? bets : odds,
      List: [{ ...person(1), Score: 64_300, Reward: 500_000 }],
      Total: 1,
      ...times,
      Own: { Rank: 0, Score: 0, Reward: 0 },
    },
  }));
  await renderWithProviders(<RankPage />, { at: '/rank' }, service);
  expect(await screen.findByText('週投注王的規則')).toBeVisible();
  expect(screen.getByRole('list', { name: '名次獎勵' })).toHaveTextContent(/第 1 名 500,000.*第 2–10 名 80,000/u);
  expect(screen.getByRole('list', { name: '名次' })).toHaveTextContent(/玩家1.*64,300/u);
  expect(screen.getByRole('list', { name: '您的名次' })).toHaveTextContent('未上榜');
  await userEvent.click(screen.getByRole('tab', { name: '週倍數王' }));
  expect(await screen.findByText('週倍數王的規則')).toBeVisible();
  expect(screen.getByRole('list', { name: '名次' })).toHaveTextContent(/643\.00.* 倍/u);
  await userEvent.click(screen.getByRole('button', { name: '上期' }));
  expect(await screen.findByRole('button', { name: '上期', pressed: true })).toBeVisible();
  expect(service.sent(13810).at(-1)).toMatchObject({ ActivityID: 'weeklyMultiple', Period: 'last' });
  expect(screen.getByLabelText('address')).toHaveTextContent('?activity=weeklyMultiple&period=last');
});

test('asks who is not signed in to come in, and asks the service for nothing', async () => {
  const service = await renderWithProviders(<RankPage />, { at: '/rank', who: 'nobody' });
  expect(await screen.findByRole('button', { name: '登入' })).toBeVisible();
  expect(service.sent(13800)).toEqual([]);
});
