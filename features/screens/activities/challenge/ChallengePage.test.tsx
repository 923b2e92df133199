import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { acceptChallenge, claimChallenge } from '#protocol/operations/challenge.ts';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { openPage } from '../testing/openPage.tsx';
import { ChallengePage } from './ChallengePage.tsx';
import { testFirst } from '../../../testing/long.ts';

const AT = { at: '/other/challenge' };
const WINS = '贏分高於押注 5 局';

test('lists the challenges of the day and the week with their progress', async () => {
  await openPage(<ChallengePage />, AT);
  const day = within(await screen.findByRole('region', { name: '今日挑戰' }));
  expect(day.getByRole('progressbar', { name: '完成 20 局遊戲' })).toHaveAttribute('aria-valuetext', '12 / 20');
  expect(day.getByRole('button', { name: '接受：贈送 1 次禮物' })).toBeEnabled();
  expect(within(screen.getByRole('region', { name: '本週挑戰' })).getAllByRole('listitem')).toHaveLength(3);
});

test('accepts a challenge for its entry fee, and claims it once after playing', async () => {
  const { backend, gold } = await openPage(<ChallengePage />, AT);
  const before = await gold();
  await userEvent.click(await screen.findByRole('button', { name: `接受：${WINS}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: WINS }));
  expect(dialog.getByText(/報名費 1,000 金幣 會立即扣除/u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '接受' }));
  expect(await screen.findByText('已接受，現在開始計算')).toBeVisible();
  await waitFor(async () => expect(await gold()).toBe(before - 1_000));
  for (let round = 0; round < 5; round += 1)
    await backend.others
      .visitor()
      .call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 100, Win: 200 });
  // The push updates the page without a press.
  const key = await screen.findByRole('button', { name: `領取：${WINS}` });
  const done = await gold();
  await userEvent.dblClick(key);
  expect(await screen.findByText('領取成功 +4,000 金幣')).toBeVisible();
  await waitFor(() => expect(key).not.toBeInTheDocument());
  expect(backend.sent(claimChallenge)).toHaveLength(1);
  expect(await gold()).toBe(done + 4_000);
});

testFirst(
  'shows the reason when accepting is refused with %i',
  [
    [100011, '金幣不足，可做任務領取，或到購點兌換購買'],
    [300011, '這個挑戰已經結束，請看看新的挑戰'],
    [300015, '這個挑戰已經接受了'],
  ],
  async (code, words) => {
    const { backend } = await openPage(<ChallengePage />, AT);
    await userEvent.click(await screen.findByRole('button', { name: `接受：${WINS}` }));
    backend.change({ code: { acceptChallenge: code } });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '接受' }));
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('shows that another tab has claimed the reward', async () => {
  const { own, backend } = await openPage(<ChallengePage />, AT);
  for (let round = 0; round < 8; round += 1)
    await backend.others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 100, Win: 0 });
  const key = await screen.findByRole('button', { name: '領取：完成 20 局遊戲' });
  await own.call(claimChallenge, { ChallengeID: 'day-rounds' });
  await userEvent.click(key);
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  await waitFor(() => expect(key).not.toBeInTheDocument());
});

test('shows a guest how to take part, and leads there', async () => {
  const { backend } = await openPage(<ChallengePage />, { ...AT, as: 'guest' });
  const key = await screen.findByRole('button', { name: `接受：${WINS}` });
  await userEvent.click(key);
  expect(key).toHaveAccessibleDescription('綁定手機成為會員後就能參加');
  expect(screen.getByRole('link', { name: '去綁定' })).toHaveAttribute('href', '/member/account');
  expect(backend.sent(acceptChallenge)).toEqual([]);
});

test('shows why the page failed to load, and tries again', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getChallenges: 1 } });
  await openPage(<ChallengePage />, AT);
  const failed = within(await screen.findByRole('alert'));
  backend.change({ fail: {} });
  await userEvent.click(failed.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('region', { name: '今日挑戰' })).toBeVisible();
});
