import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient, useSocketState } from '../client/index.ts';
import { TestPage } from '../testing/index.ts';
import {
  useIsGuest,
  useProfile,
  useSession,
  useSessionNotice,
  useSignInGuest,
  useSignOut,
  useWallet,
} from './index.ts';

// A world is made for each test, on whatever machine this is.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const ORIGIN = 'http://localhost:4812';
let mocks: NodeMocks;
let client: Client;

beforeAll(() => import('./SessionNoticeDialog.tsx'));
beforeEach(async () => {
  localStorage.clear();
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
      <button onClick={() => signIn.mutate('zh_tw')} type="button">
        guest
      </button>
      <button onClick={() => signOut.mutate()} type="button">
        leave
      </button>
    </>
  );
}

const open = () =>
  render(
    <TestPage client={client}>
      <Everything />
    </TestPage>,
  );

/** Signs in as the first demo account in the browser that `jar` names, as another page of it would. */
async function signInByPhone(jar: string): Promise<void> {
  const accounts = await mocks.link.order({ order: 'accounts' });
  const playerID = accounts.find(({ Phone }) => Phone === '0900000001')?.PlayerID ?? '';
  await mocks.link.order({ order: 'signIn', jar, playerID });
}

test('signs in and out: sockets, profile and wallet follow', async () => {
  open();
  expect(await screen.findByText(/^unauthenticated idle/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'guest' }));
  expect(await screen.findByText(/^authenticated connected guest \S+ 10000 quiet$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByText('unauthenticated idle member - - quiet')).toBeVisible();
});

test('takes up the session of this browser', async () => {
  await signInByPhone('here');
  open();
  expect(await screen.findByText('authenticated connected member 夜行者小葵 1000000 quiet')).toBeVisible();
});

test('a sign-in elsewhere ends it with MULTIPLE_SIGNIN', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected member 夜行者小葵/);
  await signInByPhone('elsewhere');
  const dialog = await screen.findByRole('alertdialog', { name: '連線已過期' });
  expect(dialog).toHaveTextContent('連線已過期 請重新登入');
  await userEvent.click(within(dialog).getByRole('button', { name: '重新登入' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText(/^unauthenticated idle/)).toBeVisible();
});

test('an hour without a click ends it with TIMEOUT at the next click', async () => {
  await signInByPhone('here');
  open();
  await screen.findByText(/^authenticated connected/);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  fireEvent.click(document.body);
  clock.mockRestore();
  expect(await screen.findByRole('alertdialog', { name: '登入過期' })).toHaveTextContent('登入過期，請重新登入');
  expect(screen.getByText(/ idle .* timeout$/)).toBeInTheDocument();
});
