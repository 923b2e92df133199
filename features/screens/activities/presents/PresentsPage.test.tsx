import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PRESENT, PRESENT_STATE } from '#protocol/entities/present.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getPresents, usePresent } from '#protocol/operations/present.ts';
import { useOperation } from '../../../base/client/index.ts';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { openPage } from '../testing/openPage.tsx';
import { PresentsPage } from './PresentsPage.tsx';

const AT = { at: '/other/presents' };
const SPINS = '福神輪盤券';
const VOUCHER = '金幣兌換券';

test('pays a voucher’s gold once, and marks it as used', async () => {
  const { backend, gold } = await openPage(<PresentsPage />, AT);
  const before = await gold();
  await userEvent.dblClick(await screen.findByRole('button', { name: `使用：${VOUCHER}` }));
  const voucher = screen.getByRole('listitem', { name: VOUCHER });
  expect(await within(voucher).findByText('已使用')).toBeVisible();
  expect(backend.sent(usePresent)).toHaveLength(1);
  expect(await gold()).toBe(before + 20_000);
});

test('sends spins to the wheel; disables used and expired presents', async () => {
  const { own } = await openPage(<PresentsPage />, AT);
  const [held, over] = await screen.findAllByRole('listitem', { name: SPINS });
  expect(over).toHaveTextContent('已過期');
  expect(screen.getByRole('listitem', { name: '通行證經驗卡' })).toHaveTextContent('已使用');
  await userEvent.click(within(held ?? document.body).getByRole('button', { name: `使用：${SPINS}` }));
  expect(await screen.findByText('領取成功 +2 輪盤次數')).toBeVisible();
  expect((await own.call(getFireWheel, {})).Left.TicketSpins).toBe(2);
});

test('shows that another tab has used the present', async () => {
  const { own } = await openPage(<PresentsPage />, AT);
  const key = await screen.findByRole('button', { name: `使用：${VOUCHER}` });
  const voucher = (await own.call(getPresents, {})).List.find(({ ItemID }) => ItemID === PRESENT.voucher);
  await own.call(usePresent, { PresentID: voucher?.PresentID ?? '' });
  await userEvent.click(key);
  expect(await screen.findByText('這個道具已經用過了')).toBeVisible();
  await waitFor(() => expect(key).not.toBeInTheDocument());
});

const Spins = () => <output aria-label="spins">{useOperation(getFireWheel, {}).data?.Left.TicketSpins}</output>;

test('counts spins that another tab took from a present', async () => {
  const page = (
    <>
      <PresentsPage />
      <Spins />
    </>
  );
  const { own } = await openPage(page, AT);
  const [key] = await screen.findAllByRole('button', { name: `使用：${SPINS}` });
  await waitFor(() => expect(screen.getByLabelText('spins')).toHaveTextContent('0'));
  const held = (await own.call(getPresents, {})).List.find(
    ({ ItemID, State }) => ItemID === PRESENT.spin && State === PRESENT_STATE.held,
  );
  await own.call(usePresent, { PresentID: held?.PresentID ?? '' });
  await userEvent.click(key ?? document.body);
  expect(await screen.findByText('這個道具已經用過了')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('spins')).toHaveTextContent('2'));
});

test('shows a refusal for an expired present', async () => {
  const { backend } = await openPage(<PresentsPage />, AT);
  const key = await screen.findByRole('button', { name: `使用：${VOUCHER}` });
  backend.change({ code: { usePresent: 300016 } });
  await userEvent.click(key);
  expect(await screen.findByText('這個道具已經過期')).toBeVisible();
});

test('shows a player without presents where they come from', async () => {
  await openPage(<PresentsPage />, { ...AT, as: 'guest' });
  expect(await screen.findByText('還沒有道具')).toBeVisible();
  expect(screen.getByRole('link', { name: '看看挑戰' })).toHaveAttribute('href', '/other/challenge');
});

test('shows why the page failed to load, and tries again', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getPresents: 1 } });
  await openPage(<PresentsPage />, AT);
  const failed = within(await screen.findByRole('alert'));
  backend.change({ fail: {} });
  await userEvent.click(failed.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('listitem', { name: VOUCHER })).toBeVisible();
});
