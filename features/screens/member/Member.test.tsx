import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { MemberPage } from './MemberPage.tsx';

beforeEach(layOut);

const at = '/zh_tw/member/info';
/** Returns the value of a fact by its name. */
const fact = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement ?? document.body;

test('shows name, level and balances, each with a link', async () => {
  await renderWithProviders(<MemberPage />, { at });
  expect(await screen.findByRole('progressbar', { name: '等級' })).toBeVisible();
  expect(screen.getByText(/^LV\.\d+$/u, { selector: '[data-part=level-bar-from]' })).toBeVisible();
  expect(screen.getByText(/還差 [\d,]+ 經驗/u)).toBeVisible();
  expect(screen.getByRole('link', { name: '購買金幣' })).toHaveAttribute('href', '/zh_tw/store');
  expect(screen.getByRole('link', { name: '購買寶石' })).toHaveAttribute('href', '/zh_tw/purchase/point');
  expect(screen.getByRole('link', { name: '編輯個人資料' })).toHaveAttribute('href', '/zh_tw/member/edit');
  const keys = within(screen.getByRole('navigation', { name: '我的專區' }));
  expect(keys.getByRole('link', { name: '黑名單' })).toHaveAttribute('href', '/zh_tw/member/friends?list=blocked');
  expect(keys.getByRole('link', { name: '紅包' })).toHaveAttribute('href', '/zh_tw/member/envelopes');
});

test('shows the first seven and last digits of the phone, its number of accounts, and the bound ways', async () => {
  await renderWithProviders(<MemberPage />, { at });
  expect(await fact('綁定手機')).toHaveTextContent(/0900000\*\*1/u);
  expect(await screen.findByText('1/5')).toBeVisible();
  expect(screen.getByRole('link', { name: '手機：已綁定' })).toHaveAttribute('href', '/zh_tw/member/account');
  expect(screen.getByRole('link', { name: 'LINE：未綁定，前往綁定' })).toBeVisible();
  expect(within(await fact('電子信箱')).getByRole('link', { name: '綁定電子信箱' })).toHaveAttribute(
    'href',
    '/zh_tw/member/edit#email',
  );
});

test('lets a guest bind a phone', async () => {
  await renderWithProviders(<MemberPage />, { at, as: 'guest' });
  await userEvent.click(await screen.findByRole('button', { name: '綁定手機' }));
  expect(await screen.findByRole('dialog', { name: '綁定手機號碼' })).toBeVisible();
  expect(await fact('電子信箱')).toHaveTextContent('未綁定');
  // A player without a win reads how to get one.
  expect(screen.getByText('第一座大獎等著您')).toBeInTheDocument();
});

test('shows a part that failed to load, and keeps the others', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getHonors: 300003 } });
  await renderWithProviders(<MemberPage />, { at });
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  expect(await fact('綁定手機')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('list', { name: '榮譽榜' })).toBeVisible();
});

test('shows a failed profile within five seconds, before the last attempt, and retries immediately on a press', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getOwnProfile: 1 } });
  await renderWithProviders(<MemberPage />, { at });
  expect(await screen.findByText('沒有載入成功', {}, { timeout: 5000 })).toBeVisible();
  backend.change({ fail: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('progressbar', { name: '等級' })).toBeVisible();
});
