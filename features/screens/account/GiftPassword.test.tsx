import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setGiftPassword } from '#protocol/operations/gift.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { GiftPassword } from './GiftPassword.tsx';
import { LONG } from '../../testing/long.ts';

const FIRST = '246810';
const SECOND = '135791';

/** Opens the section in a new world. */
async function open(options: RenderOptions = {}): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  return renderWithProviders(<GiftPassword />, { at: '/zh_tw/member/account', ...options });
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const confirm = (fields: Awaited<ReturnType<typeof dialog>>): Promise<void> =>
  userEvent.click(fields.getByRole('button', { name: '確定' }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function setFirst(): Promise<void> {
  await press('設定贈禮密碼');
  const fields = await dialog('設定贈禮密碼');
  await userEvent.type(fields.getByLabelText('新的贈禮密碼'), FIRST);
  await userEvent.type(fields.getByLabelText('再輸入一次'), FIRST);
  await confirm(fields);
  expect(await screen.findByText('已設定贈禮密碼')).toBeVisible();
  await isGone();
}

test('is set when six digits have been typed twice the same', async () => {
  const backend = await open();
  await press('設定贈禮密碼');
  const fields = await dialog('設定贈禮密碼');
  const button = fields.getByRole('button', { name: '確定' });
  expect(button).toBeDisabled();
  await userEvent.type(fields.getByLabelText('新的贈禮密碼'), `a${FIRST}`);
  await userEvent.type(fields.getByLabelText('再輸入一次'), SECOND);
  expect(fields.getByText('兩次輸入的密碼不同')).toBeVisible();
  expect(button).toBeDisabled();
  await userEvent.clear(fields.getByLabelText('再輸入一次'));
  await userEvent.type(fields.getByLabelText('再輸入一次'), FIRST);
  await confirm(fields);
  expect(await screen.findByText('已設定贈禮密碼')).toBeVisible();
  expect(backend.sent(setGiftPassword)[0]).toMatchObject({ Password: FIRST });
  expect(backend.sent(setGiftPassword)[0]).not.toHaveProperty('OldPassword');
  expect(await screen.findByRole('button', { name: '變更贈禮密碼' })).toBeVisible();
});

test('is changed with the old password; a wrong password says how many tries are left', LONG, async () => {
  const backend = await open();
  await setFirst();
  await press('變更贈禮密碼');
  const fields = await dialog('變更贈禮密碼');
  await userEvent.type(fields.getByLabelText('目前的贈禮密碼'), SECOND);
  await userEvent.type(fields.getByLabelText('新的贈禮密碼'), SECOND);
  await userEvent.type(fields.getByLabelText('再輸入一次'), SECOND);
  await confirm(fields);
  expect(await fields.findByText('密碼錯誤，今天還可以試 2 次')).toBeVisible();
  expect(fields.getByLabelText('目前的贈禮密碼')).toHaveValue('');
  expect(fields.getByLabelText('目前的贈禮密碼')).toHaveFocus();
  await userEvent.type(fields.getByLabelText('目前的贈禮密碼'), FIRST);
  await confirm(fields);
  expect(await screen.findByText('已變更贈禮密碼')).toBeVisible();
  expect(backend.sent(setGiftPassword).at(-1)).toMatchObject({ Password: SECOND, OldPassword: FIRST });
});

test('is removed with the old password, and can be set again', async () => {
  const backend = await open();
  await setFirst();
  await press('取消贈禮密碼');
  const fields = await dialog('取消贈禮密碼');
  await userEvent.type(fields.getByLabelText('目前的贈禮密碼'), FIRST);
  await confirm(fields);
  expect(await screen.findByText('已取消贈禮密碼')).toBeVisible();
  expect(backend.sent(setGiftPassword).at(-1)).toMatchObject({ Password: '', OldPassword: FIRST });
  expect(await screen.findByRole('button', { name: '設定贈禮密碼' })).toBeVisible();
});

test('asks the player to confirm before the first password after an old sign-in', async () => {
  const backend = await open();
  await screen.findByRole('button', { name: '設定贈禮密碼' });
  await backend.advance(11 * 60);
  await press('設定贈禮密碼');
  const fields = await dialog('設定贈禮密碼');
  await userEvent.type(fields.getByLabelText('新的贈禮密碼'), FIRST);
  await userEvent.type(fields.getByLabelText('再輸入一次'), FIRST);
  await confirm(fields);
  expect(await screen.findByRole('button', { name: '發送驗證碼' })).toBeVisible();
});

test('shows a refusal in the dialog, and keeps the typed digits', async () => {
  const backend = await open();
  await screen.findByRole('button', { name: '設定贈禮密碼' });
  backend.change({ code: { setGiftPassword: 300009 } });
  await press('設定贈禮密碼');
  const fields = await dialog('設定贈禮密碼');
  await userEvent.type(fields.getByLabelText('新的贈禮密碼'), FIRST);
  await userEvent.type(fields.getByLabelText('再輸入一次'), FIRST);
  await confirm(fields);
  expect(await fields.findByRole('alert')).toHaveTextContent('此功能目前未開放');
  expect(fields.getByLabelText('新的贈禮密碼')).toHaveValue(FIRST);
});

test('shows a guest what to do first', async () => {
  await open({ as: 'guest' });
  expect(await screen.findByText('綁定手機成為會員後就能設定')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
