import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { RELATION } from '#protocol/entities/relation.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { getRelations } from '#protocol/operations/relation.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { MemberPage } from './MemberPage.tsx';

beforeEach(layOut);

const at = '/zh_tw/member/info';
/** Returns the value of a fact by its name. */
const fact = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement ?? document.body;

test('shows name, level and balances, each with a link', async () => {
  await renderWithProviders(<MemberPage />, { at });
  expect(await screen.findByRole('progressbar', { name: '等級' })).toBeVisible();
  expect(screen.getByText(/^LV\.\d+$/u)).toBeVisible();
  expect(screen.getByText(/還差 [\d,]+ 經驗/u)).toBeVisible();
  expect(screen.getByRole('link', { name: '購買金幣' })).toHaveAttribute('href', '/zh_tw/store');
  expect(screen.getByRole('link', { name: '購買寶石' })).toHaveAttribute('href', '/zh_tw/purchase/point');
  expect(screen.getByRole('link', { name: '編輯個人資料' })).toHaveAttribute('href', '/zh_tw/member/edit');
});

test('shows the pages in three groups, each with its state', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const { Total } = await own.call(getRelations, { Type: RELATION.blocked });
  const { Achievements } = await own.call(getHonors, { PlayerID: MEMBER.playerID });
  await renderWithProviders(<MemberPage />, { at });
  const group = async (name: string) => within(await screen.findByRole('navigation', { name }));
  const social = await group('社交');
  expect(await social.findByRole('link', { name: `黑名單${String(Total)} 人` })).toHaveAttribute(
    'href',
    '/zh_tw/member/friends?list=blocked',
  );
  const record = await group('戰績');
  expect(await record.findByRole('link', { name: `榮譽榜${String(Achievements.length)} 筆上榜` })).toBeVisible();
  expect(record.getByRole('link', { name: /^排行/u })).toHaveAttribute('href', '/zh_tw/rank');
  const wallet = await group('錢包');
  expect(await wallet.findByRole('link', { name: /^贈禮今日剩 \d+ 次$/u })).toHaveAttribute(
    'href',
    '/zh_tw/member/present',
  );
  expect(wallet.getByRole('link', { name: /^存摺/u })).toHaveAttribute('href', '/zh_tw/member/passbook');
  expect(screen.getByRole('link', { name: /^帳號與隱私手機已綁定$/u })).toHaveAttribute(
    'href',
    '/zh_tw/member/account',
  );
  expect(await screen.findByRole('link', { name: /^遊戲時間與上限今天 \d+/u })).toBeVisible();
});

test('keeps an entry without its state when the state failed to load', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getBankTrend: 300003 } });
  await renderWithProviders(<MemberPage />, { at });
  const wallet = within(await screen.findByRole('navigation', { name: '錢包' }));
  expect(await wallet.findByRole('link', { name: /^贈禮今日剩/u })).toBeVisible();
  expect(wallet.getByRole('link', { name: '存摺' })).toBeVisible();
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
