import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ClientProvider } from '#features/base/client/index.ts';
import { GuardedRouter } from '#features/base/leave-guard/index.ts';
import { PageSwitch, useLocation, useNavigate } from '#features/base/routing/index.ts';
import { SessionProvider, useSignOut } from '#features/base/session/index.ts';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '#features/testing/testBackend.ts';
import { RequireSession } from './RequireSession.tsx';

beforeEach(() => window.history.replaceState(null, '', '/zh_tw/member/info?tab=1'));

function Leave({ to, words }: { to: string | undefined; words: string }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = (): void =>
    signOut.mutate(undefined, {
      onSettled: () => (to === undefined ? undefined : navigate(to)),
    });
  return (
    <button onClick={leave} type="button">
      {words}
    </button>
  );
}
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function open(): Promise<void> {
  const client = await (await startTestBackend()).createClient(MEMBER.phone);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <GuardedRouter>
          <SessionProvider onSignInAgain={() => undefined}>
            <Leave to="/zh_tw" words="leave for home" />
            <Leave to={undefined} words="leave" />
            <Address />
            <PageSwitch
              otherwise={<p>the rest</p>}
              pages={{
                '/member/info': (
                  <RequireSession>
                    <p>one’s own</p>
                  </RequireSession>
                ),
              }}
            />
          </SessionProvider>
        </GuardedRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('one’s own');
}
const address = () => screen.getByRole('status', { name: 'address' });

test('leads home after a sign-out on the way to the page, not to the sign-in (specification 1 §2)', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'leave for home' }));
  await screen.findByText('the rest');
  expect(address()).toHaveTextContent(/^\/zh_tw$/);
  expect(window.location.pathname).toBe('/zh_tw');
});

test('leads to the sign-in after the session ended, and back afterwards', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await screen.findByText('the rest');
  expect(address()).toHaveTextContent(
    '/zh_tw/signIn?error=SessionRequired&callbackUrl=%2Fzh_tw%2Fmember%2Finfo%3Ftab%3D1&phoneStep=0',
  );
});

test('shows within five seconds that the session is unknown, and reads it again immediately on a press', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { '*': 1 } });
  await renderWithProviders(
    <RequireSession>
      <p>one’s own</p>
    </RequireSession>,
    { at: '/zh_tw/member/info' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: '沒有載入成功' }, { timeout: 5000 })).toBeVisible();
  backend.change({ fail: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByText('one’s own')).toBeVisible();
});
