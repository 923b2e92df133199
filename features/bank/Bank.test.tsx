import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { GiftRecordsPage } from './GiftRecordsPage.tsx';
import { PassbookPage } from './PassbookPage.tsx';

// A busy machine takes its time; a hang still ends.

const entry = (ID: string, Before: number, After: number) => ({
  ID,
  CreateTime: '2026-11-20T13:36:00.000Z',
  Source: '遊戲',
  Reason: `原因${ID}`,
  ItemID: 1,
  BeforeAmount: Before,
  AfterAmount: After,
});

test('shows the change of each line, two a page, and the tabs that the brand has', async () => {
  const service = new ScriptedService();
  service.on(11680, ({ Tab }) => ({
    result: Tab === 1 ? { List: [entry('a', 1000, 1500), entry('b', 1500, 1300)], Total: 12 } : { List: [], Total: 0 },
  }));
  await renderWithProviders(<PassbookPage />, { at: '/member/passbook' }, service);
  const book = screen.getByRole('region', { name: '存摺紀錄' });
  expect(await within(book).findByText('原因a')).toBeVisible();
  expect(book).toHaveTextContent(/原因a\+500/u);
  expect(book).toHaveTextContent(/原因b-200/u);
  expect(book).toHaveTextContent(/原因b.*餘額1,300/u);
  expect(await screen.findByText('1,000,000 日金')).toBeInTheDocument();
  expect(screen.getByText('僅顯示14天之紀錄')).toBeVisible();
  expect(screen.getByText('第 1 頁，共 6 頁')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['日金', '寶石', '點數', '禮物']);
  await userEvent.click(screen.getByRole('tab', { name: '寶石' }));
  expect(await screen.findByText('尚無資料')).toBeVisible();
  expect(screen.getByRole('link', { name: '領第一筆獎勵' })).toHaveAttribute('href', '/other/mission');
  expect(service.sent(11680).at(-1)).toMatchObject({ Tab: 2, PerPage: 2, Page: 1, Lang: 'zh_tw' });
});

test('downloads every line of the tab, page by page', async () => {
  const service = new ScriptedService();
  const lines = Array.from({ length: 60 }, (_line, at) => entry(String(at), 1000 + at, 1500 + at));
  service.on(11680, ({ Page = 1, PerPage = 2 }) => {
    const [page, size] = [Number(Page), Number(PerPage)];
    return { result: { List: lines.slice((page - 1) * size, page * size), Total: lines.length } };
  });
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${String(saved.push(blob))}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await renderWithProviders(<PassbookPage />, { at: '/member/passbook' }, service);
  await userEvent.click(screen.getByRole('button', { name: '下載存摺紀錄（CSV）' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text?.trim().split('\r\n')).toHaveLength(61);
  expect(text).toContain('原因59,遊戲,500,1559');
});

test('a brand without gems has no tab for them', async () => {
  const Capabilities = { WalletItem: 'point', Live: false, RedEnvelopeSending: false } as const;
  await renderWithProviders(<PassbookPage />, { at: '/member/passbook', brand: { Capabilities } });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['日金', '點數', '禮物']);
});

const gift = (GiftID: string, changes: object) => ({
  GiftID,
  Direction: 1,
  Player: { PlayerID: '80000001', Name: '竹林小圓', VIPLevel: 2, PicURL: '', PictureURL: '', PictureSetting: 2 },
  ItemID: 42,
  Amount: 20,
  Worth: 1000,
  PaidItemID: 2,
  Price: 100,
  Fee: 0,
  State: 1,
  CreateTime: '2026-11-20T13:36:00.000Z',
  ...changes,
});

test('says what went to whom and came from whom, and keeps to one direction', async () => {
  const service = new ScriptedService();
  const all = [gift('1', {}), gift('2', { Direction: 2, ItemID: 1, Amount: 50_000, State: 2 })];
  service.on(12860, ({ Direction }) => {
    const List = all.filter((one) => Direction === undefined || one.Direction === Direction);
    return { result: { List, Total: List.length } };
  });
  await renderWithProviders(<GiftRecordsPage />, { at: '/member/present' }, service);
  const records = await screen.findByRole('region', { name: '贈禮紀錄' });
  expect(await within(records).findByText('送給 竹林小圓')).toBeVisible();
  expect(records).toHaveTextContent('玫瑰 ×20');
  expect(records).toHaveTextContent('50,000');
  await userEvent.click(screen.getByRole('tab', { name: '收到' }));
  expect(await screen.findByText('來自 竹林小圓')).toBeVisible();
  expect(screen.queryByText('送給 竹林小圓')).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('?direction=received');
});
