import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { getBankBook } from '#protocol/operations/bank.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../testing/testBackend.ts';
import { GiftRecordsPage } from './GiftRecordsPage.tsx';
import { PassbookPage } from './PassbookPage.tsx';

test('shows the change of each line, two a page, and the tabs that the brand has', async () => {
  const { others } = await startTestBackend();
  const play = { PlayerID: MEMBER.playerID, GameCode: 'owl' };
  await others.visitor().call(settleRound, { ...play, Bet: 0, Win: 500 });
  await others.visitor().call(settleRound, { ...play, Bet: 300, Win: 0 });
  const backend = await renderWithProviders(<PassbookPage />, {
    at: '/member/passbook',
  });
  const book = () => screen.getByRole('region', { name: '存摺紀錄' });
  await waitFor(() => expect(book()).toHaveTextContent(/-300.*\+500/u));
  expect(await screen.findByText('1,000,200 日金')).toBeInTheDocument();
  expect(screen.getByText('僅顯示14天之紀錄')).toBeVisible();
  expect(screen.getByText(/^第 1 頁，共 \d{2,} 頁$/u)).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['日金', '寶石', '點數', '禮物']);
  await userEvent.click(screen.getByRole('tab', { name: '寶石' }));
  await waitFor(() => expect(book()).not.toHaveTextContent('+500'));
  expect(backend.sent(getBankBook).at(-1)).toMatchObject({
    Tab: 2,
    PerPage: 2,
    Page: 1,
    Lang: 'zh_tw',
  });
});

test('a book without entries says so', async () => {
  await renderWithProviders(<PassbookPage />, {
    at: '/member/passbook',
    as: '0900000003',
  });
  await userEvent.click(await screen.findByRole('tab', { name: '點數' }));
  expect(await screen.findByText('尚無資料')).toBeVisible();
});

test('a brand without gems has no tab for them', async () => {
  const Capabilities = {
    WalletItem: 'point',
    Live: false,
    RedEnvelopeSending: false,
  } as const;
  await renderWithProviders(<PassbookPage />, {
    at: '/member/passbook',
    brand: { Capabilities },
  });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['日金', '點數', '禮物']);
});

test('says what went to whom and came from whom, and keeps to one direction', async () => {
  await renderWithProviders(<GiftRecordsPage />, { at: '/member/present' });
  const records = await screen.findByRole('region', { name: '贈禮紀錄' });
  expect(await within(records).findByText('送給 竹林小圓')).toBeVisible();
  expect(records).toHaveTextContent('玫瑰 ×20');
  expect(records).toHaveTextContent('50,000');
  await userEvent.click(screen.getByRole('tab', { name: '收到' }));
  expect(await screen.findByText('來自 竹林小圓')).toBeVisible();
  expect(screen.queryByText('送給 竹林小圓')).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('?direction=received');
});
