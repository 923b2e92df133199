import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { createOrder, getGoodsSetting } from '#protocol/endpoints/shop.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { getOwnLimits, reportPlaying, setBreakReminder, setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { BreakReminder } from './BreakReminder.tsx';
import { LimitsPage } from './LimitsPage.tsx';
import { LONG } from '../../testing/long.ts';

beforeAll(stubMeasures);

const PAGE = '/zh_tw/member/limits';
const slider = (name: string): Promise<HTMLElement> => screen.findByRole('slider', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Moves an unset limit, which is at the end, down by a number of steps. */
async function lower(name: string, steps: number): Promise<void> {
  (await slider(name)).focus();
  await userEvent.keyboard('{ArrowLeft}'.repeat(steps));
}

test('proposes a limit, and sets it after a confirmation', async () => {
  await startTestBackend().then(({ reset }) => reset());
  const backend = await renderWithProviders(<LimitsPage />, { at: PAGE });
  expect(await slider('投注')).toHaveAttribute('aria-valuetext', '不限');
  await lower('投注', 7);
  expect(screen.getByText('200,000，立即生效，要再調高須等 24 小時')).toBeVisible();
  expect(backend.sent(setOwnLimit)).toHaveLength(0);
  await press('取消');
  expect(await slider('投注')).toHaveAttribute('aria-valuetext', '不限');
  await lower('投注', 7);
  await press('立即設定');
  await waitFor(() => expect(screen.queryByRole('button', { name: '立即設定' })).not.toBeInTheDocument());
  expect(await slider('投注')).toHaveAttribute('aria-valuetext', '200,000');
  expect(backend.sent(setOwnLimit)).toMatchObject([{ Kind: 'play', Limit: 200_000 }]);
});

test('keeps a move of the slider while another limit is being set', LONG, async () => {
  await startTestBackend().then(({ reset }) => reset());
  const { change, sent } = await renderWithProviders(<LimitsPage />, { at: PAGE });
  await lower('投注', 7);
  act(() => change({ hold: ['setOwnLimit'] }));
  await press('立即設定');
  await lower('投注', 1);
  expect(screen.getByText('100,000，立即生效，要再調高須等 24 小時')).toBeVisible();
  act(() => change({ hold: [] }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '立即設定' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(await slider('投注')).toHaveAttribute('aria-valuetext', '100,000');
  await press('立即設定');
  await waitFor(() => expect(screen.queryByRole('button', { name: '立即設定' })).not.toBeInTheDocument());
  expect(sent(setOwnLimit)).toMatchObject([{ Limit: 200_000 }, { Limit: 100_000 }]);
});

test(
  'proposes the higher limit after a slider moved back while a limit is being set, and sends nothing twice',
  LONG,
  async () => {
    await startTestBackend().then(({ reset }) => reset());
    const { change, sent } = await renderWithProviders(<LimitsPage />, { at: PAGE });
    await lower('消費', 6);
    act(() => change({ hold: ['setOwnLimit'] }));
    await press('立即設定');
    (await slider('消費')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await press('立即設定');
    (await slider('消費')).focus();
    await userEvent.keyboard('{End}');
    act(() => change({ hold: [] }));
    expect(await screen.findByText('不限，24 小時後生效，之前可隨時取消')).toBeVisible();
    expect(sent(setOwnLimit)).toMatchObject([{ Limit: 500 }]);
  },
);

test('shows a pending rise, and cancels it', LONG, async () => {
  await startTestBackend().then(({ reset }) => reset());
  await renderWithProviders(<LimitsPage />, { at: PAGE });
  await lower('消費', 6);
  await press('立即設定');
  // A proposed limit looks like a set limit, so wait until the button is gone.
  await waitFor(() => expect(screen.queryByRole('button', { name: '立即設定' })).not.toBeInTheDocument());
  expect(await slider('消費')).toHaveAttribute('aria-valuetext', 'NT$ 500');
  (await slider('消費')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('NT$ 1,000，24 小時後生效，之前可隨時取消')).toBeVisible();
  await press('申請調高');
  expect(await screen.findByText(/於 \d+\/\d+ \d\d:\d\d 生效/u)).toHaveTextContent('NT$ 1,000');
  expect(await slider('消費')).toHaveAttribute('aria-valuetext', 'NT$ 500');
  await press('取消調高');
  await waitFor(() => expect(screen.queryByText(/於 .+ 生效/u)).not.toBeInTheDocument());
});

test('shows the use of today, and the days in a table', async () => {
  const { others, reset } = await startTestBackend();
  await reset();
  await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 4_000, Win: 1_000 });
  const backend = await renderWithProviders(<LimitsPage />, { at: PAGE });
  await slider('投注');
  const own = await backend.openOwnSocket('lobby');
  const used = (await own.call(getOwnLimits, {})).Limits[1]?.Used ?? 0;
  expect(used).toBeGreaterThanOrEqual(4_000);
  expect(screen.getByText(`今天已用 ${new Intl.NumberFormat('zh-TW').format(used)}`)).toBeVisible();
  const week = within(await screen.findByRole('region', { name: '最近 7 天' }));
  await userEvent.click(await week.findByText('看每日數字', { selector: 'summary' }));
  expect(week.getAllByRole('row')).toHaveLength(8);
  expect(week.getAllByRole('row')[1]).toHaveTextContent(new Intl.NumberFormat('zh-TW').format(used));
});

test('shows paid amounts and the amounts of unpaid orders as two figures', async () => {
  const { others, reset } = await startTestBackend();
  await reset();
  const { visitor, token } = await others.member(MEMBER.phone);
  const { GoldPacks } = await visitor.call(getGoodsSetting, {}, { token });
  const [{ GoodsID, GoodsType } = { GoodsID: '', GoodsType: 1 as const }] = GoldPacks;
  await visitor.call(createOrder, { GoodsID, GoodsType, GateWay: 'credit' }, { token });
  const backend = await renderWithProviders(<LimitsPage />, { at: PAGE });
  await slider('消費');
  const own = await backend.openOwnSocket('lobby');
  const spend = (await own.call(getOwnLimits, {})).Limits.find(({ Kind }) => Kind === 'spend');
  expect(spend?.Unpaid).toBeGreaterThan(0);
  const money = (amount = 0): string => `NT$ ${new Intl.NumberFormat('zh-TW').format(amount)}`;
  expect(screen.getByText(`今天已用 ${money(spend?.Used)}・待付款 ${money(spend?.Unpaid)}`)).toBeVisible();
});

test('shows a newcomer that nothing was played yet, and lets a guest set limits', async () => {
  await renderWithProviders(<LimitsPage />, { at: PAGE, as: 'guest' });
  expect(await screen.findByText(/這 7 天還沒有紀錄/u)).toBeVisible();
  await lower('時間', 5);
  await press('立即設定');
  expect(await screen.findByText('還有 2 小時')).toBeVisible();
});

test('shows that the limits failed to load, and reads them again', async () => {
  const { change } = await startTestBackend();
  change({ code: { getOwnLimits: 300003 } });
  await renderWithProviders(<LimitsPage />, { at: PAGE });
  const again = await screen.findByRole('button', { name: '重試' });
  change({ code: {} });
  await userEvent.click(again);
  expect(await slider('投注')).toBeVisible();
});

test('keeps loaded data while offline, and sends a change once connected', async () => {
  await startTestBackend().then(({ reset }) => reset());
  const { change, sent } = await renderWithProviders(<LimitsPage />, { at: PAGE });
  await lower('投注', 7);
  act(() => change({ down: true }));
  await press('立即設定');
  expect(screen.getByText('200,000，立即生效，要再調高須等 24 小時')).toBeVisible();
  expect(screen.getByRole('region', { name: '每日上限' })).toBeVisible();
  act(() => change({ down: false }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '立即設定' })).not.toBeInTheDocument(), {
    timeout: 15_000,
  });
  expect(await slider('投注')).toHaveAttribute('aria-valuetext', '200,000');
  expect(new Set(sent(setOwnLimit).map(({ R }) => R)).size).toBe(1);
});

test('explains a pause before it begins, and ends the session when it begins', async () => {
  const backend = await renderWithProviders(<LimitsPage />, { at: PAGE, as: 'guest' });
  await userEvent.click(await screen.findByRole('radio', { name: '7 天' }));
  const own = await backend.openOwnSocket('lobby');
  await press('暫停 7 天');
  const dialog = within(await screen.findByRole('dialog', { name: '暫停帳號 7 天？' }));
  // The day a week from now, in the page's time zone.
  const end = new Intl.DateTimeFormat('zh-TW', { timeZone: 'Asia/Taipei' }).format(Date.now() + 7 * 86_400_000);
  const rule = dialog.getByText(/無法提前解除/u);
  expect(rule).toBeVisible();
  expect(rule).toHaveTextContent(end);
  await userEvent.click(dialog.getByRole('button', { name: '確認暫停' }));
  expect(await own.closed()).toBe(4001);
});

test('asks for a confirmation before a pause after an old sign-in', LONG, async () => {
  const backend = await renderWithProviders(<LimitsPage />, { at: PAGE });
  backend.change({ code: { suspendPlayer: 300030 } });
  await userEvent.click(await screen.findByRole('radio', { name: '30 天' }));
  await press('暫停 30 天');
  await press('確認暫停');
  expect(await screen.findByRole('button', { name: '發送驗證碼' })).toBeVisible();
  expect(backend.posted(suspendPlayer)).toMatchObject([{ Days: 30 }]);
});

test('asks for the player’s id before a permanent pause', async () => {
  await renderWithProviders(<LimitsPage />, { at: PAGE });
  await userEvent.click(await screen.findByRole('radio', { name: '永久' }));
  await press('永久暫停帳號');
  const dialog = within(await screen.findByRole('dialog', { name: '永久暫停帳號？' }));
  const confirm = dialog.getByRole('button', { name: '確認暫停' });
  expect(confirm).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox'), '9');
  expect(dialog.getByText('與您的玩家 ID 不同')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), MEMBER.playerID);
  expect(confirm).toBeEnabled();
});

test('asks for a break on the service’s push, and closes after an answer', async () => {
  const backend = await renderWithProviders(
    <>
      <LimitsPage />
      <BreakReminder />
    </>,
    { at: PAGE, as: 'guest' },
  );
  await slider('投注');
  const own = await backend.openOwnSocket('lobby');
  await own.call(setBreakReminder, { Minutes: 15 });
  await own.call(reportPlaying, {});
  for (let minute = 0; minute < 15; minute += 1) {
    await backend.advance(60);
    await own.call(reportPlaying, {});
  }
  expect(await screen.findByRole('alertdialog', { name: '已經連續玩了 15 分鐘' })).toBeVisible();
  await press('繼續玩');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect((await own.call(getOwnLimits, {})).BreakDue).toBe(false);
});
