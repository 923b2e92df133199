import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { grantItems } from '#protocol/endpoints/dev.ts';
import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/shop.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { layOut } from '../../testing/layout.ts';
import { LONG } from '../../testing/long.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';

async function open(item: 'gem' | 'point' = 'gem') {
  layOut();
  const backend = await startTestBackend();
  await backend.reset();
  const visitor = backend.others.visitor();
  const { playerID: PlayerID } = MEMBER;
  await visitor.call(grantItems, { PlayerID, ItemID: ITEM.gem, Amount: 50 });
  await visitor.call(grantItems, { PlayerID, ItemID: ITEM.point, Amount: 70 });
  const onClose = vi.fn();
  const page = await renderWithProviders(<ExchangeDialog item={item} onClose={onClose} />);
  return { page, onClose, dialog: within(await screen.findByRole('dialog')) };
}

test('shows the rate, the price and the gold before the exchange', async () => {
  const { dialog, page, onClose } = await open();
  const amount = await dialog.findByRole('spinbutton', { name: '要換多少寶石' });
  expect(dialog.getByRole('button', { name: '確認兌換' })).toBeDisabled();
  await userEvent.type(amount, '20');
  const pays = dialog.getByText('您付出').parentElement;
  const gets = dialog.getByText('您得到').parentElement;
  expect(pays).toHaveTextContent('20 寶石');
  expect(gets?.textContent).toMatch(/[\d,]+ ?金幣/u);
  expect(page.posted(exchangeGemToGold)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '確認兌換' }));
  expect(await screen.findByText(/^兌換完成，[\d,]+ 金幣已入帳$/u)).toBeVisible();
  expect(page.posted(exchangeGemToGold)).toEqual([{ Amount: 20 }]);
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(onClose).toHaveBeenCalled();
});

test('exchanges all points, and refuses to exchange more', LONG, async () => {
  const { dialog, page } = await open('point');
  const amount = await dialog.findByRole('spinbutton', { name: '要換多少點數' });
  await userEvent.type(amount, '999999999');
  expect(await dialog.findByText('超過您持有的點數')).toBeVisible();
  expect(dialog.getByRole('button', { name: '確認兌換' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '全部兌換' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '確認兌換' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: '確認兌換' }));
  await waitFor(() => expect(page.posted(exchangePointToGold)).toHaveLength(1));
});

test('shows a refusal, and that there is no connection', LONG, async () => {
  const { dialog, page } = await open();
  await userEvent.type(await dialog.findByRole('spinbutton', { name: '要換多少寶石' }), '1');
  page.change({ code: { exchangeGemToGold: 200124 } });
  await userEvent.click(dialog.getByRole('button', { name: '確認兌換' }));
  expect(await dialog.findByText(/寶石/u, { selector: '[role=alert], [role=alert] *' })).toBeVisible();
  page.change({ code: {}, down: true });
  await userEvent.click(dialog.getByRole('button', { name: '確認兌換' }));
  expect(await dialog.findByText(/連線/u)).toBeVisible();
});
