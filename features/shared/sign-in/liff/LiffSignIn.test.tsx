import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentityToken, setPlayerState, setProviderState } from '#protocol/endpoints/dev.ts';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient } from '../../../base/client/index.ts';
import { useSession, useSignOut } from '../../../base/session/index.ts';
import { TestPage } from '../../../testing/index.ts';
import { type Liff, LiffFailure } from './liff.ts';
import { LiffSignIn } from './LiffSignIn.tsx';
import { createMemoryLiff } from './memoryLiff.ts';
import { LONG } from '../../../testing/long.ts';

const ORIGIN = 'http://localhost:4813';
let mocks: NodeMocks;
let client: Client;

// Creating a world takes a long time on a slow machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

// All tests share one world; each test has its own browser.
let jar = 'browser-0';
beforeAll(async () => {
  mocks = await startNodeMocks({ origin: ORIGIN, jar: () => jar });
});
afterAll(() => mocks.stop());
beforeEach((context) => {
  sessionStorage.clear();
  jar = `browser-${context.task.id}`;
  client = createClient({ origin: ORIGIN });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/15.1.0 LIFF');
});
afterEach(async () => {
  cleanup();
  client.stop();
  await client.rest.post(setProviderState, { Provider: 'line', State: 'up' });
});

function Who() {
  const { status, session } = useSession();
  const signOut = useSignOut();
  return (
    <>
      <p>{`${status} ${session?.provider ?? 'nobody'} ${session?.playerID ?? ''}`}</p>
      <button onClick={() => signOut.mutate()} type="button">
        leave
      </button>
    </>
  );
}

const tokenOf = async (Subject: string): Promise<string> =>
  (await client.rest.post(createIdentityToken, { TPType: 7, Subject })).TPToken;

const open = (liff: Promise<Liff>, reload = vi.fn<() => void>()) => {
  render(
    <TestPage client={client}>
      <Who />
      <LiffSignIn liff={liff} reload={reload} />
    </TestPage>,
  );
  return reload;
};
const openAs = (idToken: () => Promise<string | undefined>) => {
  const onLogin = vi.fn<() => void>();
  open(Promise.resolve(createMemoryLiff({ idToken, onLogin })));
  return onLogin;
};
const signedIn = () => screen.findByText(/^authenticated line/);

async function acceptWelcome(): Promise<void> {
  const welcome = await screen.findByRole('dialog', { name: '歡迎禮' });
  await userEvent.click(within(welcome).getByRole('button', { name: '收下 10,000' }));
  await vi.waitFor(() => expect(welcome).not.toBeInTheDocument(), { timeout: 5000 });
}

async function replaceSession(): Promise<void> {
  const playerID =
    screen
      .getByText(/^authenticated line/)
      .textContent.split(' ')
      .at(-1) ?? '';
  await mocks.link.command({ command: 'signIn', jar: 'elsewhere', playerID });
}

test('signs in automatically, greets a new account once, and not the next time', async () => {
  openAs(() => tokenOf('liff-mei'));
  await signedIn();
  await acceptWelcome();
  await client.rest.post(setProviderState, { Provider: 'line', State: 'down' });
  cleanup();
  // The session is still valid, so no request goes to LINE.
  openAs(() => tokenOf('liff-mei'));
  await signedIn();
  expect(screen.queryByRole('dialog', { name: '歡迎禮' })).not.toBeInTheDocument();
});

test('does not sign in after a sign-out until the page is opened again', LONG, async () => {
  const idToken = vi.fn<() => Promise<string>>(() => tokenOf('liff-out'));
  openAs(idToken);
  await signedIn();
  await acceptWelcome();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await screen.findByText(/^unauthenticated/);
  await userEvent.click(document.body);
  expect(idToken).toHaveBeenCalledTimes(1);
  cleanup();
  openAs(idToken);
  await signedIn();
});

test('signs in again without a notice after a replaced session, when the player returns', LONG, async () => {
  const idToken = vi.fn<() => Promise<string>>(() => tokenOf('liff-twice'));
  openAs(idToken);
  await signedIn();
  await acceptWelcome();
  await replaceSession();
  await screen.findByText(/^unauthenticated/);
  expect(idToken).toHaveBeenCalledTimes(1);
  await userEvent.click(document.body);
  await signedIn();
  expect(idToken).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog', { name: '歡迎禮' })).not.toBeInTheDocument();
});

test('signs in again immediately without a notice after the idle time', LONG, async () => {
  const idToken = vi.fn<() => Promise<string>>(() => tokenOf('liff-idle'));
  openAs(idToken);
  await signedIn();
  await acceptWelcome();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  fireEvent.focus(window);
  await vi.waitFor(() => expect(idToken).toHaveBeenCalledTimes(2));
  await signedIn();
  expect(screen.queryByRole('dialog', { name: '歡迎禮' })).not.toBeInTheDocument();
  vi.useRealTimers();
});

describe('a failure ends in a clear state', () => {
  const message = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: '尚未登入' });

  test('opens the page again if LINE refuses it', async () => {
    const refused = Promise.reject(new LiffFailure('INIT_FAILED'));
    refused.catch(() => undefined);
    const reload = open(refused);
    expect(await message()).toHaveTextContent('LINE 目前沒有回應');
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits while the service cannot reach LINE', async () => {
    await client.rest.post(setProviderState, { Provider: 'line', State: 'down' });
    openAs(() => tokenOf('liff-down'));
    expect(await message()).toHaveTextContent('LINE 目前沒有回應');
    await client.rest.post(setProviderState, { Provider: 'line', State: 'up' });
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    await signedIn();
  });

  test('shows the product signed out if LINE is not configured', async () => {
    await client.rest.post(setProviderState, { Provider: 'line', State: 'off' });
    openAs(() => tokenOf('liff-off'));
    await message();
    await userEvent.click(screen.getByRole('button', { name: '先逛逛大廳' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^unauthenticated/)).toBeVisible();
  });

  test.each([
    ['gives no token', undefined],
    ['gives a token that is over or forged', 'nonsense'],
  ])('asks LINE once for another token if LINE %s, then shows the failure', async (_what, token) => {
    const onLogin = openAs(async () => token);
    await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog', { name: '歡迎禮' })).not.toBeInTheDocument();
    cleanup();
    const again = openAs(async () => token);
    expect(await message()).toHaveTextContent('無法確認 LINE 的回覆');
    expect(again).not.toHaveBeenCalled();
  });

  test('shows that the account is disabled', async () => {
    openAs(() => tokenOf('liff-disabled'));
    await signedIn();
    await acceptWelcome();
    const PlayerID =
      screen
        .getByText(/^authenticated line/)
        .textContent.split(' ')
        .at(-1) ?? '';
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await screen.findByText(/^unauthenticated/);
    await act(() => client.rest.post(setPlayerState, { PlayerID, Disabled: true }));
    cleanup();
    openAs(() => tokenOf('liff-disabled'));
    expect(await message()).toHaveTextContent('停用');
  });
});
