import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TestSocket } from '#conformance/testSocket.ts';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { actOnMails, getMails } from '#protocol/operations/mail.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { LONG } from '../../testing/long.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { MailPage } from './MailPage.tsx';

/** The notice of a sign-in on a new device, which is the newest mail of each page here. */
const NEWEST = '新裝置登入';
/** A mail with 5,000 gold that is not collected yet. */
const REFUND = '維護補償';
const GIFT = '您收到一份禮物';
const PASSWORD = '246810';

/** Starts a new world whose jobs are done, so that no mail arrives during a test. */
async function startWorld(): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.advance(1);
  return backend;
}
async function open(options: RenderOptions = {}, prepare: Partial<Scenario> = {}): Promise<TestBackend> {
  const backend = await startWorld();
  backend.change(prepare);
  return renderWithProviders(<MailPage />, {
    at: '/zh_tw/member/mail',
    ...options,
  });
}
const list = () => screen.findByRole('list', { name: '信件' });
const item = (name: string) => within(screen.getAllByRole('listitem', { name })[0] ?? document.body);
async function openMail(title: string): Promise<void> {
  await list();
  await userEvent.click(item(title).getByRole('button', { expanded: false }));
}

test('shows all mails, newest first, and filters them by kind', async () => {
  await open();
  const mails = () => screen.getAllByRole('listitem').filter((one) => one.hasAttribute('aria-label'));
  await list();
  // The rows below the first screen follow the others.
  await waitFor(() => expect(screen.getByText(`共 ${String(mails().length)} 封`)).toBeVisible());
  const all = mails().map((one) => one.getAttribute('aria-label'));
  expect(all[0]).toBe(NEWEST);
  expect(all).toEqual(expect.arrayContaining([REFUND, GIFT]));
  expect(screen.getByText(/^\d+ 封未讀$/u)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /禮物/u }));
  await waitFor(() => expect(new Set(mails().map((one) => one.getAttribute('aria-label')))).toEqual(new Set([GIFT])));
  await userEvent.click(screen.getByRole('tab', { name: /俱樂部/u }));
  expect(await screen.findByText('沒有這類信件')).toBeVisible();
});

test('shows the attachments in a closed row, and whether they are collected', LONG, async () => {
  await open();
  await list();
  expect(item(REFUND).getByRole('button')).toHaveTextContent('5,000');
  expect(item(REFUND).queryByRole('button', { name: '領取' })).toBeNull();
  await openMail(REFUND);
  await userEvent.click(item(REFUND).getByRole('button', { name: '領取' }));
  await item(REFUND).findByRole('list', { name: '已領取的附件' });
  await userEvent.click(item(REFUND).getByRole('button', { expanded: true }));
  expect(item(REFUND).getByRole('button')).toHaveTextContent('已領取');
});

test('marks an opened mail as read', async () => {
  const backend = await open();
  const opener = await screen.findByRole('button', {
    name: new RegExp(NEWEST, 'u'),
  });
  expect(opener).toHaveAccessibleName(/未讀/);
  const unread = Number.parseInt(screen.getByText(/封未讀$/u).textContent ?? '', 10);
  await userEvent.click(opener);
  expect(await screen.findByText(`${unread - 1} 封未讀`)).toBeVisible();
  expect(backend.sent(actOnMails)).toHaveLength(1);
  expect(backend.sent(actOnMails)[0]).toMatchObject({
    Screen: [expect.any(String)],
  });
  const until = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const day = new Intl.DateTimeFormat('zh-TW', {
    timeZone: 'Asia/Taipei',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(until);
  expect(item(NEWEST).getByText(day)).toBeVisible();
});

/** The sums of the uncollected items in the mails of the page's player. */
async function waitingItems(own: TestSocket) {
  const { List } = await own.call(getMails, { Page: 1, PerPage: 50 });
  const attachments = List.filter(({ Collectable }) => Collectable).flatMap(({ Attachments }) => Attachments);
  const sumOf = (item: number): number =>
    attachments.filter(({ ItemID }) => ItemID === item).reduce((sum, { Amount }) => sum + Amount, 0);
  return { gold: sumOf(ITEM.gold), gems: sumOf(ITEM.gem), points: sumOf(ITEM.point) };
}

test('claims once on a second press before the next render, without a refusal', LONG, async () => {
  const backend = await open();
  await openMail(REFUND);
  const key = item(REFUND).getByRole('button', { name: '領取' });
  fireEvent.click(key);
  fireEvent.click(key);
  expect(await screen.findByText('領取成功 +5,000 金幣')).toBeVisible();
  expect(await item(REFUND).findByRole('list', { name: '已領取的附件' })).toBeVisible();
  expect(backend.sent(actOnMails).filter(({ Collect }) => Collect !== undefined)).toHaveLength(1);
  expect(screen.queryByText('已經領取過了')).toBeNull();
});

test('collects one mail or all, and shows the items', async () => {
  const backend = await open();
  await openMail(REFUND);
  const own = await backend.openOwnSocket('lobby');
  const before = await own.call(getWallet, {});
  expect(item(REFUND).queryByRole('button', { name: '刪除' })).toBeNull();
  await userEvent.click(item(REFUND).getByRole('button', { name: '領取' }));
  expect(await screen.findByText('領取成功 +5,000 金幣')).toBeVisible();
  expect(await item(REFUND).findByRole('list', { name: '已領取的附件' })).toBeVisible();
  const { gold, gems, points } = await waitingItems(own);
  const items = [`${gold.toLocaleString('zh-TW')} 金幣`, `${gems} 寶石`, `${points} 點數`];
  expect(screen.getByRole('list', { name: '可領取的總數' })).toHaveTextContent(gold.toLocaleString('zh-TW'));
  await userEvent.click(screen.getByRole('button', { name: '全部領取' }));
  expect(
    await screen.findByText((text, element) => {
      const isLive = element?.getAttribute('aria-live') === 'polite';
      return isLive && text.startsWith('恭喜獲得') && items.every((each) => text.includes(each));
    }),
  ).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '略過' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '領取' })).toBeNull());
  const after = await own.call(getWallet, {});
  expect([after.Gold - before.Gold, after.Gem - before.Gem, after.GamePoint - before.GamePoint]).toEqual([
    5_000 + gold,
    gems,
    points,
  ]);
  // If there are no attachments, there is no button that collects all.
  await waitFor(() => expect(screen.queryByRole('button', { name: '全部領取' })).toBeNull());
});

test("shows the page's number of unread mails in the badge after a lost push", LONG, async () => {
  const backend = await open({}, { lose: ['newMail'] });
  const unread = async (): Promise<number> =>
    Number(/^\d+/u.exec((await screen.findByText(/^\d+ 封未讀$/u)).textContent ?? '')?.[0]);
  const link = (): HTMLElement => screen.getByRole('link', { name: /^信件/u });
  const before = await unread();
  await waitFor(() => expect(link()).toHaveTextContent(String(before)));
  const giver = await (await backend.others.member('0900000002')).openSocket('chat');
  await giver.call(sendGift, { ToID: '10000001', ItemID: 1, Amount: 20_000 });
  await userEvent.click(item(REFUND).getByRole('button', { expanded: false }));
  await waitFor(async () => expect(await unread()).toBe(before));
  await waitFor(() => expect(link()).toHaveTextContent(String(before)));
});

test('asks before deleting', async () => {
  const backend = await open();
  await openMail(NEWEST);
  await userEvent.click(item(NEWEST).getByRole('button', { name: '刪除' }));
  const asked = await screen.findByRole('alertdialog', { name: '要刪除這封信嗎？' });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(backend.sent(actOnMails).some(({ Delete }) => Delete !== undefined)).toBe(false);
  await userEvent.click(item(NEWEST).getByRole('button', { name: '刪除' }));
  const again = await screen.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: '刪除' }));
  expect(await screen.findByText('已刪除信件')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: NEWEST })).toBeNull());
});

test('moves the focus to the next mail after a mail is deleted by keyboard', async () => {
  await open();
  await openMail(NEWEST);
  const next = item(NEWEST).getByRole('button', { expanded: true }).closest('li')?.nextElementSibling;
  const remove = item(NEWEST).getByRole('button', { name: '刪除' });
  remove.focus();
  await userEvent.keyboard('{Enter}');
  const asked = await screen.findByRole('alertdialog');
  within(asked).getByRole('button', { name: '刪除' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: NEWEST })).toBeNull());
  await waitFor(() => expect(next?.querySelector('button')).toHaveFocus());
});

test('sends a gift back after a question, with the gift password if required', async () => {
  const backend = await open();
  await openMail(GIFT);
  await (await backend.openOwnSocket('lobby')).call(setGiftPassword, { Password: PASSWORD });
  await userEvent.click(item(GIFT).getByRole('button', { name: '領取並回贈' }));
  const dialog = await screen.findByRole('dialog', { name: '領取並回贈' });
  expect(dialog).toHaveTextContent('竹林小圓');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  const field = await within(dialog).findByLabelText('贈禮密碼');
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: '回贈' })).toHaveAccessibleDescription('請輸入 6 位數贈禮密碼'),
  );
  await userEvent.type(field, '000000');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  expect(await within(dialog).findByText(/密碼錯誤/)).toBeVisible();
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: '回贈' })).toHaveAccessibleDescription('請輸入 6 位數贈禮密碼'),
  );
  await userEvent.type(field, PASSWORD);
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  expect(await screen.findByText('已領取並回贈')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks for a confirmation before sending a large gift back', LONG, async () => {
  const backend = await open();
  await openMail(GIFT);
  // The answer to the opening arrives before the next call is refused.
  await waitFor(() => expect(item(GIFT).queryByText('未讀')).toBeNull());
  backend.change({ code: { actOnMails: 300036 } });
  await userEvent.click(item(GIFT).getByRole('button', { name: '領取並回贈' }));
  await userEvent.click(await screen.findByRole('button', { name: '回贈' }));
  const dialog = await screen.findByRole('dialog', { name: '領取並回贈' });
  expect(await within(dialog).findByText(/確認是您本人|重新登入/)).toBeVisible();
});

test('links from a security notice to the account', LONG, async () => {
  await open();
  await openMail(NEWEST);
  expect(item(NEWEST).getByRole('link', { name: '查看帳號與隱私' })).toHaveAttribute('href', '/zh_tw/member/account');
  await openMail(REFUND);
  expect(item(REFUND).queryByRole('link')).toBeNull();
});

test('shows that a box is empty, and reloads a failed box', async () => {
  await open({ as: 'guest' }, { code: { getMails: 300003 } });
  await userEvent.click(await screen.findByRole('button', { name: '重試' }));
  expect(await screen.findByText('信箱是空的')).toBeVisible();
});

test('shows a refusal, and loses nothing', LONG, async () => {
  const backend = await open();
  await openMail(REFUND);
  await waitFor(() => expect(item(REFUND).queryByText('未讀')).toBeNull());
  backend.change({ code: { actOnMails: 200083 } });
  await userEvent.click(item(REFUND).getByRole('button', { name: '領取' }));
  expect(await screen.findByText(/今日|200083|上限/)).toBeVisible();
  expect(item(REFUND).getByRole('button', { name: '領取' })).toBeEnabled();
});
