import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { choosePhoneAccount, getCsrf, signInGuest, signOut } from '#protocol/endpoints/auth.ts';
import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { advanceClock, getOutbox } from '#protocol/endpoints/dev.ts';
import { getPasskeys, removePasskey } from '#protocol/endpoints/passkey.ts';
import { type Client, createClient } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { TestPage } from '../../../testing/index.ts';
import { type PasskeyBrowser, startPasskeyBrowser } from '../../../testing/passkeyBrowser.ts';
import { BindWays } from '../bind/BindWays.tsx';
import { SignInGate } from '../SignInGate.tsx';
import { Passkeys } from './Passkeys.tsx';
import { LONG } from '../../../testing/long.ts';

const ORIGIN = 'http://localhost:4814';
/** An account without passkeys in the demo world. */
const PHONE = '0900000003';
let mocks: NodeMocks;
let client: Client;
let browser: PasskeyBrowser;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

beforeAll(async () => {
  await Promise.all([import('../SignIn.tsx'), import('../bind/BindPhoneWindow.tsx'), import('./PasskeyOffer.tsx')]);
});
beforeEach(async () => {
  localStorage.clear();
  mocks = await startNodeMocks({ origin: ORIGIN });
  client = createClient({ origin: ORIGIN });
  browser = await startPasskeyBrowser(ORIGIN);
});
afterEach(async () => {
  cleanup();
  client.stop();
  browser.restore();
  await mocks.stop();
});

const codeFor = async (to: string): Promise<string> => {
  const { List } = await client.rest.get(getOutbox, { to });
  return /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? '';
};
async function signInMember(): Promise<void> {
  const sent = { SiteID: 'dev', CountryCode: 886, PhoneNumber: PHONE } as const;
  await client.rest.post(sendLoginCode, { ...sent, Lang: 'zh-tw' });
  const ValidateCode = await codeFor(PHONE);
  const { Token, Player } = await client.rest.post(verifyLoginCode, { ...sent, ValidateCode });
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(choosePhoneAccount, { Token, PlayerID: Player[0]?.Player.PlayerID ?? '', csrfToken });
}
async function signInAsGuest(): Promise<void> {
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
}
function Who() {
  const { status, session } = useSession();
  return <p>{`${status} ${session?.provider ?? ''}`}</p>;
}
async function open(at = '/member/account'): Promise<void> {
  render(
    <TestPage at={at} client={client}>
      <Who />
      <BindWays />
      <Passkeys />
      <SignInGate />
    </TestPage>,
  );
  await screen.findByText(/authenticated/);
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
async function addOne(): Promise<HTMLElement> {
  await press('建立通行密鑰');
  const dialog = await screen.findByRole('dialog', { name: '建立通行密鑰' });
  await userEvent.click(within(dialog).getByRole('button', { name: '建立' }));
  return screen.findByRole('list', { name: '通行密鑰' });
}

test('adds a passkey, names it, and removes it after a question', async () => {
  await signInMember();
  await open();
  expect(await screen.findByText('還沒有通行密鑰。')).toBeVisible();
  const list = await addOne();
  expect(await screen.findByText('通行密鑰已建立')).toBeVisible();
  expect(within(list).getByText('還沒用過')).toBeVisible();
  await press('為「通行密鑰」改名');
  const naming = await screen.findByRole('dialog', { name: '通行密鑰的名稱' });
  await userEvent.clear(within(naming).getByRole('textbox', { name: '名稱' }));
  expect(within(naming).getByRole('button', { name: '儲存' })).toBeDisabled();
  await userEvent.type(within(naming).getByRole('textbox', { name: '名稱' }), '我的手機{Enter}');
  expect(await within(list).findByText('我的手機')).toBeVisible();
  await press('移除「我的手機」');
  const asked = await screen.findByRole('alertdialog', { name: '要移除這個通行密鑰嗎？' });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(within(list).getByText('我的手機')).toBeVisible();
  await press('移除「我的手機」');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除' }));
  expect(await screen.findByText('已移除「我的手機」')).toBeVisible();
  expect(await screen.findByText('還沒有通行密鑰。')).toBeVisible();
});

test('shows the reason why the device failed, and retries', async () => {
  await signInMember();
  await open();
  browser.answer = 'cancels';
  await press('建立通行密鑰');
  const dialog = await screen.findByRole('dialog', { name: '建立通行密鑰' });
  await userEvent.click(within(dialog).getByRole('button', { name: '建立' }));
  expect(await within(dialog).findByText(/您取消了，或等候太久/)).toBeVisible();
  browser.answer = 'knows';
  await userEvent.click(within(dialog).getByRole('button', { name: '再試一次' }));
  expect(await within(dialog).findByText('這台裝置已經有這個帳號的通行密鑰。')).toBeVisible();
  browser.answer = 'agrees';
  await userEvent.click(within(dialog).getByRole('button', { name: '再試一次' }));
  expect(await screen.findByRole('list', { name: '通行密鑰' })).toBeVisible();
});

test('asks for a code before adding or removing a passkey after an old sign-in', LONG, async () => {
  await signInMember();
  await client.rest.post(advanceClock, { Advance: 11 * 60 });
  await open();
  const confirm = async (): Promise<void> => {
    await press('發送驗證碼');
    await screen.findByRole('button', { name: /秒後可重新發送/ });
    await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), await codeFor(PHONE));
    await press('確認身分');
  };
  await press('建立通行密鑰');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '建立' }));
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: '建立' }));
  await screen.findByRole('list', { name: '通行密鑰' });
  await client.rest.post(advanceClock, { Advance: 11 * 60 });
  await press('移除「通行密鑰」');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除' }));
  await confirm();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除' }));
  expect(await screen.findByText('還沒有通行密鑰。')).toBeVisible();
});

test('asks a guest to bind a phone first', async () => {
  await signInAsGuest();
  await open();
  expect(await screen.findByRole('button', { name: '建立通行密鑰' })).toHaveAccessibleDescription('請先綁定手機');
});

test('shows that a browser has no passkeys, and does not offer them at the sign-in', async () => {
  browser.restore();
  await signInMember();
  await open();
  expect(await screen.findByText(/無法建立通行密鑰/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '建立通行密鑰' })).not.toBeInTheDocument();
  cleanup();
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(signOut, { csrfToken });
  await open('/?phoneStep=0');
  expect(await screen.findByRole('button', { name: '使用 LINE 登入' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '使用通行密鑰登入' })).not.toBeInTheDocument();
});

test('shows that a list failed to load, and reads it again', async () => {
  mocks.conditions.change({ fail: { getPasskeys: 1 } });
  await signInMember();
  await open();
  const again = await screen.findByRole('button', { name: '重試' });
  mocks.conditions.change({ fail: {} });
  await userEvent.click(again);
  expect(await screen.findByText('還沒有通行密鑰。')).toBeVisible();
});

test('signs in by a passkey, and reports a removed passkey to the device', async () => {
  await signInMember();
  await open();
  await addOne();
  const { List } = await client.rest.post(getPasskeys, {}, { token: client.token() });
  const leave = async (): Promise<void> => {
    cleanup();
    const { csrfToken } = await client.rest.get(getCsrf);
    await client.rest.post(signOut, { csrfToken });
    await open('/?phoneStep=0');
  };
  await leave();
  browser.answer = 'cancels';
  await press('使用通行密鑰登入');
  expect(await screen.findByText(/您取消了，或等候太久/)).toBeVisible();
  browser.answer = 'agrees';
  await press('使用通行密鑰登入');
  expect(await screen.findByText('authenticated passkey')).toBeVisible();
  expect(await screen.findByText(/最近使用/)).toBeVisible();
  await client.rest.post(removePasskey, { PasskeyID: List[0]?.PasskeyID ?? '' }, { token: client.token() });
  await leave();
  await press('使用通行密鑰登入');
  expect(await screen.findByText(/這個通行密鑰已移除/)).toBeVisible();
  await waitFor(() => expect(browser.forgotten).toHaveLength(1));
});

test('offers a passkey once in a browser, after a phone was bound', LONG, async () => {
  const bind = async (phone: string): Promise<void> => {
    await signInAsGuest();
    await open();
    await press('綁定手機');
    const dialog = await screen.findByRole('dialog', { name: '綁定手機號碼' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: '手機號碼' }), phone);
    await press('發送驗證碼');
    await screen.findByText('驗證碼已發送，10 分鐘內有效');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor(phone));
    const bound = await screen.findByRole('dialog', { name: '手機綁定獎勵' });
    await userEvent.click(within(bound).getByRole('button', { name: '關閉' }));
  };
  await bind('0912345671');
  const offer = await screen.findByRole('dialog', { name: '下次用通行密鑰登入' });
  expect(within(offer).getByText(/指紋、臉部或螢幕鎖/)).toBeVisible();
  await userEvent.click(within(offer).getByRole('button', { name: '稍後' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  cleanup();
  await client.rest.post(advanceClock, { Advance: 61 });
  await bind('0912345672');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '手機綁定獎勵' })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog', { name: '下次用通行密鑰登入' })).not.toBeInTheDocument();
});
