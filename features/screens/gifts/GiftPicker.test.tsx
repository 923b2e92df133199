import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { provide } from '#conformance/testMembers.ts';
import { getGiftCatalogue, giftShown, sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { operationKey } from '../../base/client/index.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import type { GiftCatalogue } from './picker/giftDraft.ts';
import { GiftPicker } from './picker/GiftPicker.tsx';
import { LONG } from '../../testing/long.ts';

const TO = { PlayerID: '10000002', Name: '青山不改' };
const PASSWORD = '246810';

/** Opens the sheet in a new world, for a member of this tier with this balance. */
async function open({
  VIPLevel = 5,
  gold = 5_000_000,
  gems = 20_000,
  to = TO,
  ...options
}: RenderOptions & {
  VIPLevel?: number;
  gold?: number;
  gems?: number;
  to?: typeof TO;
} = {}): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  await provide(backend.others, MEMBER.playerID, { VIPLevel, gold, gems });
  return renderWithProviders(<GiftPicker onClose={() => undefined} to={to} />, options);
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));
const bill = () => screen.findByRole('region', { name: '送出前確認' });
const confirm = async (): Promise<void> =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '確定送出' }));
const chooseGold = async (amount: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('tab', { name: '金幣' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '贈送金額' }), amount);
};

test('shows eight gifts by price, with cost and value before sending', async () => {
  const backend = await open();
  const shelf = await screen.findByRole('group', { name: '特效禮物' });
  const cards = within(shelf).getAllByRole('button');
  expect(cards.map((card) => card.textContent.replace(/[\d,].*$/u, ''))).toEqual([
    '玫瑰',
    '煙火',
    '柯基',
    '流星雨',
    '跑車',
    '遊艇',
    '天空之城',
    '火箭',
  ]);
  await userEvent.click(within(shelf).getByRole('button', { name: /^煙火/u }));
  await press('增加數量');
  expect(await bill()).toHaveTextContent(/手續費免/u);
  expect(await bill()).toHaveTextContent(/青山不改 收到/u);
  expect(await bill()).toHaveTextContent(/今日剩餘額度/u);
  await press('送出禮物');
  expect(await screen.findByRole('alertdialog', { name: '送 煙火 ×2 給 青山不改？' })).toBeVisible();
  expect(backend.sent(sendGift)).toEqual([]);
  await confirm();
  expect(await screen.findByText('已送給 青山不改：煙火 ×2')).toBeVisible();
  expect(backend.sent(sendGift)).toMatchObject([{ ToID: TO.PlayerID, ItemID: 43, Amount: 2, Fee: 0 }]);
});

test('adds a fee to gold, refuses less than 20,000, and delivers the gold by mail', async () => {
  const backend = await open();
  const other = await (await backend.others.member('0900000002')).openSocket('lobby');
  await chooseGold('19999');
  expect(await screen.findByText('贈禮金額至少 20,000 金幣')).toBeVisible();
  expect(await button('送出禮物')).toBeDisabled();
  await userEvent.clear(screen.getByRole('textbox', { name: '贈送金額' }));
  expect(await screen.findByText('請先輸入要送多少')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '贈送金額' }), '20000');
  expect(await bill()).toHaveTextContent(/手續費 5%1,000/u);
  expect(await bill()).toHaveTextContent(/總計支付21,000/u);
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText('已送給 青山不改：20,000 金幣')).toBeVisible();
  // The first mail on a new socket may come from the system.
  let from = '';
  while (from !== MEMBER.playerID) from = (await other.push(newMail)).result.Mail.From;
  expect(backend.sent(sendGift)[0]).toMatchObject({ ItemID: 1, Amount: 20_000, Fee: 1000 });
});

test('sends a large gift when the button is held; a press asks first', LONG, async () => {
  await open();
  await chooseGold('100000');
  expect(screen.queryByRole('button', { name: '送出禮物' })).toBeNull();
  await press('按住送出');
  expect(await screen.findByRole('alertdialog', { name: '送 100,000 金幣 給 青山不改？' })).toBeVisible();
});

test('asks for the gift password if set; a wrong password shows how many tries are left', async () => {
  const backend = await open();
  await screen.findByRole('group', { name: '特效禮物' });
  const own = await backend.openOwnSocket('lobby');
  await own.call(setGiftPassword, { Password: PASSWORD });
  await chooseGold('20000');
  await press('送出禮物');
  await confirm();
  const field = await screen.findByLabelText('贈禮密碼');
  for (const left of [2, 1]) {
    await userEvent.type(field, '000000');
    await press('送出禮物');
    await confirm();
    expect(await screen.findByText(`密碼錯誤，今天還可以試 ${String(left)} 次`)).toBeVisible();
    expect(field).toHaveValue('');
  }
  await userEvent.type(field, '000000');
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText('贈禮密碼錯誤次數已達今日上限 3 次，請明天再試')).toBeVisible();
  await userEvent.type(field, PASSWORD);
  expect(await button('送出禮物')).toBeDisabled();
});

test('shows a changed fee, and asks to confirm it again', LONG, async () => {
  const backend = await open();
  await chooseGold('20000');
  backend.change({ code: { sendGift: 200078 } });
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText('手續費已變更為 5%，請確認新的總計後再送出')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  backend.change({ code: {} });
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText('已送給 青山不改：20,000 金幣')).toBeVisible();
});

/** Gives a test access to the page's query client. */
function Kept({ keep }: { keep: (queries: QueryClient) => void }): ReactNode {
  const queries = useQueryClient();
  useEffect(() => keep(queries), [keep, queries]);
  return null;
}

test('refuses an outdated fee, shows the new fee and sends the gift once confirmed', LONG, async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await provide(backend.others, MEMBER.playerID, { VIPLevel: 5, gold: 5_000_000, gems: 20_000 });
  const kept: { queries?: QueryClient } = {};
  await renderWithProviders(
    <>
      <Kept keep={(queries) => void (kept.queries = queries)} />
      <GiftPicker onClose={() => undefined} to={TO} />
    </>,
  );
  await chooseGold('20000');
  // The fee was 3 % when the page read it.
  act(() => {
    kept.queries?.setQueryData<GiftCatalogue>(
      operationKey(getGiftCatalogue, {}),
      (told) => told && { ...told, Gold: { ...told.Gold, FeePercent: 3 } },
    );
  });
  expect(await bill()).toHaveTextContent(/手續費 3%600/u);
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText('手續費已變更為 5%，請確認新的總計後再送出')).toBeVisible();
  expect(screen.queryByText(/已變更為 3%/u)).toBeNull();
  expect(await bill()).toHaveTextContent(/手續費 5%1,000/u);
  expect(await bill()).toHaveTextContent(/總計支付21,000/u);
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText('已送給 青山不改：20,000 金幣')).toBeVisible();
  expect(backend.sent(sendGift).map(({ Fee }) => Fee)).toEqual([600, 1000]);
});

test.each([
  [200070, '目前無法聯繫此玩家，請改選其他對象'],
  [200076, '此帳號目前無法贈禮，訪客請先綁定手機，禁言期間也不能贈禮'],
  [200077, '對方目前無法收禮，請改送其他好友'],
  [200079, '超過單筆贈禮金額上限，請降低金額'],
  [200080, '今日贈禮次數已達上限，請明天再送'],
  [200081, '可轉出的金額已達上限，請改天再試'],
  [200121, '對方還是訪客，綁定手機成為會員後才能收禮'],
  [200124, '寶石不足，請先購點或減少數量'],
  [200125, '可轉出的額度不足，請降低金額或改天再試'],
] as const)('shows a refusal with %s beside the button, and keeps the choice', LONG, async (code, words) => {
  const backend = await open();
  await chooseGold('20000');
  backend.change({ code: { sendGift: code } });
  await press('送出禮物');
  await confirm();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '贈送金額' })).toHaveValue('20,000');
});

test('reports an amount above the quota or the wallet before sending', async () => {
  await open({ VIPLevel: 8, gold: 0, gems: 0 });
  await press(/^火箭/u);
  const count = screen.getByRole('spinbutton', { name: '數量' });
  await userEvent.clear(count);
  await userEvent.type(count, '40');
  expect(await screen.findByText('寶石不足，請先購點或減少數量')).toBeVisible();
  await userEvent.type(count, '{End}');
  expect(await screen.findByText('超過單筆贈禮金額上限，請降低金額')).toBeVisible();
  await chooseGold('19000000');
  expect(await screen.findByText('金幣不足以支付金額與手續費，請降低金額')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('asks for a code before a large daily sum, and sends afterwards', LONG, async () => {
  const backend = await open();
  await chooseGold('20000');
  backend.change({ code: { sendGift: 300036 } });
  await press('送出禮物');
  await confirm();
  expect(await button('發送驗證碼')).toBeVisible();
  expect(screen.getByRole('link', { name: '設定贈禮密碼' })).toHaveAttribute('href', '/member/account');
});

test("offers no gift to the player's own account", async () => {
  await open({ to: { PlayerID: MEMBER.playerID, Name: MEMBER.name } });
  expect(await screen.findByText('不能給自己送禮')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('shows a guest what to do first', async () => {
  await open({ as: 'guest' });
  expect(await screen.findByText('會員才能送禮')).toBeVisible();
});

test('shows an account of one hour when it may give, before the form', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  onTestFinished(() => backend.reset());
  await backend.others.setState(MEMBER.playerID, { AgeSeconds: 3600 });
  await renderWithProviders(<GiftPicker onClose={() => undefined} to={TO} />);
  expect(await screen.findByText('新帳號還不能送禮')).toBeVisible();
  expect(screen.getByText(/新帳號滿 24 小時後才能贈送金幣，.+ 起開放/u)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('reloads a catalogue that failed to load', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getGiftCatalogue: 300003 } });
  await renderWithProviders(<GiftPicker onClose={() => undefined} to={TO} />);
  const retry = await button('重試');
  backend.change({ code: {} });
  await userEvent.click(retry);
  expect(await screen.findByRole('group', { name: '特效禮物' })).toBeVisible();
});

test('delivers the gift immediately', async () => {
  const backend = await open();
  const other = await (await backend.others.member('0900000002')).openSocket('chat');
  await press('送出禮物');
  await confirm();
  const { result } = await other.push(giftShown);
  await waitFor(() => expect(result).toMatchObject({ ItemID: 42, Amount: 1, From: { PlayerID: MEMBER.playerID } }));
});
