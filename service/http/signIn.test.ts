import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(() => service.stop());

interface Begun {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** Begins a sign-in and returns the raw cookies. @param host the host name that the browser uses */
async function begin(provider: ProviderName, host?: string): Promise<Begun> {
  const csrf = await fetch(`${service.origin}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { 'content-type': 'application/json', cookie, ...(host !== undefined && { host }) };
  return new Promise((resolve, reject) => {
    const path = `/api/auth/signin/${provider}`;
    const sending = httpRequest(
      { port: service.port, host: '127.0.0.1', method: 'POST', path, headers },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () => {
          const answer = JSON.parse(text) as { Result: { url: string } };
          resolve({ url: answer.Result.url, cookies: response.headers['set-cookie'] ?? [] });
        });
      },
    );
    sending.on('error', reject).end(JSON.stringify({ csrfToken }));
  });
}

const cookieOf = ({ cookies }: Begun, name: string): string =>
  cookies.find((line) => line.startsWith(`${name}=`)) ?? '';
const redirectOf = ({ url }: Begun): string => new URL(url).searchParams.get('redirect_uri') ?? '';

describe('the cookie that ties an attempt to its browser', () => {
  it('comes along from a form of another site where the identity provider answers so, and else only with navigations', async () => {
    await start();
    const apple = cookieOf(await begin('apple'), 'menagerie.attempt.form');
    expect(apple).toMatch(/; Max-Age=600;.*; HttpOnly; Secure; SameSite=None$/);
    for (const provider of ['line', 'google', 'facebook'] as const) {
      const line = cookieOf(await begin(provider), 'menagerie.attempt');
      expect(line).toMatch(/; Max-Age=600;.*; HttpOnly; SameSite=Lax$/);
    }
  });
});

describe('the address that the identity provider sends the browser back to', () => {
  it('is the product’s host name in the browser, and never an unknown host', async () => {
    await start({ publicOrigin: 'http://localhost:8787' });
    expect(redirectOf(await begin('line'))).toBe(`${service.origin}/api/auth/callback/line`);
    expect(redirectOf(await begin('line', 'localhost:5173'))).toBe('http://localhost:5173/api/auth/callback/line');
    expect(redirectOf(await begin('line', 'evil.example'))).toBe('http://localhost:8787/api/auth/callback/line');
  });

  it('is no foreign origin in production either', async () => {
    const providers = { google: { issuer: 'http://127.0.0.1:9', clientID: 'a', clientSecret: 'b', scope: 'openid' } };
    await start({ devTools: false, publicOrigin: 'https://play.example', providers });
    const csrf = await fetch(`${service.origin}/api/auth/csrf`);
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const cookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const headers = { 'content-type': 'application/json', cookie };
    const post = (provider: ProviderName) =>
      fetch(`${service.origin}/api/auth/signin/${provider}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ csrfToken }),
      });
    expect((await post('google')).status).toBe(503);
    expect(await (await post('line')).json()).toMatchObject({ Code: 300009 });
    const shown = (await (await fetch(`${service.origin}/api/auth/providers`)).json()) as {
      List: { ID: string; Enabled: boolean }[];
    };
    expect(shown.List.filter(({ Enabled }) => Enabled).map(({ ID }) => ID)).toEqual(['google', 'phone', 'guest']);
    expect((await fetch(`${service.origin}/dev/consent`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the callback', () => {
  it('answers 303 without a body, and is not cached', async () => {
    await start();
    for (const method of ['GET', 'POST'] as const) {
      const reply = await fetch(`${service.origin}/api/auth/callback/apple`, {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { body: new URLSearchParams({ state: 'x', code: 'y' }) }),
      });
      expect([
        reply.status,
        reply.headers.get('location'),
        reply.headers.get('cache-control'),
        await reply.text(),
      ]).toEqual([303, '/signIn?error=StateMismatch&provider=apple', 'no-store', '']);
    }
  });

  it('accepts only a form as its body', async () => {
    await start();
    const headers = { 'content-type': 'application/json' };
    const url = `${service.origin}/api/auth/callback/apple`;
    expect((await fetch(url, { method: 'POST', headers, body: '{}', redirect: 'manual' })).status).toBe(400);
  });
});

it('does not cut a popup from its opener on its way to the identity provider and back', async () => {
  await start();
  const policyOf = async (path: string) =>
    (await fetch(service.origin + path, { redirect: 'manual' })).headers.get('cross-origin-opener-policy');
  for (const path of ['/signIn/google', '/zh_tw/signIn/line?error=AccessDenied', '/api/auth/callback/google'])
    expect(await policyOf(path)).toBe('unsafe-none');
  for (const path of ['/', '/zh_tw/play-game/m', '/signIn', '/x/signIn/y'])
    expect(await policyOf(path)).toBe('same-origin-allow-popups');
});

it('lets pages show the pictures of identity providers, from their hosts only', async () => {
  await start();
  const policy = (await fetch(`${service.origin}/docs`)).headers.get('content-security-policy') ?? '';
  expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' data: blob: https://profile.line-scdn.net https://graph.facebook.com https://platform-lookaside.fbsbx.com https://lh3.googleusercontent.com",
  );
});
