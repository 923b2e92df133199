import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSignInRequest, requestSignIn } from '#protocol/endpoints/signInRequest.ts';
import type { Visitor } from '#conformance/visitor.ts';
import { useProfile } from '../../../base/session/index.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { LetIn } from './LetIn.tsx';

vi.setConfig({ testTimeout: 30_000 });

let backend: TestBackend;
beforeEach(async () => {
  backend = await startTestBackend();
  await backend.reset();
});

/** A new browser that asks to sign in, and its digits. */
async function newBrowser(PhoneNumber: string = MEMBER.phone): Promise<{ visitor: Visitor; digits: string }> {
  const visitor = backend.others.visitor();
  const csrfToken = await visitor.csrfToken();
  const { Code } = await visitor.call(requestSignIn, { CountryCode: 886, PhoneNumber, csrfToken });
  return { visitor, digits: Code };
}
const stateOf = async (visitor: Visitor): Promise<string> => (await visitor.call(readSignInRequest, {})).State;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: '讓新裝置登入' }, { timeout: 10_000 }));
  return within(await screen.findByRole('dialog', { name: '讓新裝置登入' }));
}
const field = () => screen.getByRole('textbox', { name: '新裝置上的數字' });
const wrongOf = (digits: string): string => `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;

test('signs in the browser whose digits are typed, and names it', async () => {
  await renderWithProviders(<LetIn />);
  const { visitor, digits } = await newBrowser();
  const dialog = await openDialog();
  const submit = dialog.getByRole('button', { name: '同意登入' });
  expect(submit).toBeDisabled();
  await userEvent.type(field(), digits);
  expect(await stateOf(visitor)).toBe('waiting');
  await userEvent.click(submit);
  expect(await screen.findByText(/現在可以登入。它登入同一個帳號後，這台裝置會登出。$/u)).toBeVisible();
  expect(await stateOf(visitor)).toBe('confirmed');
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows that digits are wrong, and accepts other digits', async () => {
  await renderWithProviders(<LetIn />);
  const { visitor, digits } = await newBrowser();
  await openDialog();
  await userEvent.type(field(), `${wrongOf(digits)}{Enter}`);
  expect(await screen.findByText('數字不對或已過期，請看新裝置的畫面')).toBeVisible();
  expect(field()).toBeInvalid();
  await userEvent.clear(field());
  await userEvent.type(field(), `${digits}{Enter}`);
  expect(await screen.findByText(/現在可以登入/u)).toBeVisible();
  expect(await stateOf(visitor)).toBe('confirmed');
});

test('asks for a code to the phone after an old sign-in, and keeps the digits', async () => {
  await renderWithProviders(<LetIn />);
  await screen.findByRole('button', { name: '讓新裝置登入' }, { timeout: 10_000 });
  await backend.advance(601);
  const { visitor, digits } = await newBrowser();
  await openDialog();
  await userEvent.type(field(), `${digits}{Enter}`);
  await userEvent.click(await screen.findByRole('button', { name: '發送驗證碼' }));
  await screen.findByRole('button', { name: /秒後可重新發送/u });
  expect(await stateOf(visitor)).toBe('waiting');
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), await backend.others.codeFor(MEMBER.phone));
  await userEvent.click(screen.getByRole('button', { name: '確認身分' }));
  expect(await screen.findByText(/現在可以登入/u)).toBeVisible();
  expect(await stateOf(visitor)).toBe('confirmed');
});

function Name() {
  return <output aria-label="name">{useProfile().data?.player.name}</output>;
}

test('is not shown to a player without a phone', async () => {
  await renderWithProviders(
    <>
      <LetIn />
      <Name />
    </>,
    { as: 'guest' },
  );
  await waitFor(() => expect(screen.getByLabelText('name')).not.toBeEmptyDOMElement(), { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: '讓新裝置登入' })).not.toBeInTheDocument();
});
