import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createIdentityToken, setProviderState } from '#protocol/endpoints/dev.ts';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient } from '../../../base/client/index.ts';
import { useSession, useSignOut } from '../../../base/session/index.ts';
import { TestPage } from '../../../testing/index.ts';
import { SignInGate, useOpenSignIn } from '../index.ts';
import { enterLiff } from './enterLiff.ts';
import { createMemoryLiff } from './memoryLiff.ts';
import { LONG } from '../../../testing/long.ts';

const ORIGIN = 'http://localhost:4814';
let mocks: NodeMocks;
let client: Client;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
// jsdom has no media queries; this stub answers like a desktop.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

const idToken = vi.fn<() => Promise<string | undefined>>();
const onLogin = vi.fn<() => void>();
const inLine = (LiffID: string): Promise<void> =>
  enterLiff({ Brand: { LiffID }, DevTools: false }, async () => createMemoryLiff({ idToken, onLogin }));

// All tests share one world; each attempt has its own browser and person.
let attempt = 0;
let jar = 'browser-0';
beforeAll(async () => {
  await import('../SignIn.tsx');
  mocks = await startNodeMocks({ origin: ORIGIN, jar: () => jar });
});
afterAll(async () => {
  await inLine('');
  await mocks.stop();
});
beforeEach(async () => {
  sessionStorage.clear();
  attempt += 1;
  jar = `browser-${attempt}`;
  client = createClient({ origin: ORIGIN });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/15.1.0 LIFF');
  await inLine('1234-abcd');
  vi.spyOn(window, 'open').mockReturnValue(null);
  onLogin.mockClear();
  idToken.mockReset().mockImplementation(() => tokenOf(`sheet-${attempt}`));
});
afterEach(async () => {
  cleanup();
  client.stop();
  await client.rest.post(setProviderState, { Provider: 'line', State: 'up' });
});

const tokenOf = async (Subject: string): Promise<string> =>
  (await client.rest.post(createIdentityToken, { TPType: 7, Subject })).TPToken;

function Who() {
  const { status, session } = useSession();
  const signOut = useSignOut();
  const openSignIn = useOpenSignIn();
  return (
    <>
      <p>{`${status} ${session?.provider ?? 'nobody'}`}</p>
      <button onClick={() => signOut.mutate()} type="button">
        leave
      </button>
      <button onClick={openSignIn} type="button">
        signIn
      </button>
    </>
  );
}

/** Opens the ways to sign in as a player who signed out in LINE's own browser. */
async function comeBack(): Promise<void> {
  render(
    <TestPage client={client}>
      <Who />
      <SignInGate />
    </TestPage>,
  );
  await screen.findByText('authenticated line');
  await userEvent.click(await screen.findByRole('button', { name: '收下 10,000' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 5000 });
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await screen.findByText(/^unauthenticated/);
  await userEvent.click(screen.getByRole('button', { name: 'signIn' }));
}
const pressLine = async (): Promise<void> => {
  const button = await screen.findByRole('button', { name: '使用 LINE 登入' });
  // The opening sheet ignores the pointer.
  await vi.waitFor(() => userEvent.click(button), { timeout: 10_000 });
};

test('signs in by the large button with LINE’s own token, without a popup or another page', async () => {
  await comeBack();
  await pressLine();
  expect(await screen.findByText('authenticated line')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(idToken).toHaveBeenCalledTimes(2);
  expect(window.open).not.toHaveBeenCalled();
});

test('shows in the sheet that LINE does not answer, and retries', async () => {
  await comeBack();
  await client.rest.post(setProviderState, { Provider: 'line', State: 'down' });
  await pressLine();
  expect(await screen.findByText(/^LINE 目前沒有回應/)).toBeVisible();
  await client.rest.post(setProviderState, { Provider: 'line', State: 'up' });
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('authenticated line')).toBeVisible();
});

test('renews an expired token by LINE once, then shows the failure in the sheet', LONG, async () => {
  await comeBack();
  idToken.mockResolvedValue('nonsense');
  await pressLine();
  await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  await pressLine();
  expect(await screen.findByText(/^無法確認 LINE 的回覆/)).toBeVisible();
  expect(onLogin).toHaveBeenCalledOnce();
});
