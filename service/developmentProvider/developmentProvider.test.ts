import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenidClient } from '../providers/openidProvider.ts';
import type { IdentityProvider } from '../providers/identityProvider.ts';
import { requestAs } from '../testing/requestAs.ts';
import { type DevelopmentProvider, startDevelopmentProvider } from './developmentProvider.ts';

const question = {
  redirectURI: 'http://localhost:8787/api/auth/callback/google',
  state: 's'.repeat(64),
  nonce: 'n'.repeat(64),
  verifier: 'v'.repeat(64),
};

let provider: DevelopmentProvider;
let google: IdentityProvider;
beforeEach(async () => {
  provider = await startDevelopmentProvider({ port: 0, isOwnOrigin: (origin) => origin === 'http://localhost:8787' });
  google = createOpenidClient(provider.settingsOf('google'));
});
afterEach(() => provider.stop());

/** Opens the consent page of a question, with the cookies that it needs. */
async function openPage(): Promise<{ url: string; cookie: string; page: Response }> {
  const asked = await fetch(await google.authorize(question), { redirect: 'manual' });
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const url = new URL(asked.headers.get('location') ?? '', provider.issuer).href;
  return { url, cookie, page: await fetch(url, { headers: { cookie } }) };
}

describe('the development provider', () => {
  it('answers no foreign host name', async () => {
    const { port, host } = new URL(provider.issuer);
    const path = '/.well-known/openid-configuration';
    expect((await requestAs(Number(port), path, { host })).status).toBe(200);
    expect((await requestAs(Number(port), path, { host: 'evil.example' })).status).toBe(421);
    expect((await requestAs(Number(port), path, { host, 'x-forwarded-for': '192.0.2.7' })).status).toBe(421);
  });

  it('has a separate origin, on the given port or, if it is taken, on another', async () => {
    expect(provider.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      taken.once('listening', resolve);
    });
    const { port } = taken.address() as AddressInfo;
    const other = await startDevelopmentProvider({ port, isOwnOrigin: () => true });
    expect(other.issuer).not.toBe(`http://127.0.0.1:${port}`);
    await other.stop();
    taken.close();
  });

  it('shows one page with the identities, under a policy that runs no script', async () => {
    const { page } = await openPage();
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('Google, for development');
    for (const words of [
      '林小梅',
      'Somebody new',
      'Agree',
      'Deny',
      'wrong state',
      'wrong nonce',
      'down',
      'without an e-mail',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('<script');
  });

  it('lets a developer be a new person with or without a chosen name', async () => {
    for (const [name, subject] of [
      ['ada-1', /^ada-1$/],
      ['', /^new-[0-9a-f]{8}$/],
    ] as const) {
      const { url, cookie } = await openPage();
      const body = new URLSearchParams({ person: '', name, outcome: 'agreed' });
      const decided = await fetch(url, { method: 'POST', redirect: 'manual', headers: { cookie }, body });
      const resumed = new URL(decided.headers.get('location') ?? '', provider.issuer);
      const back = await fetch(resumed, { redirect: 'manual', headers: { cookie } });
      const { searchParams } = new URL(back.headers.get('location') ?? '');
      expect((await google.exchange(question, Object.fromEntries(searchParams))).Subject).toMatch(subject);
    }
  });

  it('redirects only to the product’s origins, and requires PKCE', async () => {
    const url = new URL(await google.authorize(question));
    for (const redirect of [
      'https://evil.example/api/auth/callback/google',
      'http://localhost:8787/api/auth/callback/line',
      'http://localhost:8787/elsewhere',
    ]) {
      url.searchParams.set('redirect_uri', redirect);
      const refused = await fetch(url, { redirect: 'manual' });
      expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
      expect(await refused.text()).toContain('invalid_redirect_uri');
    }
    const bare = new URL(await google.authorize(question));
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    const back = await fetch(bare, { redirect: 'manual' });
    expect(back.headers.get('location')).toContain('error=invalid_request');
  });

  it('exchanges a code once, only for its verifier and its client', async () => {
    const brought = (await provider.consent(await google.authorize(question), 'demo-mei', 'agreed'))?.Parameters ?? {};
    const wrong = { ...question, verifier: 'w'.repeat(64) };
    await expect(google.exchange(wrong, brought)).rejects.toMatchObject({ reason: 'refused' });
    const again = (await provider.consent(await google.authorize(question), 'demo-mei', 'agreed'))?.Parameters ?? {};
    const line = createOpenidClient(provider.settingsOf('line'));
    await expect(line.exchange(question, again)).rejects.toMatchObject({ reason: 'refused' });
    const third = (await provider.consent(await google.authorize(question), 'demo-mei', 'agreed'))?.Parameters ?? {};
    expect(await google.exchange(question, third)).toMatchObject({ Subject: 'demo-mei' });
    await expect(google.exchange(question, third)).rejects.toMatchObject({ reason: 'refused' });
  });

  it('reports an expired question', async () => {
    const gone = await fetch(`${provider.issuer}/person/none`);
    expect([gone.status, (await gone.text()).includes('over')]).toEqual([400, true]);
  });
});
