import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getOutbox, setPlayerState, setProviderState } from '#protocol/endpoints/dev.ts';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient } from '../../base/client/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { useProfile, useSession } from '../../base/session/index.ts';
import { TestPage } from '../../testing/index.ts';
import { SignInGate, useOpenSignIn } from './index.ts';

const ORIGIN = 'http://localhost:4811';
let mocks: NodeMocks;
let client: Client;

// Creating a world takes a long time on a slow machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

beforeAll(() => import('./SignIn.tsx'));
beforeEach(async () => {
  document.cookie = 'menagerie.phoneAccounts=; path=/; max-age=0';
  mocks = await startNodeMocks({ origin: ORIGIN });
  client = createClient({ origin: ORIGIN });
});
afterEach(async () => {
  cleanup();
  client.stop();
  await mocks.stop();
  sessionStorage.clear();
  localStorage.removeItem('menagerie.signedInBefore');
});

function Who() {
  const { status } = useSession();
  const name = useProfile().data?.player.name ?? '';
  return <p>{`${status} ${name}`}</p>;
}

const open = (at = '/?phoneStep=0') =>
  render(
    <TestPage at={at} client={client}>
      <main tabIndex={-1}>
        <Who />
      </main>
      <SignInGate />
    </TestPage>,
  );
const codeFor = async (to: string): Promise<string> => {
  const { List } = await client.rest.get(getOutbox, { to });
  return /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? '';
};
const sendCode = async (phone: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: '手機號碼' }), phone);
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
};
const enter = (code: string): Promise<void> => userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), code);

test('shows the six ways to sign in, and marks the ways that are not configured', async () => {
  await client.rest.post(setProviderState, { Provider: 'line', State: 'off' });
  open();
  const line = await screen.findByRole('button', { name: '使用 LINE 登入' });
  await vi.waitFor(() => expect(line).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(line);
  for (const name of ['Google', 'Apple', 'Facebook', '手機', '訪客']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(await screen.findByText('此登入方式尚未啟用')).toBeVisible();
});

test('promises the gift of a new account only if no player has signed in before', async () => {
  const first = open();
  expect(await screen.findByText(/登入即領/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '訪客' }));
  await screen.findByRole('dialog', { name: '歡迎禮' });
  first.unmount();
  client.stop();
  client = createClient({ origin: ORIGIN });
  sessionStorage.clear();
  await mocks.stop();
  mocks = await startNodeMocks({ origin: ORIGIN });
  open();
  expect(await screen.findByRole('heading', { name: '歡迎回來！' })).toBeVisible();
  expect(screen.queryByText(/登入即領/u)).not.toBeInTheDocument();
});

test('signs in as a guest and welcomes the new account', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '訪客' }));
  const welcome = await screen.findByRole('dialog', { name: '歡迎禮' });
  await waitFor(() => expect(welcome).toHaveFocus());
  await userEvent.click(within(welcome).getByRole('button', { name: '收下 10,000' }));
  expect(await screen.findByText(/^authenticated ./)).toBeVisible();
  // The button that opened the sign-in no longer exists.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('signs in by phone directly with one account on the number', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '手機' }));
  await sendCode('0900000001');
  await enter(await codeFor('0900000001'));
  expect(await screen.findByText('authenticated 夜行者小葵')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps a wrong number, marks it on blur, and does not send it', async () => {
  open('/?phoneStep=1');
  const field = await screen.findByRole('textbox', { name: '手機號碼' });
  await userEvent.type(field, '8-12a3');
  expect(field).toHaveValue('812 3');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  expect(await screen.findByText('請輸入正確手機號碼格式')).toBeVisible();
  await userEvent.type(field, '4');
  expect(screen.queryByText('請輸入正確手機號碼格式')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('請輸入正確手機號碼格式')).toBeVisible();
  expect(field).toHaveValue('812 34');
});

test('sends the code on Enter, moves the focus to the code, and waits 60 seconds for another', async () => {
  open('/?phoneStep=1');
  expect(await screen.findByRole('button', { name: '登入' })).toBeDisabled();
  await userEvent.type(await screen.findByRole('textbox', { name: '手機號碼' }), '0900000001{Enter}');
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
  const code = screen.getByRole('textbox', { name: '驗證碼' });
  expect(code).toHaveFocus();
  expect(screen.getByRole('button', { name: /^\d+ 秒後可重新發送$/ })).toBeDisabled();
  await userEvent.type(code, '12345');
  expect(screen.getByRole('button', { name: '登入' })).toBeDisabled();
});

test('shows after a wrong code how many tries are left', async () => {
  open('/?phoneStep=1');
  await sendCode('0900000001');
  const right = await codeFor('0900000001');
  await enter(right === '000000' ? '000001' : '000000');
  expect(await screen.findByText('驗證碼錯誤(剩餘驗證次數：2)')).toBeVisible();
});

test('opens the chooser for several accounts, and stores them until the player signs out of the chooser', async () => {
  const page = open('/?phoneStep=1');
  await sendCode('0900000004');
  await enter(await codeFor('0900000004'));
  const chooser = await screen.findByRole('dialog', { name: '選擇帳號' });
  expect(within(chooser).getAllByText(/^LV\.\d+$/)).toHaveLength(3);
  page.unmount();

  open();
  await userEvent.click(await screen.findByRole('button', { name: '手機' }));
  const again = await screen.findByRole('dialog', { name: '選擇帳號' });
  await userEvent.click(within(again).getByRole('button', { name: '登出' }));
  await userEvent.click(await screen.findByRole('button', { name: '手機' }));
  expect(await screen.findByRole('dialog', { name: '手機登入' })).toBeVisible();
});

test('signs in as the chosen account', async () => {
  open('/?phoneStep=1');
  await sendCode('0900000004');
  await enter(await codeFor('0900000004'));
  await userEvent.click(await screen.findByRole('button', { name: '登入 蛙蛙不怕冷' }));
  expect(await screen.findByText('authenticated 蛙蛙不怕冷')).toBeVisible();
});

test('shows that an account was disabled meanwhile, opens no session, and removes the phone’s accounts', async () => {
  open('/?phoneStep=1');
  await sendCode('0900000004');
  await enter(await codeFor('0900000004'));
  const account = await screen.findByRole('button', { name: '登入 蛙蛙不怕冷' });
  expect(document.cookie).toContain('menagerie.phoneAccounts=');
  const accounts = await mocks.link.command({ command: 'accounts' });
  for (const { PlayerID } of accounts.filter(({ Phone }) => Phone === '0900000004'))
    await client.rest.post(setPlayerState, { PlayerID, Disabled: true });
  await userEvent.click(account);
  expect(await screen.findByText(/此帳號已停用/)).toBeVisible();
  expect(document.cookie).not.toContain('menagerie.phoneAccounts=');
  expect(screen.getByText(/^unauthenticated/)).toBeInTheDocument();
});

function Opener() {
  const openSignIn = useOpenSignIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{`${pathname}${search}`}</output>
      <button onClick={openSignIn} type="button">
        open
      </button>
      <button data-testid="back" onClick={() => navigate(-1)} type="button">
        back
      </button>
    </>
  );
}

test('goes back from the phone to the ways to sign in, and from there to the page', async () => {
  render(
    <TestPage at="/rank" client={client}>
      <Opener />
      <SignInGate />
    </TestPage>,
  );
  const address = screen.getByLabelText('address');
  await waitFor(() => expect(address).toHaveTextContent('/rank'));
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: '手機' }));
  await screen.findByRole('dialog', { name: '手機登入' });
  // The modal blocks pointer events, but not the browser's own Back.
  const back = (): void => screen.getByTestId('back').click();
  back();
  expect(await screen.findByRole('button', { name: '訪客' })).toBeVisible();
  expect(address).toHaveTextContent('/rank?phoneStep=0');
  await userEvent.click(screen.getByRole('button', { name: '手機' }));
  await userEvent.click(await screen.findByRole('button', { name: '返回登入方式' }));
  await userEvent.click(await screen.findByRole('button', { name: '訪客' }));
  // The sign-in removes its entries from the history.
  await userEvent.click(await screen.findByRole('button', { name: '收下 10,000' }));
  expect(address.textContent).toBe('/rank');
});
