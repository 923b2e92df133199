import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { advanceClock, getOutbox } from '#protocol/endpoints/dev.ts';
import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { choosePhoneAccount, getCsrf } from '#protocol/endpoints/auth.ts';
import { type Client, createClient } from '../../base/client/index.ts';
import { useSession } from '../../base/session/index.ts';
import { TestPage } from '../../testing/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { LONG } from '../../testing/long.ts';

const ORIGIN = 'http://localhost:4812';
let mocks: NodeMocks;
let client: Client;
const kept: Blob[] = [];

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

beforeEach(async () => {
  mocks = await startNodeMocks({ origin: ORIGIN });
  client = createClient({ origin: ORIGIN });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(kept.push(blob)), revokeObjectURL: () => undefined }),
  );
});
afterEach(async () => {
  cleanup();
  client.stop();
  await mocks.stop();
});

/**
 * Signs this browser in by phone, and opens the page.
 *
 * @returns the player's id
 */
async function open(phone: string): Promise<string> {
  const sent = { SiteID: 'dev', CountryCode: 886, PhoneNumber: phone } as const;
  await client.rest.post(sendLoginCode, { ...sent, Lang: 'zh-tw' });
  const ValidateCode = await codeFor(phone);
  const { Token, Player } = await client.rest.post(verifyLoginCode, { ...sent, ValidateCode });
  const PlayerID = Player[0]?.Player.PlayerID ?? '';
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(choosePhoneAccount, { Token, PlayerID, csrfToken });
  render(
    <TestPage at="/zh_tw/member/account" client={client}>
      <AccountPage />
      <Status />
    </TestPage>,
  );
  await screen.findByText('authenticated');
  return PlayerID;
}
async function codeFor(to: string): Promise<string> {
  const { List } = await client.rest.get(getOutbox, { to });
  return /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? '';
}
function Status() {
  return <p>{useSession().status}</p>;
}

test('asks before it signs out everywhere', async () => {
  await open('0900000001');
  await userEvent.click(screen.getByRole('button', { name: '登出所有裝置' }));
  const asked = await screen.findByRole('alertdialog', { name: '要登出所有裝置嗎？' });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(screen.getByText('authenticated')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '登出所有裝置' }));
  await userEvent.click(await screen.findByRole('button', { name: '全部登出' }));
  expect(await screen.findByText('unauthenticated')).toBeVisible();
  expect(await screen.findByText('已登出所有裝置')).toBeVisible();
});

test('lists the devices that signed in, and signs another device out after a question', async () => {
  await open('0900000001');
  const list = within(await screen.findByRole('list', { name: '登入裝置' }));
  expect(within(list.getByText('這台裝置').closest('li') ?? document.body).queryByRole('button')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: '登出 Safari · iOS' }));
  const asked = await screen.findByRole('alertdialog', { name: '要登出這台裝置嗎？' });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(list.getByText('Safari · iOS')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: '登出 Safari · iOS' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '登出' }));
  expect(await screen.findByText('已登出 Safari · iOS')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '登出 Safari · iOS' })).toBeNull());
  expect(screen.getByRole('button', { name: '登出 Chrome · Windows' })).toBeVisible();
  expect(screen.getByText('authenticated')).toBeVisible();
});

test('shows that the list of devices failed to load, and reloads it', async () => {
  mocks.conditions.change({ fail: { getDevices: 1 } });
  await open('0900000001');
  const again = await screen.findByRole('button', { name: '重試' });
  mocks.conditions.change({ fail: {} });
  await userEvent.click(again);
  expect(await screen.findByText('這台裝置')).toBeVisible();
});

test('downloads the account’s data as a file', async () => {
  const id = await open('0900000001');
  await userEvent.click(screen.getByRole('button', { name: '下載資料' }));
  expect(await screen.findByText('已開始下載')).toBeVisible();
  expect(JSON.parse((await kept.at(-1)?.text()) ?? '{}')).toMatchObject({ PlayerID: id });
});

test('asks for a code before the download after an old sign-in', LONG, async () => {
  const id = await open('0900000001');
  await client.rest.post(advanceClock, { Advance: 11 * 60 });
  const files = kept.length;
  await userEvent.click(screen.getByRole('button', { name: '下載資料' }));
  const dialog = await screen.findByRole('dialog', { name: '下載我的資料' });
  expect(kept.length).toBe(files);
  await userEvent.click(await within(dialog).findByRole('button', { name: '發送驗證碼' }));
  await within(dialog).findByRole('button', { name: /秒後可重新發送/ });
  expect(within(dialog).getByRole('textbox', { name: '驗證碼' })).toHaveFocus();
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor('0900000001'));
  await userEvent.click(within(dialog).getByRole('button', { name: '確認身分' }));
  expect(await screen.findByText('已開始下載')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse((await kept.at(-1)?.text()) ?? '{}')).toMatchObject({ PlayerID: id });
});

test('asks for the player’s id before the deletion, shows which data stays, and can cancel', async () => {
  const id = await open('0900000003');
  await userEvent.click(await screen.findByRole('button', { name: '申請刪除帳號' }));
  const dialog = await screen.findByRole('dialog', { name: '申請刪除帳號' });
  expect(within(dialog).getByText(/帳務紀錄（不含姓名），至/)).toBeVisible();
  const confirm = within(dialog).getByRole('button', { name: '申請刪除' });
  expect(confirm).toBeDisabled();
  const typed = within(dialog).getByRole('textbox', { name: '輸入您的玩家 ID 以確認' });
  await userEvent.type(typed, '999');
  expect(within(dialog).getByText('與您的玩家 ID 不同')).toBeVisible();
  await userEvent.clear(typed);
  await userEvent.type(typed, id);
  expect(within(dialog).queryByText('與您的玩家 ID 不同')).not.toBeInTheDocument();
  await userEvent.click(confirm);
  expect(await screen.findByText(/^您的帳號將在/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '取消刪除' }));
  expect(await screen.findByText('已取消刪除，帳號會保留')).toBeVisible();
  expect(screen.getByRole('button', { name: '申請刪除帳號' })).toBeVisible();
});

test('asks a club’s leader to hand the club over first', async () => {
  const id = await open('0900000002');
  await userEvent.click(await screen.findByRole('button', { name: '申請刪除帳號' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '輸入您的玩家 ID 以確認' }), id);
  await userEvent.click(screen.getByRole('button', { name: '申請刪除' }));
  expect(await screen.findByText('您是俱樂部會長，請先移交會長再申請刪除。')).toBeVisible();
});
