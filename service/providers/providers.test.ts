import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure } from '#domain/ports/identities.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { type StubProvider, startStubProvider } from '../testing/stubProvider.ts';
import { createFacebookClient } from './facebookProvider.ts';
import { createProviders } from './identities.ts';
import { createOpenidClient } from './openidProvider.ts';
import type { IdentityProvider } from './identityProvider.ts';

const question = {
  redirectURI: 'https://play.example/api/auth/callback/line',
  state: 's'.repeat(64),
  nonce: 'n'.repeat(64),
  verifier: 'v'.repeat(64),
};
const answer = { state: question.state, code: 'the-code' };
const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let stub: StubProvider;
beforeEach(async () => {
  stub = await startStubProvider();
  stub.nonce = question.nonce;
});
afterEach(() => stub.stop());

function provider(name: ProviderName): IdentityProvider {
  const common = { issuer: stub.issuer, clientID: 'client', clientSecret: 'secret', scope: 'openid email' };
  const key = { teamID: 'TEAM', keyID: 'KEY', privateKey: apple.privateKey };
  const made = createProviders({
    line: common,
    google: common,
    apple: { ...common, key },
    facebook: { ...common, graph: stub.issuer },
  })[name];
  if (made === undefined) throw new Error(`no ${name}`);
  return made;
}

const impatient = (): IdentityProvider =>
  createOpenidClient({
    name: 'slow',
    issuer: stub.issuer,
    clientID: 'client',
    secret: async () => 'secret',
    scope: 'openid',
    byForm: false,
    patience: 0.3,
  });

/** Returns why an identity provider confirmed no identity. */
async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderFailure)) throw new Error('it proved an identity', { cause: error });
  expect(`${error.message} ${error.stack ?? ''} ${String(error.cause)}`).not.toMatch(/the-code|v{20}|n{20}|eyJ/);
  return error.reason;
}

describe('an OpenID Connect provider', () => {
  it('is asked with state, nonce, PKCE and the scope', async () => {
    const url = new URL(await provider('google').authorize(question));
    expect(url.origin + url.pathname).toBe(`${stub.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'client',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: question.redirectURI,
      state: question.state,
      nonce: question.nonce,
      code_challenge: createHash('sha256').update(question.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
  });

  it('exchanges the code with the verifier and the secret, and returns the identity', async () => {
    stub.script = {
      claims: { email: 'Mei@People.Example', email_verified: true, picture: 'https://lh3.googleusercontent.com/a' },
    };
    expect(await provider('google').exchange(question, answer)).toEqual({
      Subject: 'person',
      PictureURL: 'https://lh3.googleusercontent.com/a',
      Email: 'mei@people.example',
    });
    const [{ body } = { body: new URLSearchParams() }] = stub.requests;
    expect(Object.fromEntries(body)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: question.redirectURI,
      code_verifier: question.verifier,
      client_id: 'client',
      client_secret: 'secret',
    });
  });

  it.each([
    ['none', {}],
    ['one that is not proven', { email: 'a@b.example', email_verified: false }],
    ['one of which nobody says that it is proven', { email: 'a@b.example' }],
    ['one that is no address', { email: 'nonsense', email_verified: true }],
    [
      'one that only forwards',
      { email: 'x@privaterelay.appleid.com', email_verified: 'true', is_private_email: 'true' },
    ],
  ])('returns no e-mail address if there is %s', async (_what, claims) => {
    stub.script = { claims };
    expect((await provider('google').exchange(question, answer)).Email).toBe('');
  });

  it.each([
    ['nonce', { claims: { nonce: 'another' } }],
    ['nonce', { claims: { nonce: undefined } }],
    ['token', { claims: { iss: 'https://evil.example' } }],
    ['token', { claims: { aud: 'another-client' } }],
    ['token', { claims: { exp: 1 } }],
    ['token', { claims: { sub: undefined } }],
    ['token', { signature: 'foreign' }],
    ['token', { signature: 'none' }],
    ['token', { signature: 'HS256' }],
    ['refused', { token: { status: 400, body: '{"error":"invalid_grant"}' } }],
    ['refused', { token: { status: 401, body: '{"error":"invalid_client"}' } }],
    ['unavailable', { token: { status: 500, body: '{"error":"server_error"}' } }],
    ['unavailable', { token: { status: 503, body: '<html>' } }],
    ['unavailable', { token: { status: 200, body: 'not json' } }],
  ] as const)('proves no identity (%s) after %j', async (reason, script) => {
    stub.script = script;
    expect(await reasonOf(provider('google').exchange(question, answer))).toBe(reason);
  });

  it('accepts no answer with another state or issuer', async () => {
    const google = provider('google');
    expect(await reasonOf(google.exchange(question, { ...answer, state: 'other' }))).toBe('token');
    expect(await reasonOf(google.exchange(question, { ...answer, iss: 'https://evil.example' }))).toBe('token');
    expect(stub.requests).toHaveLength(0);
  });

  it('is not waited for longer than its limit, and is asked again the next time', async () => {
    const slow = impatient();
    stub.script = { silent: 'metadata' };
    expect(await reasonOf(slow.authorize(question))).toBe('unavailable');
    stub.script = { silent: 'token' };
    expect(await slow.authorize(question)).toContain('/authorize?');
    expect(await reasonOf(slow.exchange(question, answer))).toBe('unavailable');
  });

  it('that is not reachable is unavailable', async () => {
    await stub.stop();
    expect(await reasonOf(provider('google').authorize(question))).toBe('unavailable');
    await expect(provider('google').verify('x.y.z')).rejects.toThrow(ProviderFailure);
  });

  it('accepts only its own tokens, for this client, before they expire', async () => {
    const google = provider('google');
    expect(await google.verify(await stub.sign())).toMatchObject({ Subject: 'person' });
    expect(await google.verify(await stub.sign({ aud: 'another' }))).toBeUndefined();
    expect(await google.verify(await stub.sign({ iss: 'https://evil.example' }))).toBeUndefined();
    expect(await google.verify(await stub.sign({ exp: 1 }))).toBeUndefined();
    for (const signature of ['foreign', 'none', 'HS256'] as const)
      expect(await google.verify(await stub.sign({}, signature))).toBeUndefined();
    expect(await google.verify('nonsense')).toBeUndefined();
  });
});

describe('LINE', () => {
  /** A token of LINE's own browser. No attempt of the product asked for it, so it has no nonce. */
  const ofLiff = (claims: object = {}, signature: 'ES256' | 'HS256' | 'foreign' | 'none' = 'ES256') =>
    stub.sign({ nonce: undefined, ...claims }, signature);

  it('signs the token of a web sign-in with the secret, and that of its own browser with a key', async () => {
    stub.script = { signature: 'HS256' };
    expect(await provider('line').exchange(question, answer)).toMatchObject({ Subject: 'person' });
    expect(await provider('line').verify(await ofLiff())).toMatchObject({ Subject: 'person' });
  });

  it('rejects the token of a web sign-in, which belongs to its attempt', async () => {
    const line = provider('line');
    expect(await line.verify(await ofLiff({}, 'HS256'))).toBeUndefined();
    expect(await line.verify(await ofLiff({ nonce: question.nonce }))).toBeUndefined();
  });

  it('rejects a token of another issuer or audience, or one that is over', async () => {
    const line = provider('line');
    for (const signature of ['foreign', 'none'] as const)
      expect(await line.verify(await ofLiff({}, signature))).toBeUndefined();
    for (const claims of [{ aud: 'another' }, { iss: 'https://evil.example' }, { exp: 1 }, { sub: undefined }])
      expect(await line.verify(await ofLiff(claims))).toBeUndefined();
  });
});

describe('Apple', () => {
  it('answers by a form', async () => {
    expect(new URL(await provider('apple').authorize(question)).searchParams.get('response_mode')).toBe('form_post');
  });

  it('gets a secret that is signed for each exchange', async () => {
    await provider('apple').exchange(question, answer);
    const secret = stub.requests[0]?.body.get('client_secret') ?? '';
    const expected = { issuer: 'TEAM', subject: 'client', audience: stub.issuer, algorithms: ['ES256'] };
    const { payload, protectedHeader } = await jwtVerify(secret, apple.publicKey, expected);
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });
});

describe('Facebook', () => {
  const profile = (body: object, status = 200): void => {
    stub.profile = { status, body };
  };

  it('is asked with state and PKCE, and its Graph API returns the identity, for a token with the proof of the secret', async () => {
    const url = new URL(await provider('facebook').authorize(question));
    expect(url.pathname).toMatch(/^\/v\d+\.0\/dialog\/oauth$/);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('state')).toBe(question.state);
    const picture = { data: { url: 'https://platform-lookaside.fbsbx.com/p', is_silhouette: false } };
    profile({ id: '77', email: 'mei@people.example', picture });
    stub.script = { token: { status: 200, body: '{"access_token":"fb-access","token_type":"bearer"}' } };
    expect(await provider('facebook').exchange(question, answer)).toEqual({
      Subject: '77',
      // The profile does not contain whether the address is verified.
      Email: '',
      PictureURL: picture.data.url,
    });
    expect(stub.requests[0]?.body.get('code_verifier')).toBe(question.verifier);
    const [asked] = stub.me;
    expect(asked?.headers.authorization).toBe('Bearer fb-access');
    expect(asked?.url.search).not.toContain('fb-access');
    const proof = createHmac('sha256', 'secret').update('fb-access').digest('hex');
    expect(asked?.url.searchParams.get('appsecret_proof')).toBe(proof);
  });

  it('returns neither an e-mail address nor a picture if the profile has none', async () => {
    profile({ id: '78', picture: { data: { url: 'https://platform-lookaside.fbsbx.com/s', is_silhouette: true } } });
    stub.script = { token: { status: 200, body: '{"access_token":"a","token_type":"bearer"}' } };
    expect(await provider('facebook').exchange(question, answer)).toEqual({ Subject: '78', Email: '', PictureURL: '' });
  });

  it.each([
    ['refused', 400],
    ['unavailable', 500],
  ] as const)('proves no identity (%s) when its Graph API answers %i', async (reason, status) => {
    profile({ error: {} }, status);
    stub.script = { token: { status: 200, body: '{"access_token":"a","token_type":"bearer"}' } };
    expect(await reasonOf(provider('facebook').exchange(question, answer))).toBe(reason);
  });

  it('is not waited for longer than its limit', async () => {
    const common = { issuer: stub.issuer, clientID: 'client', clientSecret: 'secret', graph: stub.issuer };
    stub.script = { silent: 'token' };
    expect(await reasonOf(createFacebookClient(common, 0.3).exchange(question, answer))).toBe('unavailable');
  });
});
