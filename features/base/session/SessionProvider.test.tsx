import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { getDeletion } from '#protocol/endpoints/account.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { type Client, createClient, useSocketState, uuid } from '../client/index.ts';
import { useLocation } from '../routing/index.ts';
import { writePersonal } from '../settings/index.ts';
import { TestPage } from '../../testing/index.ts';
import {
  useIsGuest,
  useProfile,
  useSession,
  useSessionNotice,
  useSignInGuest,
  useSignOut,
  useWallet,
} from './index.ts';

// Creating a world takes a long time on a slow machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const ORIGIN = 'http://localhost:4812';
let mocks: NodeMocks;
let client: Client;

beforeAll(() => import('./SessionNoticeDialog.tsx'));
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  mocks = await startNodeMocks({ origin: ORIGIN, jar: () => 'here' });
  client = createClient({ origin: ORIGIN });
});
afterEach(async () => {
  cleanup();
  client.stop();
  await mocks.stop();
});

function Everything() {
  const { status } = useSession();
  const profile = useProfile().data;
  const wallet = useWallet().data;
  const socket = useSocketState('lobby');
  const notice = useSessionNotice();
  const guest = useIsGuest();
  const signIn = useSignInGuest();
  const signOut = useSignOut();
  return (
    <>
      <p>{`${status} ${socket} ${guest ? 'guest' : 'member'} ${profile?.player.name ?? '-'} ${wallet?.Gold ?? '-'} ${notice ?? 'quiet'}`}</p>
      <p>{useLocation().pathname}</p>
      <button onClick={() => signIn.mutate('zh_tw')} type="button">
        guest
      </button>
      <button onClick={() => signOut.mutate()} type="button">
        leave
      </button>
    </>
  );
}

const open = (at = '/') =>
  render(
    <TestPage at={at} client={client}>
      <Everything />
    </TestPage>,
  );

async function signInByPhone(jar: string): Promise<void> {
  const accounts = await mocks.link.command({ command: 'accounts' });
  const playerID = accounts.find(({ Phone }) => Phone === '0900000001')?.PlayerID ?? '';
  await mocks.link.command({ command: 'signIn', jar, playerID });
}

test('signs in and out: sockets, profile and wallet follow', async () => {
  open();
  expect(await screen.findByText(/^unauthenticated idle/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'guest' }));
  expect(await screen.findByText(/^authenticated connected guest \S+ 10000 quiet$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByText('unauthenticated idle member - - quiet')).toBeVisible();
});

test('the end of a session removes the data of the player from the tab', async () => {
  writePersonal('draft.form', { name: '王小明' });
  localStorage.setItem('menagerie.draft.form', '{"name":"王小明"}');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'guest' }));
  await screen.findByText(/^authenticated connected/);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('王小明');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('王小明');
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await screen.findByText(/^unauthenticated idle/);
  await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('王小明'));
});

test('removes the data of a player whose session ended while the page was closed', async () => {
  sessionStorage.setItem('menagerie.personal.owner', '"10000042"');
  writePersonal('draft.form', { name: '王小明' });
  open();
  await screen.findByText(/^unauthenticated idle/);
  await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('王小明'));
});

test('restores the session of this browser', async () => {
  await signInByPhone('here');
  open();
  expect(await screen.findByText('authenticated connected member 夜行者小葵 1000000 quiet')).toBeVisible();
});

test('ends with MULTIPLE_SIGNIN at a sign-in elsewhere', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected member 夜行者小葵/);
  await signInByPhone('elsewhere');
  const dialog = await screen.findByRole('alertdialog', { name: '連線已過期 請重新登入' });
  expect(dialog).toHaveTextContent('帳號已在另一台裝置登入。不是您本人？請立即重新登入');
  await userEvent.click(within(dialog).getByRole('button', { name: '重新登入' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText(/^unauthenticated idle/)).toBeVisible();
});

test('ends with TIMEOUT at the first click after an hour', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  fireEvent.click(document.body);
  clock.mockRestore();
  expect(await screen.findByRole('alertdialog', { name: '登入過期' })).toHaveTextContent('登入過期，請重新登入');
  expect(screen.getByText(/ idle .* timeout$/)).toBeInTheDocument();
});

test('ends on the return to the page after an hour, before any click', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  fireEvent.focus(window);
  clock.mockRestore();
  const dialog = await screen.findByRole('alertdialog', { name: '登入過期' });
  await userEvent.click(within(dialog).getByRole('button', { name: '重新登入' }));
  expect(await screen.findByText(/^unauthenticated idle .* quiet$/)).toBeVisible();
});

test('does not restart the hour in any tab on a reload, but restarts it on a new sign-in', async () => {
  await signInByPhone('here');
  const first = open();
  await screen.findByText(/^authenticated connected/);
  localStorage.setItem('menagerie.lastClick', String(Date.now() - 3_600_000));
  fireEvent.focus(window);
  await screen.findByRole('alertdialog', { name: '登入過期' });
  first.unmount();

  open();
  const dialog = await screen.findByRole('alertdialog', { name: '登入過期' });
  await userEvent.click(within(dialog).getByRole('button', { name: '重新登入' }));
  await userEvent.click(await screen.findByRole('button', { name: 'guest' }));
  expect(await screen.findByText(/^authenticated connected guest .* quiet$/)).toBeVisible();
  fireEvent.focus(window);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('continues in a page that is reloaded within the hour', async () => {
  await signInByPhone('here');
  localStorage.setItem('menagerie.lastClick', String(Date.now() - 3_590_000));
  open();
  expect(await screen.findByText(/^authenticated connected .* quiet$/)).toBeVisible();
  expect(Number(localStorage.getItem('menagerie.lastClick'))).toBeGreaterThan(Date.now() - 60_000);
});

test('ends a day after its stored end, even after a click a minute ago', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  localStorage.setItem('menagerie.expires', JSON.stringify(new Date(Date.now() - 24 * 3_600_000).toISOString()));
  localStorage.setItem('menagerie.lastClick', String(Date.now() - 60_000));
  fireEvent.focus(window);
  expect(await screen.findByRole('alertdialog', { name: '登入過期' })).toBeVisible();
});

test('shows in a new page that the account is disabled; closing the notice signs out', async () => {
  await signInByPhone('here');
  await client.rest.post(setPlayerState, { PlayerID: '10000001', Disabled: true });
  open();
  const dialog = await screen.findByRole('alertdialog', { name: '帳號已停用' });
  expect(dialog).toHaveTextContent('此帳號已停用，請聯絡客服');
  await userEvent.click(within(dialog).getByRole('button', { name: '確認' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText(/^unauthenticated idle/)).toBeVisible();
});

test('shows in a new page that the player signed in elsewhere', async () => {
  await signInByPhone('here');
  await signInByPhone('elsewhere');
  open();
  expect(await screen.findByRole('alertdialog', { name: '連線已過期 請重新登入' })).toBeVisible();
});

test('ends the session on a call that fails with 100014, and shows why', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  client.sockets.lobby.stop();
  client.sockets.chat.stop();
  await client.rest.post(setPlayerState, { PlayerID: '10000001', Disabled: true });
  await client.rest.post(getDeletion, {}, { token: client.token() }).catch(() => {});
  expect(await screen.findByRole('alertdialog', { name: '帳號已停用' })).toBeVisible();
});

test('ends the session on a pause, and shows why', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  await client.rest.post(suspendPlayer, { Days: 1 }, { token: client.token(), idempotencyKey: uuid() });
  const dialog = await screen.findByRole('alertdialog', { name: '帳號暫停中' });
  expect(dialog).toHaveTextContent('暫停期間無法登入');
});

test('leads a paused player from a page for members to the home page', async () => {
  await signInByPhone('here');
  open('/zh_tw/member/limits');
  await screen.findByText(/^authenticated connected/);
  expect(screen.getByText('/zh_tw/member/limits')).toBeVisible();
  await client.rest.post(suspendPlayer, { Days: 1 }, { token: client.token(), idempotencyKey: uuid() });
  const dialog = await screen.findByRole('alertdialog', { name: '帳號暫停中' });
  await userEvent.click(within(dialog).getByRole('button', { name: '確認' }));
  expect(await screen.findByText('/zh_tw')).toBeVisible();
});

test.each([
  ['LIFF', 'Mozilla/5.0 (iPhone) AppleWebKit/605 Safari Line/15.1.0 LIFF'],
  ['the APK', 'Mozilla/5.0 (Linux; Android 16) Chrome/141 Mobile MenagerieAPK/9'],
])('clears the session without a notice in %s', async (_where, userAgent) => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  await signInByPhone('elsewhere');
  expect(await screen.findByText(/^unauthenticated idle .* quiet$/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  agent.mockRestore();
});

/**
 * Signs in and opens a second tab of this browser.
 *
 * @returns the second tab's client; the test stops it
 */
async function openTwoTabs(): Promise<Client> {
  await signInByPhone('here');
  open();
  const other = createClient({ origin: ORIGIN });
  render(
    <TestPage client={other}>
      <Everything />
    </TestPage>,
  );
  await waitFor(() => expect(screen.getAllByText(/^authenticated connected/)).toHaveLength(2));
  return other;
}

test('signs out the other tab as well', async () => {
  const other = await openTwoTabs();
  const [leave] = screen.getAllByRole('button', { name: 'leave' });
  if (leave !== undefined) await userEvent.click(leave);
  await waitFor(() => expect(screen.getAllByText(/^unauthenticated idle .* quiet$/)).toHaveLength(2));
  other.stop();
});

test('shows no notice and signs out no other tab on a new sign-in', async () => {
  const other = await openTwoTabs();
  await signInByPhone('elsewhere');
  await waitFor(() =>
    expect(screen.getAllByText('帳號已在另一台裝置登入。不是您本人？請立即重新登入')).toHaveLength(2),
  );
  const [again] = screen.getAllByRole('button', { name: '重新登入', hidden: true });
  // A hidden element has no accessible name.
  const [guest] = screen.getAllByText('guest', { selector: 'button' });
  if (again !== undefined) fireEvent.click(again);
  await waitFor(() =>
    expect(screen.getAllByText('帳號已在另一台裝置登入。不是您本人？請立即重新登入')).toHaveLength(1),
  );
  if (guest !== undefined) fireEvent.click(guest);
  await waitFor(() => expect(screen.getAllByText(/^authenticated connected guest .* quiet$/)).toHaveLength(2));
  expect(screen.queryByText('帳號已在另一台裝置登入。不是您本人？請立即重新登入')).not.toBeInTheDocument();
  other.stop();
});

test('gives the visitor a new statistics id in the next page if the session ended while no page was open', async () => {
  localStorage.setItem('menagerie.analyticsConsent', '"granted"');
  localStorage.setItem('menagerie.visitor', '"5b0c2f7e-6d0a-4a53-9a53-0b8f2f1e7a11"');
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  cleanup();
  client.stop();
  client = createClient({ origin: ORIGIN });
  await mocks.link.command({ command: 'reset', size: 'demo' });
  open();
  await screen.findByText(/^unauthenticated idle/);
  await waitFor(() => expect(localStorage.getItem('menagerie.visitor')).toBeNull());
});

test('keeps the statistics id of a visitor from page to page', async () => {
  localStorage.setItem('menagerie.analyticsConsent', '"granted"');
  localStorage.setItem('menagerie.visitor', '"5b0c2f7e-6d0a-4a53-9a53-0b8f2f1e7a11"');
  open();
  await screen.findByText(/^unauthenticated idle/);
  expect(localStorage.getItem('menagerie.visitor')).toContain('5b0c2f7e');
});

test('gives the visitor a new statistics id when the session ends', async () => {
  await signInByPhone('here');
  localStorage.setItem('menagerie.visitor', '"5b0c2f7e-6d0a-4a53-9a53-0b8f2f1e7a11"');
  open();
  await screen.findByText(/^authenticated connected/);
  expect(localStorage.getItem('menagerie.visitor')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await screen.findByText(/^unauthenticated idle/);
  expect([localStorage.getItem('menagerie.visitor'), localStorage.getItem('menagerie.expires')]).toEqual([null, null]);
});
