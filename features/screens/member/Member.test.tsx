import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { MemberPage } from './MemberPage.tsx';

beforeEach(layOut);

const at = '/zh_tw/member/info';
/** What stands beside a name in the facts. */
const fact = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement ?? document.body;

test('says who one is, one’s level, and what one holds, each with the way to more', async () => {
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

test('shows the phone with its first seven and last figures, how many accounts it holds, and the ways that are bound', async () => {
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

test('a guest binds a phone from here', async () => {
  await renderWithProviders(<MemberPage />, { at, as: 'guest' });
  await userEvent.click(await screen.findByRole('button', { name: '綁定手機' }));
  expect(await screen.findByRole('dialog', { name: '綁定手機號碼' })).toBeVisible();
  expect(await fact('電子信箱')).toHaveTextContent('未綁定');
  // Nothing won yet: what brings it.
  expect(screen.getByText('第一座大獎等著您')).toBeInTheDocument();
});

test('a part that cannot be loaded says so, and the others stand', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getHonors: 300003 } });
  await renderWithProviders(<MemberPage />, { at });
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  expect(await fact('綁定手機')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('list', { name: '榮譽榜' })).toBeVisible();
});

test('a profile that does not come is told within five seconds, not after the last attempt, and a press asks at once', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getOwnProfile: 1 } });
  await renderWithProviders(<MemberPage />, { at });
  expect(await screen.findByText('沒有載入成功', {}, { timeout: 5000 })).toBeVisible();
  backend.change({ fail: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('progressbar', { name: '等級' })).toBeVisible();
});
