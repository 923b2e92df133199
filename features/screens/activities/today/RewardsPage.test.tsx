import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { grantSpecialReward, settleRound } from '#protocol/endpoints/dev.ts';
import { getInvitedFriends } from '#protocol/operations/invite.ts';
import { getChallenges } from '#protocol/operations/challenge.ts';
import { getEvents, getMissions } from '#protocol/operations/mission.ts';
import { getPassTicket } from '#protocol/operations/passTicket.ts';
import { claimReturnReward, getReturnReward } from '#protocol/operations/returnReward.ts';
import { claimReward, getRewards } from '#protocol/operations/reward.ts';
import { getSignInDays } from '#protocol/operations/signInDays.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { LONG, testFirst } from '../../../testing/long.ts';
import { MEMBER, startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { openPage } from '../testing/openPage.tsx';
import { RewardsPage } from './RewardsPage.tsx';

const AT = { at: '/other/rewards' };
/** A reward of 3,000 gold from the operator. */
const GRANTED = '測試獎勵';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Grants the first account a reward, and plays until a mission, a challenge and levels of the pass are claimable. The friends of the first
 * account reach the milestone.
 */
async function fill({ others }: TestBackend): Promise<void> {
  const { playerID: PlayerID, phone } = MEMBER;
  const visitor = others.visitor();
  await visitor.call(grantSpecialReward, { PlayerID, ItemID: 1, Amount: 3000, Seconds: DAY_SECONDS });
  await visitor.call(settleRound, { PlayerID, GameCode: 'owl', Bet: 1000, Win: 12_000 });
  for (let round = 0; round < 35; round += 1)
    await visitor.call(settleRound, { PlayerID, GameCode: 'owl', Bet: 20, Win: 20 });
  const inviter = await (await others.member(phone)).openSocket('lobby');
  for (const friend of (await inviter.call(getInvitedFriends, {})).List)
    if (friend.State === 1) await others.setState(friend.PlayerID, { VIPLevel: 2 });
}
const FULL = { ...AT, prepare: fill };
const row = (name: string) => screen.findByRole('listitem', { name });
const claimKey = (name: string) => screen.findByRole('button', { name: `領取：${name}` });

test('shows the sum of all rewards and each of them, as the badge counts them', async () => {
  const { own } = await openPage(<RewardsPage />, FULL);
  const badge = (await own.call(getEvents, {})).List.reduce((sum, { Badge }) => sum + Badge, 0);
  const sum = within(await screen.findByRole('region', { name: `待領 ${badge} 項` }));
  expect(screen.getByRole('link', { name: /^今日獎勵/u })).toHaveAccessibleName(new RegExp(`${badge} 項等著您`, 'u'));
  expect(sum.getByRole('button', { name: /^全部領取 / })).toBeVisible();
  for (const name of [GRANTED, '七日簽到', '任務', '通行證', '完成 20 局遊戲', '邀請好友'])
    expect(within(await row(name)).getByRole('button', { name: `領取：${name}` })).toBeEnabled();
  expect(screen.getByRole('link', { name: '免費轉：福神輪盤' })).toHaveAttribute('href', '/other/fire-wheel');
});

test('claims a reward by one press, and ignores a second press in the same moment', async () => {
  const { backend, gold } = await openPage(<RewardsPage />, FULL);
  const before = await gold();
  const key = await claimKey(GRANTED);
  await userEvent.dblClick(key);
  expect(await screen.findByText('領取成功 +3,000 金幣')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: GRANTED })).not.toBeInTheDocument());
  expect(backend.sent(claimReward)).toHaveLength(1);
  expect(await gold()).toBe(before + 3_000);
});

test('shows that another tab has claimed a reward, and removes it without paying', LONG, async () => {
  const { own, gold } = await openPage(<RewardsPage />, {
    ...AT,
    prepare: (backend) => backend.advance(8 * DAY_SECONDS),
  });
  const key = await claimKey('回歸禮');
  await own.call(claimReturnReward, {});
  const before = await gold();
  await userEvent.click(key);
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '回歸禮' })).not.toBeInTheDocument());
  expect(await gold()).toBe(before);
});

test('claims all rewards by one press, except those that another tab has claimed', LONG, async () => {
  const { own, gold } = await openPage(<RewardsPage />, FULL);
  const all = await screen.findByRole('button', { name: /^全部領取 / });
  const sum = Number((all.textContent ?? '').replaceAll(/\D/gu, ''));
  const granted = (await own.call(getRewards, {})).List.find(({ State }) => State === 1);
  const { RewardID = '', Amount = 0 } = granted ?? {};
  await own.call(claimReward, { RewardID });
  const before = await gold();
  await userEvent.click(all);
  expect(await screen.findByText('今天的獎勵都領完了')).toBeVisible();
  expect(await gold()).toBe(before + sum - Amount);
  expect(within(await row('七日簽到')).getByText('已領取')).toBeVisible();
});

testFirst(
  'shows the reason when a reward is refused with %i',
  [
    [300011, '找不到此項目，可能已被移除'],
    [300012, '已經領取過了'],
    [300016, '領取期限已過'],
  ],
  async (code, words) => {
    const { backend } = await openPage(<RewardsPage />, FULL);
    const key = await claimKey(GRANTED);
    backend.change({ code: { claimReward: code } });
    await userEvent.click(key);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(key).not.toHaveAttribute('aria-busy'));
  },
);

test('leads a guest to the binding for members’ rewards, and claims the rest', async () => {
  const { backend } = await openPage(<RewardsPage />, { ...AT, as: 'guest' });
  expect(await claimKey('七日簽到')).toBeEnabled();
  expect(screen.getByRole('link', { name: '去綁定：示範世界見面禮' })).toHaveAttribute('href', '/member/account');
  expect(screen.getByRole('link', { name: '去綁定：福神輪盤' })).toBeVisible();
  expect(backend.sent(getInvitedFriends)).toEqual([]);
});

test('keeps the other rewards claimable when a list fails to load, and reads that list again on a press', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getRewards: 1 } });
  await openPage(<RewardsPage />, FULL);
  const failed = await screen.findByRole('alert');
  expect(await claimKey('七日簽到')).toBeEnabled();
  backend.change({ fail: {} });
  await userEvent.click(within(failed).getByRole('button', { name: '重試' }));
  expect(await row(GRANTED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('does not show lists that failed to load as claimed rewards', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  // All rewards except the wheel.
  const lists = [
    getSignInDays,
    getMissions,
    getPassTicket,
    getReturnReward,
    getRewards,
    getChallenges,
    getBindIcon,
    getInvitedFriends,
  ];
  backend.change({ fail: Object.fromEntries(lists.map(({ name }) => [name, 1])) });
  await openPage(<RewardsPage />, AT);
  expect(await screen.findByRole('region', { name: '獎勵還沒有全部載入' })).toBeVisible();
  expect(screen.queryByText('今天的獎勵都領完了')).not.toBeInTheDocument();
  expect(within(await screen.findByRole('alert')).getByRole('button', { name: '重試' })).toBeVisible();
});

test('shows that a claim has no connection, and claims the reward once afterwards', LONG, async () => {
  const { backend, gold } = await openPage(<RewardsPage />, FULL);
  const before = await gold();
  const key = await claimKey(GRANTED);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    backend.change({ down: true });
  });
  await userEvent.dblClick(key);
  expect(key).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('連線中斷，恢復後會自動領取，不用再按', {}, { timeout: 15_000 })).toBeVisible();
  expect(await gold()).toBe(before);
  act(() => {
    backend.change({ down: false });
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('領取成功 +3,000 金幣', {}, { timeout: 15_000 })).toBeVisible();
  expect(await gold()).toBe(before + 3_000);
});

test('repeats a claim under the same id after the connection was lost', LONG, async () => {
  const { backend, gold } = await openPage(<RewardsPage />, FULL);
  const before = await gold();
  const key = await claimKey(GRANTED);
  backend.change({ latency: 500 });
  await userEvent.click(key);
  await waitFor(async () => expect(await gold()).toBe(before + 3_000));
  backend.disconnect();
  backend.change({ latency: 0 });
  expect(await screen.findByText('領取成功 +3,000 金幣', {}, { timeout: 15_000 })).toBeVisible();
  expect(new Set(backend.sent(claimReward).map(({ R }) => R)).size).toBe(1);
  expect(await gold()).toBe(before + 3_000);
});
