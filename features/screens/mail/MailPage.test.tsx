import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TestSocket } from '#conformance/testSocket.ts';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { actOnMails, getMails } from '#protocol/operations/mail.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { MailPage } from './MailPage.tsx';

/** The notice that a sign-in on a new device brings: the newest mail of each page here. */
const NEWEST = '新裝置登入';
/** Five thousand gold, not collected yet. */
const REFUND = '維護補償';
const GIFT = '您收到一份禮物';
const PASSWORD = '246810';

/** An untouched world whose jobs are done, so that no mail comes while a test reads. */
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
/** Turns the pages until a mail is on the screen. */
async function turnTo(title: string): Promise<void> {
  await list();
  while (screen.queryAllByRole('listitem', { name: title }).length === 0) {
    const before = (await list()).textContent;
    await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
    await waitFor(async () => expect((await list()).textContent).not.toBe(before));
  }
}

test('shows three a page, newest first as they come, and turns to the next', async () => {
  await open();
  const mails = within(await list()).getAllByRole('listitem');
  expect(mails.filter((mail) => mail.hasAttribute('aria-label') || mail.hasAttribute('aria-labelledby'))).toHaveLength(
    3,
  );
  expect(mails[0]).toHaveAccessibleName(NEWEST);
  expect(screen.getByText(/^\d+ 封未讀$/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: NEWEST })).toBeNull());
  expect(within(await list()).getAllByRole('listitem')).not.toHaveLength(0);
});

test('opens a mail, which is read then', async () => {
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

/** So much of each item lies uncollected in the world's mails of the page's player. */
async function waitingItems(own: TestSocket) {
  const { List } = await own.call(getMails, { Page: 1, PerPage: 50 });
  const attachments = List.filter(({ Collectable }) => Collectable).flatMap(({ Attachments }) => Attachments);
  const sumOf = (item: number): number =>
    attachments.filter(({ ItemID }) => ItemID === item).reduce((sum, { Amount }) => sum + Amount, 0);
  return { gold: sumOf(ITEM.gold), gems: sumOf(ITEM.gem), points: sumOf(ITEM.point) };
}

test('a second press before anything is drawn claims nothing, and is not answered with a refusal', async () => {
  const backend = await open();
  await turnTo(REFUND);
  const key = item(REFUND).getByRole('button', { name: '領取' });
  fireEvent.click(key);
  fireEvent.click(key);
  expect(await screen.findByText('領取成功 +5,000 金幣')).toBeVisible();
  expect(await item(REFUND).findByRole('list', { name: '已領取的附件' })).toBeVisible();
  expect(backend.sent(actOnMails)).toHaveLength(1);
  expect(screen.queryByText('已經領取過了')).toBeNull();
});

test('collects one, or all that wait, and says what came', async () => {
  const backend = await open();
  await turnTo(REFUND);
  const own = await backend.openOwnSocket('lobby');
  const before = await own.call(getWallet, {});
  expect(item(REFUND).queryByRole('button', { name: '刪除' })).toBeNull();
  await userEvent.click(item(REFUND).getByRole('button', { name: '領取' }));
  expect(await screen.findByText('領取成功 +5,000 金幣')).toBeVisible();
  expect(await item(REFUND).findByRole('list', { name: '已領取的附件' })).toBeVisible();
  const { gold, gems, points } = await waitingItems(own);
  const items = [`${gold.toLocaleString('zh-TW')} 金幣`, `${gems} 寶石`, `${points} 點數`];
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
  await userEvent.click(screen.getByRole('button', { name: '全部領取' }));
  expect(await screen.findByText('沒有可以領取的附件')).toBeVisible();
});

test('the badge follows what a page says of unread mails, where the push of a new one got lost', async () => {
  const backend = await open({}, { lose: ['newMail'] });
  const unread = async (): Promise<number> =>
    Number(/^\d+/u.exec((await screen.findByText(/^\d+ 封未讀$/u)).textContent ?? '')?.[0]);
  const link = (): HTMLElement => screen.getByRole('link', { name: /^信件/u });
  const before = await unread();
  await waitFor(() => expect(link()).toHaveTextContent(String(before)));
  const giver = await (await backend.others.member('0900000002')).openSocket('chat');
  await giver.call(sendGift, { ToID: '10000001', ItemID: 1, Amount: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
  await waitFor(async () => expect(await unread()).toBe(before + 1));
  await waitFor(() => expect(link()).toHaveTextContent(String(before + 1)));
});

test('asks before it deletes; after the last of a page the one before is shown', async () => {
  const backend = await startWorld();
  const own = await backend.others.member('0900000009');
  const giver = await (await backend.others.member('0900000002')).openSocket('chat');
  for (let given = 0; given < 3; given += 1)
    await giver.call(sendGift, {
      ToID: own.playerID,
      ItemID: 1,
      Amount: 20_000,
    });
  await (await own.openSocket('lobby')).call(actOnMails, { Collect: 'all' });
  // Three gifts, and the notice of the page's own sign-in: one of them on the second page.
  await renderWithProviders(<MailPage />, {
    at: '/zh_tw/member/mail?page=2',
    as: '0900000009',
  });
  await userEvent.click(await screen.findByRole('button', { name: '刪除' }));
  const asked = await screen.findByRole('alertdialog', {
    name: '要刪除這封信嗎？',
  });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(backend.sent(actOnMails)).toHaveLength(0);
  await userEvent.click(item(GIFT).getByRole('button', { name: '刪除' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: '刪除',
    }),
  );
  expect(await screen.findByText('已刪除信件')).toBeVisible();
  expect(await screen.findByRole('listitem', { name: NEWEST })).toBeVisible();
});

test('gives a gift back after asking, with the gift password where the service wants it', async () => {
  const backend = await open();
  await turnTo(GIFT);
  await (await backend.openOwnSocket('lobby')).call(setGiftPassword, { Password: PASSWORD });
  await userEvent.click(item(GIFT).getByRole('button', { name: '領取並回贈' }));
  const dialog = await screen.findByRole('dialog', { name: '領取並回贈' });
  expect(dialog).toHaveTextContent('竹林小圓');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  const field = await within(dialog).findByLabelText('贈禮密碼');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '回贈' })).toBeDisabled());
  await userEvent.type(field, '000000');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  expect(await within(dialog).findByText(/密碼錯誤/)).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '回贈' })).toBeDisabled());
  await userEvent.type(field, PASSWORD);
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  expect(await screen.findByText('已領取並回贈')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a large gift back wants a confirmation of who one is', async () => {
  await open({}, { code: { actOnMails: 300036 } });
  await turnTo(GIFT);
  await userEvent.click(item(GIFT).getByRole('button', { name: '領取並回贈' }));
  await userEvent.click(await screen.findByRole('button', { name: '回贈' }));
  const dialog = await screen.findByRole('dialog', { name: '領取並回贈' });
  expect(await within(dialog).findByText(/確認是您本人|重新登入/)).toBeVisible();
});

test('a notice of security leads to the account', async () => {
  await open();
  await list();
  expect(item(NEWEST).getByRole('link', { name: '查看帳號與隱私' })).toHaveAttribute('href', '/zh_tw/member/account');
  await turnTo(REFUND);
  expect(item(REFUND).queryByRole('link')).toBeNull();
});

test('an empty box says so; one that did not come is asked for again', async () => {
  await open({ as: 'guest' }, { code: { getMails: 300003 } });
  await userEvent.click(await screen.findByRole('button', { name: '重試' }));
  expect(await screen.findByText('信箱是空的')).toBeVisible();
});

test('a refusal is said, and nothing is lost', async () => {
  await open({}, { code: { actOnMails: 200083 } });
  await turnTo(REFUND);
  await userEvent.click(item(REFUND).getByRole('button', { name: '領取' }));
  expect(await screen.findByText(/今日|200083|上限/)).toBeVisible();
  expect(item(REFUND).getByRole('button', { name: '領取' })).toBeEnabled();
});
