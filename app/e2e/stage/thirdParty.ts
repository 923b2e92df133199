import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { Session } from '#protocol/entities/session.ts';
import type { PartyName } from '#protocol/entities/signIn.ts';
import { screens } from './screens.ts';
import type { Backend } from './stage.ts';

/** The names of the third parties. */
export const partyNames: Readonly<Record<PartyName, string>> = {
  line: 'LINE',
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** What a person presses at a third party of development, by how that ends. */
const buttons: Readonly<Record<Exclude<ConsentOutcome, 'agreed'>, string>> = {
  denied: 'Deny',
  emailMissing: 'Agree without an e-mail address',
  badState: 'Answer with a wrong state',
  badNonce: 'Answer with a wrong nonce',
  providerDown: 'Be down when the code is exchanged',
  codeRefused: 'Refuse the code',
};

/** Where third parties of development are: on a service another site than its own. */
export const isThirdParty = (backend: Backend, url: URL): boolean =>
  backend === 'service' && url.hostname === '127.0.0.1';

/** The window with the ways to sign in. */
export const waysToSignIn = (page: Page): Locator => page.getByRole('dialog', { name: '登入', exact: true });

/** A way to sign in, in that window. */
export const wayOf = (page: Page, party: PartyName): Locator =>
  waysToSignIn(page).getByRole('button', {
    name: party === 'line' ? '使用 LINE 登入' : partyNames[party],
    exact: true,
  });

/** Waits for a third party's page. */
export async function reachThirdParty(page: Page, backend: Backend, party: PartyName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `${partyNames[party]}, for development` })).toBeVisible();
  if (backend === 'service') expect(isThirdParty(backend, new URL(page.url()))).toBe(true);
}

/** Answers there, as somebody new wherever that can be chosen: what a walk sees is not what another one left. */
export async function answerThirdParty(page: Page, backend: Backend, outcome: ConsentOutcome): Promise<void> {
  const agrees = backend === 'service' ? 'Agree' : 'Somebody new';
  if (backend === 'service') await page.getByRole('radio', { name: 'Somebody new' }).check();
  await page.getByRole('button', { name: outcome === 'agreed' ? agrees : buttons[outcome], exact: true }).click();
}

/** Runs in the page. */
async function readSession(): Promise<unknown> {
  return (await fetch('/api/auth/session')).json();
}

/** Sees a new player greeted, and in the lobby with the wallet of one. @returns the session */
export async function seeNewPlayer(page: Page): Promise<Session> {
  await page.getByRole('alertdialog', { name: '恭喜註冊成功！' }).getByRole('button', { name: '開始遊戲' }).click();
  await expect(waysToSignIn(page)).toHaveCount(0);
  await expect(screens.wallet(page)).toContainText('10,000');
  await expect(page).not.toHaveURL(/[?&](?:phoneStep|code|state|error)=/);
  const session = getSession.result.parse(await page.evaluate(readSession));
  if (session === null) throw new Error('nobody is signed in');
  return session;
}

/** Keeps every address that a browser asks for or shows, sockets and redirects too. */
export function watchAddresses(context: BrowserContext): readonly string[] {
  const seen: string[] = [];
  const watch = (page: Page): void => {
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    page.on('websocket', (socket) => seen.push(socket.url()));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  context.on('request', (request) => seen.push(request.url()));
  return seen;
}
