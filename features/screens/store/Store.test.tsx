import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playPayment } from '#protocol/endpoints/dev.ts';
import { payOrder } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import { setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { getOrders } from '#protocol/operations/shop.ts';
import { createClient } from '../../base/client/index.ts';
import { layOut } from '../../testing/layout.ts';
import { ReceiveOpenParts } from '../../testing/ReceiveOpenParts.tsx';
import { LONG } from '../../testing/long.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { StorePage } from './StorePage.tsx';

/** A member of the demo world without orders. */
const BUYER = '0900000003';
const STORE = '/zh_tw/store';

/** The gateway's window, which jsdom does not have. */
const gateway = { closed: false, location: { replace: vi.fn() }, focus: vi.fn(), close: vi.fn() };

beforeEach(async () => {
  layOut();
  await startTestBackend().then(({ reset }) => reset());
  window.localStorage.removeItem('menagerie.checkout');
  // A device with a mouse, since jsdom cannot leave its page.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'open',
    vi.fn(() => gateway),
  );
  gateway.location.replace.mockClear();
  gateway.close.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (at = STORE, as = BUYER): Promise<TestBackend> => renderWithProviders(<StorePage />, { at, as });
const pack = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const payButton = (sheet: HTMLElement): HTMLElement => within(sheet).getByRole('button', { name: /確認付款/u });

async function checkout(name = /NT\$ 150/u): Promise<HTMLElement> {
  await userEvent.click(await pack(name));
  return screen.findByRole('dialog', { name: '結帳' });
}

test('shows six packs with price, extra and rate, each with the offer of a first purchase', async () => {
  await open();
  const [cheapest, second, , , popular] = await screen.findAllByRole('button', { name: /NT\$ [\d,]+$/u });
  expect(cheapest).toHaveAccessibleName(/首購雙倍.*60,000.*首購 \+.*60,000.*NT\$ 1 得 2,000.*NT\$ 30/u);
  expect(second).toHaveAccessibleName(/300,000.*送.*15,000.*首購 \+.*315,000.*NT\$ 150/u);
  expect(popular).toHaveAccessibleName(/最多人選・首購雙倍.*3,600,000/u);
  expect(screen.getAllByRole('button', { name: /首購雙倍/u })).toHaveLength(6);
  expect(await screen.findByText(/每包內容固定，沒有機會中獎商品/u)).toBeVisible();
});

test('shows that the shop is being prepared only after the service has said that it is closed', async () => {
  const client = createClient({ origin: 'http://localhost:4814', fetch: async () => Response.json(null) });
  render(
    <TestPage at={STORE} brand="owl" client={client} isOpenUnknown>
      <ReceiveOpenParts />
      <StorePage />
    </TestPage>,
  );
  expect(await screen.findByText('載入中')).toBeInTheDocument();
  expect(screen.queryByText('商品即將上架')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'answer' }));
  expect(await screen.findByText('商品即將上架')).toBeVisible();
});

test('chooses the smallest pack that brings the missing amount', async () => {
  await open('/zh_tw/store?need=700000');
  expect(await screen.findByText('還差 700,000 金幣，已為您選好夠用的一包')).toBeVisible();
  expect(await pack(/NT\$ 330/u)).toHaveAttribute('aria-pressed', 'true');
});

test('pays only after a payment method is chosen, opens the gateway, and waits on the page of the order', async () => {
  const backend = await open();
  const sheet = await checkout();
  expect(payButton(sheet)).toHaveAccessibleDescription('請先選付款方式');
  expect(within(sheet).getByText('請先選付款方式')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('radio', { name: '信用卡' }));
  await userEvent.click(payButton(sheet));
  expect(await screen.findByRole('heading', { name: '等待付款結果' })).toBeVisible();
  expect(backend.posted(createOrder)).toMatchObject([
    { GoodsID: 'gold-2', GoodsType: 1, GateWay: 'credit', price: 150 },
  ]);
  expect(backend.posted(payOrder)).toHaveLength(1);
  expect(gateway.location.replace).toHaveBeenCalledWith(expect.stringContaining('pay='));
  expect(screen.getByLabelText('address')).toHaveTextContent(/\/store\?order=/u);

  const { List } = await (await backend.openOwnSocket('lobby')).call(getOrders, {});
  await backend.others.visitor().call(playPayment, { OrderID: List[0]?.OrderID ?? '', Outcome: 'paid' });
  expect(await screen.findByRole('heading', { name: '已入帳' })).toBeVisible();
  expect(await screen.findByText(/恭喜獲得 630,000 金幣/u)).toBeInTheDocument();
});

test('shows why a refused payment failed, and leads back to the store', async () => {
  const backend = await open();
  const sheet = await checkout();
  await userEvent.click(within(sheet).getByRole('radio', { name: 'MyCard 點數' }));
  await userEvent.click(payButton(sheet));
  await screen.findByRole('heading', { name: '等待付款結果' });
  const { List } = await (await backend.openOwnSocket('lobby')).call(getOrders, {});
  await backend.others.visitor().call(playPayment, { OrderID: List[0]?.OrderID ?? '', Outcome: 'failed' });
  expect(await screen.findByRole('heading', { name: '付款沒有成功' })).toBeVisible();
  expect(screen.getByText(/您沒有被扣款/u)).toBeVisible();
  expect(screen.getByRole('link', { name: '重新購買' })).toHaveAttribute('href', STORE);
});

test('shows the code to pay with at a store, and copies it', LONG, async () => {
  const backend = await open();
  const sheet = await checkout();
  await userEvent.click(within(sheet).getByRole('radio', { name: '超商代碼' }));
  await userEvent.click(payButton(sheet));
  await screen.findByRole('heading', { name: '等待付款結果' });
  const { List } = await (await backend.openOwnSocket('lobby')).call(getOrders, {});
  await backend.others.visitor().call(playPayment, { OrderID: List[0]?.OrderID ?? '', Outcome: 'code' });
  expect(await screen.findByRole('heading', { name: '等待繳費' })).toBeVisible();
  expect(screen.getByText('繳費期限')).toBeVisible();
  expect(screen.getByRole('button', { name: /複製/u })).toBeVisible();
});

test('checks the barcode while it is typed, and stores payment method and invoice for the next time', async () => {
  await open();
  const sheet = await checkout();
  await userEvent.click(within(sheet).getByRole('radio', { name: '信用卡' }));
  await userEvent.click(within(sheet).getByRole('radio', { name: '手機條碼' }));
  const field = within(sheet).getByRole('textbox', { name: /手機條碼/u });
  await userEvent.type(field, 'ab12');
  expect(payButton(sheet)).toHaveAccessibleDescription('請填好電子發票');
  await userEvent.clear(field);
  await userEvent.type(field, '/ab12+3k');
  expect(field).toHaveValue('/AB12+3K');
  expect(within(sheet).getByText('格式正確')).toBeVisible();
  await userEvent.click(payButton(sheet));
  await screen.findByRole('heading', { name: '等待付款結果' });
  expect(window.localStorage.getItem('menagerie.checkout')).toContain('/AB12+3K');
});

test.each([
  ['手機條碼', /手機條碼/u, 'AB12', /手機條碼格式錯誤/u, '/AB12+3K'],
  ['統編', /公司統一編號/u, '12345678', /統一編號錯誤/u, '04595257'],
  ['憑證', /自然人憑證/u, 'A1', /憑證號碼格式錯誤/u, 'AB12345678901234'],
])(
  'shows the fault of the field of %s on blur, and a tick when the value is valid',
  LONG,
  async (kind, label, bad, fault, good) => {
    await open();
    const sheet = await checkout();
    await userEvent.click(within(sheet).getByRole('radio', { name: kind }));
    const field = within(sheet).getByRole('textbox', { name: label });
    await userEvent.type(field, bad);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(fault);
    expect(within(sheet).queryByText('格式正確')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, good);
    expect(within(sheet).getByText('格式正確')).toBeVisible();
    expect(field).not.toHaveAccessibleDescription(fault);
  },
);

test('shows in the field of a donation that a code is wrong, and a tick after a charity is chosen', LONG, async () => {
  await open();
  const sheet = await checkout();
  await userEvent.click(within(sheet).getByRole('radio', { name: '捐贈' }));
  const field = within(sheet).getByRole('combobox', { name: /捐贈對象/u });
  await userEvent.type(field, '12');
  expect(field).not.toHaveAccessibleDescription(/捐贈碼錯誤/u);
  await userEvent.clear(field);
  // The list finds digits of full and half width.
  await userEvent.type(field, '９１');
  expect(await screen.findByRole('option', { name: /919/u })).toBeVisible();
  expect(field).not.toHaveAccessibleDescription(/捐贈碼錯誤/u);
  await userEvent.clear(field);
  for (const beginning of ['X', 'X1']) {
    await userEvent.clear(field);
    await userEvent.type(field, beginning);
    expect(field).not.toHaveAccessibleDescription(/捐贈碼錯誤/u);
  }
  await userEvent.clear(field);
  await userEvent.type(field, 'X123');
  expect(await screen.findByRole('option', { name: /捐贈碼 X123/u })).toBeVisible();
  expect(field).not.toHaveAccessibleDescription(/捐贈碼錯誤/u);
  await userEvent.clear(field);
  await userEvent.type(field, '12345678');
  expect(field).toHaveAccessibleDescription(/捐贈碼錯誤/u);
  await userEvent.clear(field);
  await userEvent.type(field, '8585');
  await userEvent.click(await screen.findByRole('option', { name: /8585/u }));
  expect(within(sheet).getByText('格式正確')).toBeVisible();
});

test('offers only bank and card for gems', LONG, async () => {
  await open('/zh_tw/purchase/point');
  const sheet = await checkout();
  expect(within(sheet).getByRole('radio', { name: 'ATM 轉帳' })).toBeVisible();
  expect(within(sheet).getByRole('radio', { name: '信用卡' })).toBeVisible();
  expect(within(sheet).queryByRole('radio', { name: '電信帳單' })).toBeNull();
});

test("shows the player's own limit before a payment method is chosen, and sells nothing above it", async () => {
  const backend = await open();
  await (await backend.openOwnSocket('lobby')).call(setOwnLimit, { Kind: 'spend', Limit: 100 });
  const sheet = await checkout();
  expect(await within(sheet).findByText(/超過您設定的今日上限/u)).toBeVisible();
  expect(payButton(sheet)).toHaveAccessibleDescription('超過今日消費上限');
  expect(within(sheet).queryByText(/待付款/u)).toBeNull();
});

test('counts unpaid orders separately from paid orders, and links to the page that cancels them', LONG, async () => {
  const { others } = await startTestBackend();
  const { visitor, token } = await others.member(BUYER);
  await visitor.call(createOrder, { GoodsID: 'gold-2', GoodsType: 1, GateWay: 'credit' }, { token });
  const backend = await open();
  await (await backend.openOwnSocket('lobby')).call(setOwnLimit, { Kind: 'spend', Limit: 200 });
  const sheet = await checkout();
  expect(await within(sheet).findByText(/已用/u)).toHaveTextContent('已用 0・待付款 150・本筆 150・剩 0 / 200');
  expect(within(sheet).getByRole('link', { name: '取消' })).toHaveAttribute('href', '/zh_tw/member/orders?state=open');
});

test('asks a guest to bind a phone before anything is chosen', async () => {
  await open(STORE, 'guest');
  expect(await screen.findByText(/訪客要先綁定手機才能購買/u)).toBeVisible();
  await userEvent.click(await pack(/NT\$ 30$/u));
  expect(await screen.findByRole('dialog', { name: /綁定/u })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '結帳' })).toBeNull();
});

test('shows that goods cannot be loaded, and reloads them', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getGoodsSetting: 300003 } });
  await open();
  const alert = await screen.findByRole('alert');
  backend.change({ code: {} });
  await userEvent.click(within(alert).getByRole('button'));
  expect(await pack(/NT\$ 30$/u)).toBeVisible();
});

test('keeps the order when its gateway does not take it, and sends the same order again', LONG, async () => {
  const backend = await open();
  const sheet = await checkout();
  backend.change({ code: { payOrder: 200092 } });
  await userEvent.click(within(sheet).getByRole('radio', { name: '信用卡' }));
  await userEvent.click(payButton(sheet));
  expect(await within(sheet).findByRole('alert')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(payButton(sheet));
  await waitFor(() => expect(backend.posted(payOrder)).toHaveLength(2));
  expect(backend.posted(createOrder)).toHaveLength(1);
});

test('shows a visitor the goods with prices, and asks to sign in on a press', async () => {
  const backend = await open(STORE, 'nobody');
  const packs = await screen.findAllByRole('button', { name: /NT\$ [\d,]+$/u });
  expect(packs).toHaveLength(6);
  expect(screen.getByText('登入後可以購買，也能查看您的訂單。')).toBeVisible();
  expect(screen.queryByRole('tab', { name: '兌換碼' })).toBeNull();
  await userEvent.click(await pack(/NT\$ 150$/u));
  expect(screen.getByLabelText('address')).toHaveTextContent(/phoneStep=0/u);
  expect(screen.queryByRole('dialog', { name: '結帳' })).toBeNull();
  expect(backend.posted(createOrder)).toEqual([]);
});

test('asks a visitor at the address of an order to sign in', async () => {
  await open(`${STORE}?order=O1`, 'nobody');
  expect(await screen.findByText('登入後開始購物')).toBeVisible();
});
