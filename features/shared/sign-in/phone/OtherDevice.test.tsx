import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { confirmSignIn } from '#protocol/endpoints/signInRequest.ts';
import type { TestSession } from '#conformance/testContext.ts';
import { useSession } from '../../../base/session/index.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { SignInGate } from '../index.ts';
import { LONG } from '../../../testing/long.ts';

// Creating a world takes a long time on a slow machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Longer than the page waits between two requests. */
const SOON = { timeout: 20_000 };

let backend: TestBackend;
// The gate loads it on demand.
beforeAll(() => import('../SignIn.tsx'));
beforeEach(async () => {
  sessionStorage.clear();
  document.cookie = 'menagerie.phoneAccounts=; path=/; max-age=0';
  backend = await startTestBackend();
  await backend.reset();
});

function Own() {
  return <output aria-label="own">{useSession().session?.playerID}</output>;
}
const open = () =>
  renderWithProviders(
    <>
      <Own />
      <SignInGate />
    </>,
    { as: 'nobody', at: '/?phoneStep=1' },
  );

/** Asks for a code that is refused, and starts the sign-in by another device. */
async function begin(phone: string = MEMBER.phone, refusal = 200030): Promise<void> {
  await open();
  backend.change({ code: { sendLoginCode: refusal } });
  await userEvent.type(await screen.findByRole('textbox', { name: '手機號碼' }, SOON), phone);
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  await userEvent.click(await screen.findByRole('button', { name: '用已登入的裝置確認' }, SOON));
  expect(await screen.findByRole('dialog', { name: '用已登入的裝置確認' }, SOON)).toBeVisible();
}
const shownDigits = async (): Promise<string> => {
  const shown = await screen.findByRole('img', { name: /^這台裝置的數字/u }, SOON);
  return shown.textContent ?? '';
};
const confirm = (session: TestSession, Code: string) =>
  session.visitor.call(confirmSignIn, { Code }, { token: session.token });

test.each([200030, 200035, 200063])(
  'offers the sign-in by another device when no more codes are sent: %i',
  async (refusal) => {
    await begin(MEMBER.phone, refusal);
    expect(await shownDigits()).toMatch(/^\d{8}$/u);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d) 內有效$/u);
  },
);

test('does not offer it after another refusal', async () => {
  await open();
  backend.change({ code: { sendLoginCode: 200029 } });
  await userEvent.type(await screen.findByRole('textbox', { name: '手機號碼' }, SOON), MEMBER.phone);
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  expect(await screen.findByRole('button', { name: /秒後可重新發送/u })).toBeVisible();
  expect(screen.queryByRole('button', { name: '用已登入的裝置確認' })).not.toBeInTheDocument();
});

test('signs in after the digits are typed on a signed-in device', async () => {
  const other = await backend.others.member(MEMBER.phone);
  await begin();
  expect(await screen.findByText('等待您在那台裝置輸入', {}, SOON)).toBeVisible();
  await confirm(other, await shownDigits());
  await waitFor(() => expect(screen.getByLabelText('own')).toHaveTextContent(MEMBER.playerID), SOON);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens the chooser for several accounts on the number', LONG, async () => {
  const phone = '0900000004';
  const other = await backend.others.member(phone);
  await begin(phone);
  await confirm(other, await shownDigits());
  const chooser = await screen.findByRole('dialog', { name: '選擇帳號' }, SOON);
  expect(within(chooser).getAllByText(/^LV\.\d+$/u)).toHaveLength(3);
});

test('shows that the connection is lost, and continues to wait', async () => {
  const other = await backend.others.member(MEMBER.phone);
  await begin();
  const digits = await shownDigits();
  act(() => backend.change({ down: true }));
  expect(await screen.findByText('連線中斷，恢復後會繼續等待', {}, SOON)).toBeVisible();
  expect(await shownDigits()).toBe(digits);
  await confirm(other, digits);
  act(() => backend.change({ down: false }));
  await waitFor(() => expect(screen.getByLabelText('own')).toHaveTextContent(MEMBER.playerID), SOON);
});

test('signs in again after the answer to the sign-in was lost', LONG, async () => {
  const other = await backend.others.member(MEMBER.phone);
  await begin();
  act(() => backend.change({ code: { choosePhoneAccount: 300007 } }));
  await confirm(other, await shownDigits());
  const again = await screen.findByRole('button', { name: '再試一次' }, SOON);
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  act(() => backend.change({ code: {} }));
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByLabelText('own')).toHaveTextContent(MEMBER.playerID), SOON);
});

test('shows the same digits after the dialog was closed, until the player cancels them', async () => {
  await begin();
  const digits = await shownDigits();
  await backend.closePages();
  await open();
  expect(await shownDigits()).toBe(digits);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('dialog', { name: '手機登入' }, SOON)).toBeVisible();
});

test('gets new digits when the old digits have expired', LONG, async () => {
  await begin();
  const digits = await shownDigits();
  await backend.advance(601);
  await userEvent.click(await screen.findByRole('button', { name: '取得新數字' }, SOON));
  await waitFor(async () => expect(await shownDigits()).not.toBe(digits), SOON);
});

test('shows why no digits came, and retries', async () => {
  await open();
  backend.change({ code: { sendLoginCode: 200030, requestSignIn: 300002 } });
  await userEvent.type(await screen.findByRole('textbox', { name: '手機號碼' }, SOON), MEMBER.phone);
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  await userEvent.click(await screen.findByRole('button', { name: '用已登入的裝置確認' }, SOON));
  const again = await screen.findByRole('button', { name: '再試一次' }, SOON);
  act(() => backend.change({ code: {} }));
  await userEvent.click(again);
  expect(await shownDigits()).toMatch(/^\d{8}$/u);
});
