import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

/**
 * Tests the parts of a sign-in by provider that only a browser shows: the development provider is another site (127.0.0.1 instead of
 * localhost), and the browser decides which cookies it sends from there (decisions §3). The pages have no scripts of the product, so that
 * they have no side effects.
 */
const QUIET = '/healthz';

/** Begins a sign-in on a page of the product and follows its address. */
async function begin(page: Page, provider: string): Promise<void> {
  const url = await page.evaluate(
    async ({ provider: name, back }) => {
      const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
      const answer = await fetch(`/api/auth/signin/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ csrfToken, signInRedirectURL: back }),
      });
      return ((await answer.json()) as { Result: { url: string } }).Result.url;
    },
    { provider, back: QUIET },
  );
  await page.goto(url);
}

const sessionOn = (page: Page): Promise<{ provider: string; token: string } | null> =>
  page.evaluate(
    async () => (await (await fetch('/api/auth/session')).json()) as { provider: string; token: string } | null,
  );

const signInAsGuest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
    const answer = await fetch('/api/auth/signin/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, SiteID: 'dev', Lang: 'zh_tw' }),
    });
    return ((await answer.json()) as { Result: { token: string } }).Result.token;
  });

for (const [provider, cookie, sameSite] of [
  ['apple', 'menagerie.attempt.form', 'None'],
  ['line', 'menagerie.attempt', 'Lax'],
  ['google', 'menagerie.attempt', 'Lax'],
  ['facebook', 'menagerie.attempt', 'Lax'],
] as const) {
  test(`${provider} returns from its own site with the cookie of the attempt, on plain localhost`, async ({
    page,
    service,
  }) => {
    const { origin } = await service();
    await page.goto(origin + QUIET);
    const guest = await signInAsGuest(page);
    await begin(page, provider);

    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    const kept = (await page.context().cookies(origin)).find(({ name }) => name === cookie);
    expect(kept).toMatchObject({ httpOnly: true, sameSite, secure: sameSite === 'None' });
    await page.getByRole('radio', { name: '林小梅' }).check();
    await page.getByRole('button', { name: 'Agree', exact: true }).click();

    await page.waitForURL(origin + QUIET);
    const session = await sessionOn(page);
    expect(session?.provider).toBe(provider);
    expect(session?.token).not.toBe(guest);
    // The browser did not send the guest's session cookie with a form, and the guest's session ended nevertheless.
    const old = await page.request.post(`${origin}/api/v1/player`, { headers: { 'api-token': guest }, data: {} });
    expect(await old.json()).toMatchObject({ Code: 100005 });
    const seen = await page.evaluate(() => [location.href, document.referrer, document.cookie].join(' '));
    expect(seen).not.toContain(session?.token ?? 'none');
    expect(seen).not.toContain('code=');
  });
}

test('a refusal at Apple returns by a form too, and ends at the sign-in page', async ({ page, service }) => {
  const { origin } = await service();
  await page.goto(origin + QUIET);
  await begin(page, 'apple');
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.waitForURL(`${origin}/signIn?error=AccessDenied&provider=apple&callbackUrl=%2Fhealthz`);
});
