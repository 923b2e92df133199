import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { playPayment } from '#protocol/endpoints/dev.ts';
import { askRescission, cancelOrder, payOrder, verifyMycard } from '#protocol/endpoints/payment.ts';
import { createOrder, exchangeGemToGold, exchangePointToGold, getGoodsSetting } from '#protocol/endpoints/shop.ts';
import type { GateWay, Order } from '#protocol/entities/order.ts';
import { sendPrivateMessage } from '#protocol/operations/chat.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getOrders } from '#protocol/operations/shop.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { PageSwitch } from '../../base/routing/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';

beforeAll(stubMeasures);
const LIST = '/zh_tw/member/orders';
const address = (): string | null => screen.getByLabelText('address').textContent;
const pages = (
  <PageSwitch otherwise={null} pages={{ '/member/orders': <OrdersPage />, '/member/orders/:order': <OrderPage /> }} />
);

async function order(backend: TestBackend, way: GateWay = 'bank'): Promise<Order> {
  const { visitor, token } = await backend.others.member(MEMBER.phone);
  const { WalletPacks } = await visitor.call(getGoodsSetting, {}, { token });
  const [pack] = WalletPacks;
  if (pack === undefined) throw new Error('there is no pack');
  const { GoodsID, GoodsType } = pack;
  const Invoice = { Type: 2, Number: '/ABC+123' } as const;
  const opened = await visitor.call(createOrder, { GoodsID, GoodsType, GateWay: way, Invoice }, { token });
  return visitor.call(payOrder, { OrderID: opened.OrderID }, { token });
}
const play = (
  backend: TestBackend,
  { OrderID }: Order,
  Outcome: 'paid' | 'silent' | 'code' | 'failed' | 'refunded' | 'wrongAmount',
) => backend.others.visitor().call(playPayment, { OrderID, Outcome });
const start = async (): Promise<TestBackend> => {
  const backend = await startTestBackend();
  await backend.reset();
  return backend;
};
const show = ({ OrderID }: Pick<Order, 'OrderID'>) => renderWithProviders(pages, { at: `${LIST}/${OrderID}` });
const step = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(name));
  if (found === undefined) throw new Error(`there is no step ${name}`);
  return found;
};

test('lists the orders with their state, and filters them', async () => {
  await start();
  const { sent } = await renderWithProviders(pages, { at: LIST });
  const list = await screen.findByRole('region', { name: '我的訂單' });
  await waitFor(() => expect(list).toHaveTextContent('已退款'));
  expect(list).toHaveTextContent('付款失敗');
  await userEvent.click(screen.getByRole('tab', { name: '已結束' }));
  await waitFor(() => expect(sent(getOrders).at(-1)).toMatchObject({ State: 'ended', Page: 1 }));
  expect(address()).toBe(`${LIST}?state=ended`);
  await userEvent.click(screen.getByRole('tab', { name: '處理中' }));
  const [open] = await screen.findAllByRole('link', { name: /：訂單 NT\$ /u });
  if (open === undefined) throw new Error('there is no open order');
  await userEvent.click(open);
  expect(await screen.findByRole('heading', { name: '訂單明細', level: 1 })).toBeVisible();
});

test('shows the time line, the receipt and the invoice of a delivered order', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'paid');
  await show(opened);
  const line = await screen.findByRole('region', { name: '訂單進度' });
  for (const name of ['建立', '付款中', '已付款', '已入帳']) expect(step(name)).toHaveTextContent('完成');
  expect(line).toHaveTextContent(opened.OrderID);
  expect(step('已付款')).toHaveTextContent(opened.TradeNo);
  const receipt = screen.getByRole('region', { name: '收據' });
  expect(receipt).toHaveTextContent(/合計（含稅）NT\$\s[\d,]+/u);
  expect(receipt).toHaveTextContent('手機條碼 /ABC****');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await userEvent.click(within(receipt).getByRole('button', { name: '列印收據' }));
  expect(print).toHaveBeenCalled();
});

test('asks the gateway again on a press, and shows the delivery', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'silent');
  const { posted } = await show(opened);
  expect(await screen.findByText('可以現在補單，不會重複扣款。', { exact: false })).toBeVisible();
  expect(step('付款中')).toHaveAttribute('aria-current', 'step');
  await userEvent.click(screen.getByRole('button', { name: '立即補單' }));
  await waitFor(() => expect(step('已入帳')).toHaveTextContent('完成'));
  expect(posted(verifyMycard)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '立即補單' })).not.toBeInTheDocument();
});

test('shows the state of a refund, and which items cannot be returned', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'paid');
  const member = await backend.others.member(MEMBER.phone);
  const { Gem, GamePoint } = await (await member.openSocket('lobby')).call(getWallet, {});
  const isGem = opened.ItemID === ITEM.gem;
  const exchange = isGem ? exchangeGemToGold : exchangePointToGold;
  await member.visitor.call(exchange, { Amount: isGem ? Gem : GamePoint }, { token: member.token });
  await show(opened);
  await screen.findByRole('region', { name: '訂單進度' });
  expect(screen.queryByRole('region', { name: '退款' })).not.toBeInTheDocument();
  await play(backend, opened, 'refunded');
  const refund = await screen.findByRole('region', { name: '退款' });
  expect(refund).toHaveTextContent('退款處理中');
  expect(refund).toHaveTextContent('客服退款');
  expect(refund).toHaveTextContent(/已使用，無法收回\s?[\d,]+/u);
  expect(step('已退款')).toHaveTextContent('退款處理中');
});

test('shows a delivery that happens while the page is open', async () => {
  const backend = await start();
  const opened = await order(backend);
  await show(opened);
  await screen.findByRole('region', { name: '訂單進度' });
  await play(backend, opened, 'paid');
  await waitFor(() => expect(step('已入帳')).toHaveTextContent('完成'));
});

test('shows the ATM code of an order', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'code');
  await show(opened);
  expect(await screen.findByText('請在期限前繳費，金額要完全相同。')).toBeVisible();
  expect(screen.getByRole('button', { name: /複製繳費號碼/u })).toBeVisible();
});

test('looks for a missing payment, then opens a case at customer service with the order', async () => {
  const backend = await start();
  const opened = await order(backend);
  const { sent } = await show(opened);
  await userEvent.click(await screen.findByRole('button', { name: '我付了但沒入帳' }));
  const dialog = within(await screen.findByRole('dialog', { name: '我付了但沒入帳' }));
  expect(await dialog.findByText('金流目前沒有這筆款項的紀錄。')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '請客服查詢' }));
  await waitFor(() => expect(address()).toBe('/zh_tw/other/service'));
  const [message] = sent(sendPrivateMessage);
  expect(message?.['Message']).toContain(opened.OrderID);
  expect(String(message?.['Message']).length).toBeLessThanOrEqual(100);
});

test('shows that the payment is missing for an order that no gateway has', async () => {
  await start();
  await show({ OrderID: 'demo-order-6' });
  await userEvent.click(await screen.findByRole('button', { name: '我付了但沒入帳' }));
  expect(await screen.findByText('金流目前沒有這筆款項的紀錄。')).toBeVisible();
});

test('shows that the gateway has the payment', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'silent');
  await show(opened);
  await userEvent.click(await screen.findByRole('button', { name: '我付了但沒入帳' }));
  expect(await screen.findByText('查到款項了，已經為您補單入帳。')).toBeVisible();
});

test('asks for the rescission after showing the unused items and the refund', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'paid');
  const { posted } = await show(opened);
  await userEvent.click(await screen.findByRole('button', { name: /^申請解約（至 \d\d\.\d\d）$/u }));
  const dialog = within(await screen.findByRole('dialog', { name: '這筆訂單要申請解約嗎？' }));
  expect(await dialog.findByText('未使用')).toBeVisible();
  expect(dialog.getByText('應退金額').parentElement).toHaveTextContent(/NT\$\s[\d,]+/u);
  expect(posted(askRescission)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '申請解約' }));
  await waitFor(() => expect(step('申請解約')).toHaveAttribute('aria-current', 'step'));
  expect(screen.getByRole('region', { name: '訂單摘要' })).toHaveTextContent('解約審核中');
  expect(screen.queryByRole('button', { name: /^申請解約（/u })).not.toBeInTheDocument();
});

test('keeps the dialog and shows why the rescission is refused', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'paid');
  await show(opened);
  await userEvent.click(await screen.findByRole('button', { name: /^申請解約（至/u }));
  backend.change({ code: { askRescission: 300048 } });
  const dialog = within(await screen.findByRole('dialog', { name: '這筆訂單要申請解約嗎？' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '申請解約' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: '申請解約' }));
  expect(await dialog.findByText('已超過交付後 7 日的解約期限')).toBeVisible();
});

test('cancels an unpaid order after a question', async () => {
  const backend = await start();
  const opened = await order(backend);
  const { posted } = await show(opened);
  await userEvent.click(await screen.findByRole('button', { name: /^取消訂單 NT\$ /u }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消這筆訂單？' }));
  await userEvent.click(dialog.getByRole('button', { name: '保留訂單' }));
  expect(posted(cancelOrder)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^取消訂單 NT\$ /u }));
  const again = within(await screen.findByRole('dialog', { name: '取消這筆訂單？' }));
  await userEvent.click(again.getByRole('button', { name: '取消訂單' }));
  await waitFor(() => expect(step('已取消')).toHaveTextContent('仍會自動入帳'));
  expect(screen.getByRole('region', { name: '訂單摘要' })).toHaveTextContent('已取消');
  expect(screen.queryByRole('button', { name: /^取消訂單/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^繼續付款/u })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '我付了但沒入帳' })).toBeVisible();
  await play(backend, opened, 'paid');
  await waitFor(() => expect(step('已入帳')).toHaveTextContent('完成'));
});

test('keeps the question and shows why an order that was paid meanwhile stays', async () => {
  const backend = await start();
  await show(await order(backend));
  await userEvent.click(await screen.findByRole('button', { name: /^取消訂單 NT\$ /u }));
  backend.change({ code: { cancelOrder: 300015 } });
  const dialog = within(await screen.findByRole('dialog', { name: '取消這筆訂單？' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消訂單' }));
  expect(await dialog.findByText('這筆訂單已經付款，不能取消。')).toBeVisible();
});

test('cancels an unpaid order from the list', async () => {
  const backend = await start();
  const opened = await order(backend);
  await renderWithProviders(pages, { at: `${LIST}?state=open` });
  const buttons = await screen.findAllByRole('button', { name: /^取消訂單 NT\$ /u });
  const [first] = buttons;
  if (first === undefined) throw new Error('there is no open order');
  await userEvent.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: '取消這筆訂單？' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消訂單' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^取消訂單 NT\$ /u })).toHaveLength(buttons.length - 1),
  );
  const { visitor, token } = await backend.others.member(MEMBER.phone);
  expect((await visitor.call(cancelOrder, { OrderID: opened.OrderID }, { token })).State).toBe('cancelled');
});

test('shows that a payment of another amount is being checked, and offers no second payment', async () => {
  const backend = await start();
  const opened = await order(backend);
  await play(backend, opened, 'wrongAmount');
  await show(opened);
  await screen.findByRole('region', { name: '訂單進度' });
  expect(step('款項核對中')).toHaveTextContent('請不要再付一次');
  expect(step('款項核對中')).toHaveAttribute('aria-current', 'step');
  for (const name of [/^繼續付款/u, /^取消訂單/u, '立即補單'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '聯絡客服' }).at(-1)).toHaveAttribute('href', '/zh_tw/other/service');
});

test('shows that an order is unknown, and links to the list', async () => {
  await show({ OrderID: 'none' });
  expect(await screen.findByText('找不到這筆訂單')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的訂單' })).toHaveAttribute('href', LIST);
});

test('explains an empty list, and links to the store', async () => {
  await (await startTestBackend()).reset();
  await renderWithProviders(pages, { at: LIST, as: 'guest' });
  expect(await screen.findByText('還沒有訂單')).toBeVisible();
  expect(screen.getByRole('link', { name: '去商城看看' })).toHaveAttribute('href', '/zh_tw/store');
});
