import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TestSocket } from '#conformance/testSocket.ts';
import { getFireWheel, getWheelHistory, getWheelWinners, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { WheelPage } from './WheelPage.tsx';
import { testFirst } from '../../testing/long.ts';

/** Opens the wheel in a new world as the first account, which has used its free spin today. */
async function open(): Promise<{ readonly backend: TestBackend; readonly own: TestSocket }> {
  const backend = await startTestBackend();
  await backend.reset();
  const before = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  await before.call(spinFireWheel, {});
  await renderWithProviders(<WheelPage />, { at: '/other/fire-wheel' });
  return { backend, own: await backend.openOwnSocket('lobby') };
}
const buyKey = () => screen.findByRole('button', { name: '20 寶石 轉一次' });
async function buy(): Promise<void> {
  await userEvent.click(await buyKey());
  const dialog = within(await screen.findByRole('alertdialog', { name: '再轉一次？' }));
  await userEvent.dblClick(dialog.getByRole('button', { name: '支付並轉動' }));
}

test('buys a spin once, after a question that names the price and the chance', async () => {
  const { backend, own } = await open();
  expect(await screen.findByText('免費次數已用完，今天還可買 20 次')).toBeVisible();
  // The wheel's own button is for free spins.
  expect(screen.getByRole('button', { name: '開始' })).toHaveAttribute('aria-disabled', 'true');
  const before = await own.call(getWallet, {});
  await userEvent.click(await buyKey());
  const question = await screen.findByRole('alertdialog', { name: '再轉一次？' });
  const dialog = within(question);
  const { Notice } = await own.call(getFireWheel, {});
  expect(question).toHaveAccessibleDescription(new RegExp(`將支付 20 寶石.*${Notice.zh_tw}`, 'u'));
  expect(backend.sent(spinFireWheel)).toEqual([]);
  await userEvent.dblClick(dialog.getByRole('button', { name: '支付並轉動' }));
  await userEvent.click(await screen.findByRole('button', { name: '直接看結果' }));
  expect(await screen.findByText('免費次數已用完，今天還可買 19 次')).toBeVisible();
  expect(backend.sent(spinFireWheel)).toMatchObject([{ Pay: true }]);
  const [spin] = (await own.call(getWheelHistory, {})).List;
  expect(spin?.CostAmount).toBe(20);
  const after = await own.call(getWallet, {});
  expect(after.Gem + after.Gold).toBe(before.Gem + before.Gold - 20 + (spin?.Amount ?? 0));
});

testFirst(
  'shows the reason when a purchase is refused with %i',
  [
    [200124, '寶石或點數不足，請先購點'],
    [300014, '今天能轉的次數已用完，明天再來'],
    [300037, /已達您設定的每日/u],
  ],
  async (code, words) => {
    const { backend } = await open();
    await buyKey();
    backend.change({ code: { spinFireWheel: code } });
    await buy();
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('lists the player’s spins with prize and price, page by page', async () => {
  const { own } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: '我的紀錄' }));
  const history = await own.call(getWheelHistory, {});
  const records = within(await screen.findByRole('region', { name: '我的紀錄' }));
  expect(await records.findAllByText('免費')).toHaveLength(history.List.length);
});

test('lists big winners with their prizes', async () => {
  const { own } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: '大獎得主' }));
  const { List } = await own.call(getWheelWinners, {});
  const winners = within(await screen.findByRole('list', { name: '大獎得主' }));
  expect(winners.getAllByRole('listitem')).toHaveLength(List.length);
  expect(winners.getAllByText(List[0]?.Player.Name ?? 'nobody').length).toBeGreaterThan(0);
});

test('shows a guest why the wheel is locked, and how to unlock it', async () => {
  await renderWithProviders(<WheelPage />, { at: '/other/fire-wheel', as: 'guest' });
  expect((await screen.findAllByText('綁定手機成為會員後就能轉動')).length).toBeGreaterThan(0);
  const key = screen.getByRole('button', { name: '綁定手機' });
  const wheel = screen.getByRole('button', { name: '開始' });
  // Visible without scrolling: above the wheel, which fills a phone's screen.
  expect(key.compareDocumentPosition(wheel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(key);
  expect(await screen.findByRole('textbox', { name: /手機/ })).toBeVisible();
});

test('shows that the player has not spun yet', async () => {
  await renderWithProviders(<WheelPage />, { at: '/other/fire-wheel', as: 'guest' });
  await userEvent.click(await screen.findByRole('tab', { name: '我的紀錄' }));
  await waitFor(() => expect(screen.getByText('還沒有轉過')).toBeVisible());
});
