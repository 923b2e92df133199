import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentSignIn, setProviderState } from '#protocol/endpoints/dev.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient } from '../../../base/client/index.ts';
import { PageSwitch, useLocation } from '../../../base/routing/index.ts';
import { useProfile, useSession, useSignOut } from '../../../base/session/index.ts';
import { TestPage } from '../../../testing/index.ts';
import { type BringBack, ConsentPage } from '../consent/ConsentPage.tsx';
import { SignInGate, useOpenSignIn } from '../index.ts';
import { ProviderSignInPage } from './ProviderSignInPage.tsx';
import { testFirst } from '../../../testing/long.ts';

const ORIGIN = 'http://localhost:4812';
const POPUP = 'menagerie.signIn';
let mocks: NodeMocks;
let client: Client;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

// jsdom has no media queries; this stub answers like a desktop.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

beforeAll(() => import('../SignIn.tsx'));
beforeEach(async () => {
  mocks = await startNodeMocks({ origin: ORIGIN });
  client = createClient({ origin: ORIGIN });
});
afterEach(async () => {
  cleanup();
  window.name = '';
  client.stop();
  await mocks.stop();
});

function Where() {
  const { status } = useSession();
  const name = useProfile().data?.player.name;
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  const openSignIn = useOpenSignIn();
  return (
    <>
      <button onClick={() => signOut.mutate()} type="button">
        signOut
      </button>
      <button onClick={openSignIn} type="button">
        signIn
      </button>
      <p>{`${status}${name === undefined ? '' : ' somebody'}`}</p>
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

const left: string[] = [];
beforeEach(() => void left.splice(0));
const goTo = (address: string): void => void left.push(address);

/** Calls the callback like the consent page, but follows no redirect, since the tests have no server. */
const bring: BringBack = async ({ Method, Path, Parameters }) => {
  const fields = new URLSearchParams(Parameters);
  const init = Method === 'GET' ? {} : { method: 'POST', body: fields };
  const url = `${ORIGIN}${Path}${Method === 'GET' ? `?${fields.toString()}` : ''}`;
  const reply = await fetch(url, { ...init, redirect: 'manual' });
  return reply.headers.get('location') ?? '';
};

const openPage = (at: string) =>
  render(
    <TestPage at={at} client={client}>
      <Where />
      <PageSwitch otherwise={<SignInGate />} pages={{ '/signIn/:provider': <ProviderSignInPage goTo={goTo} /> }} />
    </TestPage>,
  );
const openConsent = (provider: ProviderName, at: string) =>
  render(
    <TestPage at={at.slice(ORIGIN.length)} client={client}>
      <ConsentPage bring={bring} goTo={goTo} origin={ORIGIN} provider={provider} />
    </TestPage>,
  );
const leftFor = async (count = 1): Promise<string> => {
  await vi.waitFor(() => expect(left).toHaveLength(count), { timeout: 10_000 });
  return left[count - 1] ?? '';
};
const address = () => screen.getByRole('status', { name: 'address' });

function stubPopup(opened: boolean): { closed: boolean } {
  const popup = { closed: false };
  vi.spyOn(window, 'open').mockImplementation(() => (opened ? (popup as unknown as Window) : null));
  return popup;
}
function tell(end: object): void {
  const channel = new BroadcastChannel('menagerie.signIn');
  channel.postMessage(end);
  channel.close();
}
const choose = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('the page of a sign-in', () => {
  test('goes to the identity provider with a state of the attempt', async () => {
    openPage('/signIn/google?signInRedirectURL=%2Fzh_tw%2Frank');
    expect(screen.getByText('正在前往 Google')).toBeInTheDocument();
    expect(await leftFor()).toMatch(/^http:\/\/localhost:4812\/signIn\/google\?.*state=[0-9a-f]{64}/);
  });

  test('shows that the identity provider does not answer, and retries', async () => {
    await client.rest.post(setProviderState, { Provider: 'line', State: 'down' });
    openPage('/signIn/line');
    expect(await screen.findByRole('alert')).toHaveTextContent('無法前往 LINE');
    await client.rest.post(setProviderState, { Provider: 'line', State: 'up' });
    await choose('再試一次');
    expect(await leftFor()).toContain('/signIn/line?');
  });

  test('leads back, or closes the popup, if the identity provider does not answer', async () => {
    await client.rest.post(setProviderState, { Provider: 'line', State: 'down' });
    const whole = openPage('/signIn/line?signInRedirectURL=%2Fzh_tw%2Frank%3FphoneStep%3D0');
    expect(await screen.findByRole('link', { name: '返回登入方式' })).toHaveAttribute(
      'href',
      '/zh_tw/rank?phoneStep=0',
    );
    whole.unmount();
    const foreign = openPage('/signIn/line?signInRedirectURL=https%3A%2F%2Fevil.example%2F');
    expect(await screen.findByRole('link', { name: '回到大廳' })).toHaveAttribute('href', '/');
    foreign.unmount();
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    window.name = POPUP;
    openPage('/signIn/line');
    await choose('關閉');
    expect(close).toHaveBeenCalled();
  });

  test('notifies the opener of a popup, and closes it', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('menagerie.signIn');
    channel.addEventListener('message', ({ data }) => heard.push(data));
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    window.name = POPUP;
    openPage('/signIn/google?result=signedIn');
    await vi.waitFor(() => expect(heard).toEqual([{ provider: 'google', result: 'signedIn' }]));
    expect(close).toHaveBeenCalled();
    expect(screen.getByText('可以關閉這個視窗了。')).toBeVisible();
    channel.close();
  });

  test.each([
    ['AccessDenied', '您已取消 Apple 授權，可以再試一次或改用其他方式登入。'],
    ['IdentityTaken', '這個 Apple 帳號已綁定其他玩家。'],
    ['<script>', '登入沒有完成，請再試一次。'],
  ])('explains %s, and retries', async (error, words) => {
    openPage(`/signIn/apple?error=${encodeURIComponent(error)}&purpose=bind`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: '再試一次' })).toHaveAttribute('href', '/signIn/apple?purpose=bind');
  });

  test('accepts no other identity provider', () => {
    openPage('/signIn/myspace');
    expect(screen.getByRole('alert')).toHaveTextContent('登入沒有完成');
  });
});

describe('the consent page of the mocks', () => {
  test.each(['line', 'google', 'apple', 'facebook'] as const)(
    'signs in by %s from the consent to the session',
    async (provider) => {
      const began = openPage(`/signIn/${provider}`);
      const asked = await leftFor();
      began.unmount();
      const asking = openConsent(provider, asked);
      await choose('林小梅 · mei@people.example');
      expect(await leftFor(2)).toBe('/');
      asking.unmount();
      openPage('/');
      expect(await screen.findByText('authenticated somebody')).toBeVisible();
    },
  );

  testFirst(
    'simulates the failure that the developer chose: %s',
    [
      ['Deny', 'AccessDenied'],
      ['Answer with a wrong state', 'StateMismatch'],
      ['Answer with a wrong nonce', 'NonceMismatch'],
      ['Be down when the code is exchanged', 'ProviderUnavailable'],
      ['Refuse the code', 'ProviderRefused'],
    ],
    async (words, error) => {
      window.name = POPUP;
      const began = openPage('/signIn/apple');
      const asked = await leftFor();
      began.unmount();
      openConsent('apple', asked);
      await choose(words);
      expect(await leftFor(2)).toBe(`/signIn/apple?error=${error}`);
    },
  );

  test('refuses an unknown request', async () => {
    openConsent('google', `${ORIGIN}/signIn/google?state=1`);
    await choose('Somebody new');
    expect(await screen.findByRole('alert')).toHaveTextContent('This question is over');
  });
});

describe('the sign-in modal', () => {
  const open = async (name: string): Promise<void> => {
    openPage('/?phoneStep=0');
    const button = await screen.findByRole('button', { name });
    // The opening sheet ignores the pointer.
    await vi.waitFor(() => userEvent.click(button), { timeout: 10_000 });
  };

  test('opens a popup of 500 by 550 and signs in at its message', async () => {
    stubPopup(true);
    await open('Google');
    expect(vi.mocked(window.open).mock.calls.at(-1)).toEqual([
      expect.stringMatching(/^\/signIn\/google\?signInRedirectURL=/),
      POPUP,
      expect.stringContaining('width=500,height=550'),
    ]);
    expect(screen.getByText('請在開啟的視窗完成 Google 登入')).toBeVisible();
    const url = new URL((await beginElsewhere('google')) ?? '');
    await bring(await client.rest.post(consentSignIn, { url: url.href, Person: 'demo-kai' }));
    act(() => tell({ provider: 'google', result: 'signedIn' }));
    expect(await screen.findByText('authenticated somebody')).toBeVisible();
  });

  test('greets each new account, also a second account on the same page', async () => {
    stubPopup(true);
    openPage('/?phoneStep=0');
    for (const Person of ['new-one', 'new-two']) {
      const button = await screen.findByRole('button', { name: 'Google' });
      await vi.waitFor(() => userEvent.click(button), { timeout: 10_000 });
      left.splice(0);
      const url = (await beginElsewhere('google')) ?? '';
      await bring(await client.rest.post(consentSignIn, { url, Person }));
      act(() => tell({ provider: 'google', result: 'signedIn' }));
      expect(await screen.findByRole('dialog', { name: '歡迎禮' })).toBeVisible();
      await choose('收下 10,000');
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
      await choose('signOut');
      await choose('signIn');
    }
  });

  test('shows how the popup ended, and retries', async () => {
    stubPopup(true);
    await open('使用 LINE 登入');
    act(() => tell({ provider: 'line', error: 'AccessDenied' }));
    expect(await screen.findByText(/您已取消 LINE 授權/)).toBeVisible();
    await choose('再試一次');
    expect(screen.getByText('請在開啟的視窗完成 LINE 登入')).toBeVisible();
    expect(window.open).toHaveBeenCalledTimes(2);
  });

  test('notices a closed popup, and still accepts its later message', async () => {
    const popup = stubPopup(true);
    await open('Facebook');
    popup.closed = true;
    expect(await screen.findByText('登入視窗已關閉，尚未完成登入。')).toBeVisible();
    act(() => tell({ provider: 'facebook', error: 'AccessDenied' }));
    expect(await screen.findByText(/您已取消 Facebook 授權/)).toBeVisible();
  });

  test('asks the service after a popup closed without a message', async () => {
    const popup = stubPopup(true);
    await open('Google');
    const url = new URL((await beginElsewhere('google')) ?? '');
    await bring(await client.rest.post(consentSignIn, { url: url.href, Person: 'demo-linh' }));
    popup.closed = true;
    expect(await screen.findByText('authenticated somebody')).toBeVisible();
  });

  test('leaves with the whole page if the popup is blocked, and returns to it', async () => {
    stubPopup(false);
    await open('Apple');
    await vi.waitFor(() => expect(address()).toHaveTextContent(/^\/signIn\/apple\?signInRedirectURL=/));
    const asked = await leftFor();
    expect(asked).toContain('response_mode=form_post');
    const back = await bring(await client.rest.post(consentSignIn, { url: asked, Person: 'new-comer' }));
    cleanup();
    openPage(`/?phoneStep=0`);
    expect(back).toMatch(/^\//);
    expect(await screen.findByRole('dialog', { name: '歡迎禮' })).toBeVisible();
  });

  test('returns to the first target after repeated tries', async () => {
    stubPopup(false);
    const wanted = '/zh_tw/member/info?a=b';
    const asked = (): string =>
      new URLSearchParams(address().textContent?.split('?')[1]).get('signInRedirectURL') ?? '';
    for (const [callbackUrl, back] of [
      [wanted, wanted],
      [
        'https://evil.example/',
        '/zh_tw/signIn?error=AccessDenied&provider=line&callbackUrl=https%3A%2F%2Fevil.example%2F',
      ],
    ] as const) {
      const query = new URLSearchParams({ error: 'AccessDenied', provider: 'line', callbackUrl });
      window.history.replaceState(null, '', `/zh_tw/signIn?${query.toString()}`);
      await open('Google');
      await vi.waitFor(() => expect(address()).toHaveTextContent(/^\/signIn\/google\?signInRedirectURL=/));
      expect(asked()).toBe(back);
      cleanup();
    }
    window.history.replaceState(null, '', '/');
  });

  test('shows that an identity provider is not configured', async () => {
    await client.rest.post(setProviderState, { Provider: 'google', State: 'off' });
    stubPopup(true);
    openPage('/?phoneStep=0');
    const google = await screen.findByRole('button', { name: 'Google' });
    await vi.waitFor(() => expect(google).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(google);
    expect(await screen.findByText('此登入方式尚未啟用')).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();
  });
});

/** Begins a sign-in in the same browser, like the popup. */
async function beginElsewhere(provider: ProviderName): Promise<string | undefined> {
  const elsewhere = render(
    <TestPage at={`/signIn/${provider}`} client={client}>
      <PageSwitch pages={{ '/signIn/:provider': <ProviderSignInPage goTo={goTo} /> }} />
    </TestPage>,
  );
  const url = await leftFor();
  elsewhere.unmount();
  return url;
}
