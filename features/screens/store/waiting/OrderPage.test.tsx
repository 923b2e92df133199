import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { playPayment } from '#protocol/endpoints/dev.ts';
import { payOrder, verifyMycard } from '#protocol/endpoints/payment.ts';
import { createOrder, getGoodsSetting } from '#protocol/endpoints/shop.ts';
import type { Order } from '#protocol/entities/order.ts';
import { layOut } from '../../../testing/layout.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { StorePage } from '../StorePage.tsx';

/** A member of the demo world without orders. */
const BUYER = '0900000003';
const STORE = '/zh_tw/store';

beforeEach(async () => {
  layOut();
  await startTestBackend().then(({ reset }) => reset());
});

/** Orders the cheapest pack of gold on another device, and sends the order to its gateway unless told otherwise. */
async function order({ isHandedOver = true } = {}): Promise<Order> {
  const { others } = await startTestBackend();
  const { visitor, token } = await others.member(BUYER);
  const { GoldPacks } = await visitor.call(getGoodsSetting, {}, { token });
  const [pack] = GoldPacks;
  if (pack === undefined) throw new Error('there is no pack');
  const { GoodsID, GoodsType } = pack;
  const Invoice = { Type: 1, Number: '' } as const;
  const opened = await visitor.call(createOrder, { GoodsID, GoodsType, GateWay: 'credit', Invoice }, { token });
  return isHandedOver ? visitor.call(payOrder, { OrderID: opened.OrderID }, { token }) : opened;
}
const show = ({ OrderID }: Pick<Order, 'OrderID'>): Promise<TestBackend> =>
  renderWithProviders(<StorePage />, { at: `${STORE}?order=${OrderID}`, as: BUYER });
/** The button that asks the gateway, shown after the page has asked automatically. */
async function askButton(backend: TestBackend): Promise<HTMLElement> {
  const ask = await screen.findByRole('button', { name: '我付了，立即查詢' });
  await waitFor(() => expect(backend.posted(verifyMycard)).toHaveLength(1));
  await waitFor(() => expect(ask).not.toHaveAttribute('aria-busy', 'true'));
  return ask;
}

async function pay(
  { OrderID }: Order,
  Outcome: 'paid' | 'failed' | 'refunded' | 'unavailable' | 'wrongAmount',
): Promise<void> {
  const { others } = await startTestBackend();
  await others.visitor().call(playPayment, { OrderID, Outcome });
}

test('leads to the list of orders if the order is unknown or another player’s', async () => {
  await show({ OrderID: 'nothing' });
  expect(await screen.findByText('找不到這筆訂單')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的訂單' })).toHaveAttribute('href', '/zh_tw/member/orders');
});

test('shows that the order cannot be loaded, and reloads it', async () => {
  const backend = await startTestBackend();
  const waiting = await order();
  backend.change({ code: { getOrder: 300003 } });
  await show(waiting);
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('heading', { name: '等待付款結果' })).toBeVisible();
});

test('shows that there is no connection, and shows the order when the connection is back', async () => {
  const backend = await startTestBackend();
  const waiting = await order();
  backend.change({ down: true });
  await show(waiting);
  expect(await screen.findByText('目前沒有連線')).toBeVisible();
  act(() => backend.change({ down: false }));
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('heading', { name: '等待付款結果' })).toBeVisible();
});

test('keeps showing an order without a connection, and shows why a question to the gateway failed', async () => {
  const backend = await startTestBackend();
  await show(await order());
  const ask = await askButton(backend);
  act(() => backend.change({ down: true }));
  await userEvent.click(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent(/連線/u);
  expect(screen.getByRole('heading', { name: '等待付款結果' })).toBeVisible();
});

test('shows that the gateway does not answer only after a press', async () => {
  const backend = await startTestBackend();
  const waiting = await order();
  await pay(waiting, 'unavailable');
  await show(waiting);
  const ask = await askButton(backend);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(ask);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('shows why the gateway does not take an order, and sends the order again at the next press', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { payOrder: 200092 } });
  await show(await order({ isHandedOver: false }));
  expect(await screen.findByRole('heading', { name: '訂單還沒付款' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '繼續付款' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '繼續付款' }));
  expect(await screen.findByRole('heading', { name: '等待付款結果' })).toBeVisible();
  expect(backend.posted(payOrder)).toHaveLength(2);
});

test('cancels an unpaid order after a question, and offers the pack again', async () => {
  await show(await order());
  await userEvent.click(await screen.findByRole('button', { name: /^取消訂單 NT\$ /u }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消這筆訂單？' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消訂單' }));
  expect(await screen.findByRole('heading', { name: '訂單已取消' })).toBeVisible();
  expect(screen.getByText(/不再佔用今日消費上限/u)).toBeVisible();
  expect(screen.getByRole('link', { name: '重新購買' })).toHaveAttribute('href', STORE);
  expect(screen.queryByRole('button', { name: '繼續付款' })).toBeNull();
});

test('shows that a payment of another amount is checked, and leads to customer service', async () => {
  const paid = await order();
  await pay(paid, 'wrongAmount');
  await show(paid);
  expect(await screen.findByRole('heading', { name: '款項核對中' })).toBeVisible();
  expect(screen.getByText(/請不要再付一次/u)).toBeVisible();
  expect(screen.getByRole('link', { name: '聯絡客服' })).toHaveAttribute('href', '/zh_tw/other/service');
  expect(screen.queryByRole('button', { name: '繼續付款' })).toBeNull();
});

test('links from a refunded order to the store', async () => {
  const paid = await order();
  await pay(paid, 'paid');
  await pay(paid, 'refunded');
  await show(paid);
  expect(await screen.findByRole('heading', { name: '已解約退款' })).toBeVisible();
  expect(screen.getByRole('link', { name: '回到商城' })).toHaveAttribute('href', STORE);
});
