import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import { PROVIDER_NAMES, type ProviderName } from '#protocol/entities/signIn.ts';
import { type Backend, DESKTOP, expect, PHONE, type TestApp, test } from './fixtures/index.ts';
import {
  answerProvider,
  isProvider,
  providerNames,
  reachProvider,
  seeNewPlayer,
  waysToSignIn,
  wayOf,
} from './fixtures/identityProvider.ts';
import { LONG } from './fixtures/long.ts';

interface Mode {
  readonly backend: Backend;
  readonly title: string;
  readonly goes: 'in a popup' | 'blocked' | 'whole';
  readonly browser: BrowserContextOptions;
}

const MODES: readonly Mode[] = [
  { backend: 'service', title: 'in a popup', goes: 'in a popup', browser: DESKTOP },
  { backend: 'mocks', title: 'with the whole page, since the popup is blocked', goes: 'blocked', browser: DESKTOP },
  {
    backend: 'service',
    title: 'with the whole page on a phone, where no popup is asked for',
    goes: 'whole',
    browser: { ...PHONE, isMobile: true, hasTouch: true },
  },
];

/** A failure that the person chooses at the identity provider, and the player's text. */
type Failure = readonly [
  title: string,
  outcome: ConsentOutcome | 'leave' | 'down',
  words: (provider: string) => string,
];

const FAILURES: readonly Failure[] = [
  ['denied', 'denied', (provider) => `您已取消 ${provider} 授權，可以再試一次或改用其他方式登入。`],
  ['a wrong state', 'badState', () => '這次登入無法確認是由您發起，請重新登入。'],
  ['a wrong nonce', 'badNonce', (provider) => `${provider} 的回覆與這次登入不符，請重新登入。`],
  [
    'down when the code is exchanged',
    'providerDown',
    (provider) => `${provider} 目前沒有回應，請稍後再試或改用其他方式登入。`,
  ],
  ['left: the popup is closed, the whole page goes back', 'leave', () => '登入視窗已關閉，尚未完成登入。'],
  ['down when the sign-in begins', 'down', () => '登入視窗已關閉，尚未完成登入。'],
];

/** One person on one page meets every failure once. */
interface Person {
  readonly backend: Backend;
  readonly app: TestApp;
  readonly page: Page;
  readonly inPopup: boolean;
}

/** The sign-in page's button, which opens the ways to sign in. */
const signInOf = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: '登入', exact: true });

/** Tries an identity provider, by the retry button if there is one. @returns the page that goes to the provider */
async function go({ page, inPopup }: Person, provider: ProviderName, isRetry: boolean): Promise<Page> {
  if (!(await waysToSignIn(page).isVisible())) await signInOf(page).click();
  const opened = inPopup ? page.waitForEvent('popup') : page;
  await (isRetry && inPopup ? page.getByRole('button', { name: '再試一次' }) : wayOf(page, provider)).click();
  return opened;
}

async function fail(
  { backend, app, inPopup }: Person,
  at: Page,
  provider: ProviderName,
  outcome: Failure[1],
): Promise<void> {
  if (outcome === 'down') {
    const said = at.getByRole('alert');
    await expect(said).toContainText(`無法前往 ${providerNames[provider]}`);
    await app.develop('/dev/provider', { Provider: provider, State: 'up' });
    await (inPopup ? at.getByRole('button', { name: '關閉' }) : at.getByRole('link', { name: '返回登入方式' })).click();
    return;
  }
  await reachProvider(at, backend, provider);
  if (outcome !== 'leave') await answerProvider(at, backend, outcome);
  else if (inPopup) await at.close();
  else await at.goBack();
}

/** Checks the final page: its text, and the focus of the keyboard. */
async function seeEnd({ page, inPopup }: Person, outcome: Failure[1], words: string): Promise<void> {
  if (inPopup || outcome === 'leave' || outcome === 'down') {
    await expect(waysToSignIn(page)).toBeVisible();
    await expect(waysToSignIn(page).getByRole('status')).toHaveText(inPopup ? words : '');
    await expect.poll(() => waysToSignIn(page).evaluate((ways) => ways.contains(document.activeElement))).toBe(true);
    // A popup reports the result before it closes.
    await expect.poll(() => page.context().pages()).toEqual([page]);
    return;
  }
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeAttached();
  await expect(page).toHaveURL(/\/signIn\?error=/);
  // Screen readers read a loaded page from its beginning.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
}

// The failures of a sign-in by provider, each followed by another try. The last try signs in, with an account without an e-mail
// address. Each test begins with another failure and another identity provider. Each way to open the provider is tested once, with every
// failure; `providers.spec.ts` checks the result of a popup on mocks.
for (const [at, { backend, ...mode }] of MODES.entries()) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(`each failure happens once ${mode.title}`, LONG, async ({ app, watch }) => {
      // Seven sign-ins.
      test.setTimeout(300_000);
      watch.letLeave((url) => isProvider(backend, url));
      watch.expectProblems(/status of 503 .*\/api\/auth\/signin\//);
      // The library of the development provider answers with a form that refuses.
      watch.expectProblems(/status of 400 .*127\.0\.0\.1:\d+\/auth\//);
      const page = await app.visit({ path: '/zh_tw/signIn', browser: mode.browser });
      const inPopup = mode.goes === 'in a popup';
      if (mode.goes === 'blocked') {
        await page.evaluate(() => void (window.open = () => null));
        await page.context().addInitScript(() => void (window.open = () => null));
      }
      await expect(signInOf(page)).toBeVisible();
      const person = { backend, app, page, inPopup };
      const failures = [...FAILURES.slice(at), ...FAILURES.slice(0, at)];
      const providerOf = (step: number): ProviderName => PROVIDER_NAMES[(at + (step < 3 ? 0 : 1)) % 4] ?? 'line';

      for (const [step, [title, outcome, words]] of failures.entries()) {
        const provider = providerOf(step);
        await test.step(`${provider}: ${title}`, async () => {
          if (outcome === 'down') await app.develop('/dev/provider', { Provider: provider, State: 'down' });
          const there = await go(person, provider, step > 0 && providerOf(step - 1) === provider);
          await fail(person, there, provider, outcome);
          await seeEnd(person, outcome, words(providerNames[provider]));
        });
      }

      const provider = providerOf(failures.length);
      await test.step(`${provider}: the e-mail address is missing`, async () => {
        const there = await go(person, provider, true);
        await reachProvider(there, backend, provider);
        await answerProvider(there, backend, 'emailMissing');
        const session = await seeNewPlayer(page);
        expect(session).toMatchObject({ provider, user: { email: '' } });
      });
    });
  });
}
