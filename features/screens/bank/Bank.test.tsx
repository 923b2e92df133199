import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { getBankBook, getBankTrend } from '#protocol/operations/bank.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { GiftRecordsPage } from './GiftRecordsPage.tsx';
import { PassbookPage } from './PassbookPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('shows the change of each line, two a page, and the brand’s tabs', async () => {
  const { others } = await startTestBackend();
  const play = { PlayerID: MEMBER.playerID, GameCode: 'owl' };
  await others.visitor().call(settleRound, { ...play, Bet: 0, Win: 500 });
  await others.visitor().call(settleRound, { ...play, Bet: 300, Win: 0 });
  const backend = await renderWithProviders(<PassbookPage />, {
    at: '/member/passbook',
  });
  const book = () => screen.getByRole('region', { name: '存摺紀錄' });
  await waitFor(() => expect(book()).toHaveTextContent(/-300.*餘額 1,000,200.*\+500.*餘額 1,000,500/u));
  expect(book()).toHaveTextContent(/遊戲 · .+-300/u);
  expect(await screen.findByText('1,000,200 金幣')).toBeInTheDocument();
  const trend = within(screen.getByRole('region', { name: '近 14 天收支' }));
  await userEvent.click(await trend.findByText('看每日數字', { selector: 'summary' }));
  const [, today] = trend.getAllByRole('row');
  expect(today).toHaveTextContent(/^今天/u);
  const own = await backend.openOwnSocket('lobby');
  const { Days } = await own.call(getBankTrend, { Tab: 1 });
  const last = Days.at(-1);
  expect([last?.In, last?.Out].map((amount) => (amount ?? 0) >= 300)).toEqual([true, true]);
  expect(today).toHaveTextContent(new Intl.NumberFormat('zh-TW').format(last?.In ?? 0));
  expect(trend.getAllByRole('row')).toHaveLength(15);
  expect(screen.getByText('僅顯示14天之紀錄')).toBeVisible();
  expect(screen.getByText(/^第 1 頁，共 \d{2,} 頁$/u)).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['日金', '寶石', '點數', '禮物']);
  await userEvent.click(screen.getByRole('tab', { name: '寶石' }));
  await waitFor(() =>
    expect(backend.sent(getBankBook).at(-1)).toMatchObject({ Tab: 2, PerPage: 2, Page: 1, Lang: 'zh_tw' }),
  );
  await waitFor(() => expect(book()).not.toHaveTextContent('+500'));
});

test('describes each empty tab, and names the sources of its entries', async () => {
  await renderWithProviders(<PassbookPage />, {
    at: '/zh_tw/member/passbook',
    as: '0900000003',
  });
  const said: (string | null)[] = [];
  for (const [tab, action, to] of [
    ['寶石', '去簽到', '/zh_tw/other/sevendaySignIn'],
    ['點數', '前往購點兌換', '/zh_tw/store'],
    ['禮物', '找好友送禮', '/zh_tw/present'],
  ] as const) {
    await userEvent.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByText('尚無資料')).toBeVisible();
    expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', to);
    said.push(screen.getByRole('region', { name: '存摺紀錄' }).textContent);
  }
  expect(new Set(said).size).toBe(3);
});

test('shows a new player the sources of gold, with links', async () => {
  await renderWithProviders(<PassbookPage />, { at: '/id_id/member/passbook', as: 'guest' });
  const ways = within(await screen.findByRole('region', { name: '怎麼賺金幣' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/id_id/other/sevendaySignIn',
    '/id_id/other/mission',
    '/id_id/other/fire-wheel',
  ]);
});

test('shows that a chart failed to load, reads it again, and keeps the rest', async () => {
  const { change } = await startTestBackend();
  change({ code: { getBankTrend: 300003 } });
  await renderWithProviders(<PassbookPage />, { at: '/member/passbook' });
  expect(await screen.findByText('收支圖沒有載入成功')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: '存摺紀錄' })).toHaveTextContent('餘額'));
  change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByText('看每日數字', { selector: 'summary' })).toBeVisible();
});

test('downloads every line of the tab, page by page', async () => {
  const { others } = await startTestBackend();
  const play = { PlayerID: '10000003', GameCode: 'owl', Win: 0 };
  // The lines differ, and are more than one answer holds.
  for (let Bet = 1; Bet <= 60; Bet += 1) await others.visitor().call(settleRound, { ...play, Bet });
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob): string => `blob:${String(saved.push(blob))}`;
      static override revokeObjectURL = (): void => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const backend = await renderWithProviders(<PassbookPage />, {
    at: '/member/passbook',
    as: '0900000003',
  });
  const book = screen.getByRole('region', { name: '存摺紀錄' });
  await waitFor(() => expect(book).toHaveTextContent('-60'));
  const own = await backend.openOwnSocket('lobby');
  const request = { Tab: 1, PerPage: 50, Lang: 'zh_tw' } as const;
  const { Total } = await own.call(getBankBook, { ...request, Page: 1 });
  const pages = Array.from({ length: Math.ceil(Total / 50) }, (_none, at) => at + 1);
  const lists = await Promise.all(pages.map((Page) => own.call(getBankBook, { ...request, Page })));
  const lines = lists.flatMap(({ List }) => List);
  expect([lines.length, pages.length > 1]).toEqual([Total, true]);
  await userEvent.click(screen.getByRole('button', { name: '下載存摺紀錄（CSV）' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text?.trim().split('\r\n').slice(1)).toEqual(
    lines.map(({ CreateTime, Reason, Source, BeforeAmount, AfterAmount }) =>
      [CreateTime, Reason, Source, AfterAmount - BeforeAmount, AfterAmount].join(','),
    ),
  );
  const asked = backend.sent(getBankBook).filter(({ PerPage }) => PerPage === 50);
  expect(asked.map(({ Page }) => Page)).toEqual(pages);
});

test('shows no tab of gems for a brand without gems', async () => {
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

test('lists gifts with giver and receiver, and filters by direction', async () => {
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

test('links the player’s waiting gift to the mails; another player’s gift only says that it waits', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await renderWithProviders(<GiftRecordsPage />, { at: '/zh_tw/member/present' });
  const waiting = await screen.findAllByRole('link', { name: '領取' });
  expect(waiting[0]).toHaveAttribute('href', '/zh_tw/member/mail');
  await userEvent.click(screen.getByRole('tab', { name: '送出' }));
  await screen.findAllByText('送給 竹林小圓');
  await waitFor(() => expect(screen.queryByRole('link', { name: '領取' })).toBeNull());
});

test('shows the last page for an address with a page beyond it', async () => {
  await renderWithProviders(<GiftRecordsPage />, { at: '/member/present?page=99' });
  expect(await screen.findAllByText(/^(送給|來自) /u)).not.toHaveLength(0);
  expect(screen.getByLabelText('address')).not.toHaveTextContent('page=99');
});
