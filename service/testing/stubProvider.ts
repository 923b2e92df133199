import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The stub's answer to a code. */
export interface StubScript {
  /** Claims that replace or extend the default claims; undefined removes a claim. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** HS256 signs with the client's secret. `foreign` signs with a key that is not published. */
  readonly signature?: 'ES256' | 'HS256' | 'foreign' | 'none';
  /** Replaces the token endpoint's answer. */
  readonly token?: { readonly status: number; readonly body: string };
  /** An endpoint that never answers. */
  readonly silent?: 'metadata' | 'token';
}

/** A request to the token endpoint. */
export interface StubRequest {
  readonly body: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

export interface StubProvider {
  readonly issuer: string;
  readonly requests: readonly StubRequest[];
  readonly me: readonly { readonly url: URL; readonly headers: IncomingMessage['headers'] }[];
  script: StubScript;
  /** The answer of the Graph API. */
  profile: { status: number; body: unknown };
  /** The nonce in the next token. */
  nonce: string;
  /** Signs a token as the provider does. */
  sign(claims?: Readonly<Record<string, unknown>>, signature?: StubScript['signature']): Promise<string>;
  stop(): Promise<void>;
}

/** Starts an identity provider with configurable faults. The client's ID is `client`, its secret `secret`. */
export async function startStubProvider(): Promise<StubProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const foreign = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] };
  const requests: StubRequest[] = [];
  const me: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  let issuer = '';

  async function sign(
    claims: Readonly<Record<string, unknown>> = {},
    signature = stub.script.signature,
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right: JWTPayload = {
      iss: issuer,
      aud: 'client',
      sub: 'person',
      iat: now,
      exp: now + 600,
      nonce: stub.nonce,
    };
    const payload = Object.fromEntries(
      Object.entries({ ...right, ...claims }).filter(([, value]) => value !== undefined),
    );
    if (signature === 'none') return `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
    const token = new SignJWT(payload).setProtectedHeader({
      alg: signature === 'HS256' ? 'HS256' : 'ES256',
      kid: 'one',
    });
    if (signature === 'HS256') return token.sign(new TextEncoder().encode('secret'));
    return token.sign(signature === 'foreign' ? foreign.privateKey : privateKey);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const send = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
    if (url.pathname.startsWith('/.well-known')) {
      if (stub.script.silent !== 'metadata') send(200, JSON.stringify(metadataOf(issuer)));
    } else if (url.pathname === '/keys') send(200, JSON.stringify(keys));
    else if (url.pathname.endsWith('/me')) {
      me.push({ url, headers: request.headers });
      send(stub.profile.status, JSON.stringify(stub.profile.body));
    } else {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      requests.push({ body: new URLSearchParams(text), headers: request.headers });
      const { silent, token, claims } = stub.script;
      if (silent === 'token') return;
      if (token !== undefined) send(token.status, token.body);
      else send(200, JSON.stringify({ access_token: 'access', token_type: 'Bearer', id_token: await sign(claims) }));
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stub: StubProvider = {
    issuer,
    requests,
    me,
    script: {},
    profile: { status: 200, body: {} },
    nonce: '',
    sign,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const metadataOf = (issuer: string): object => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
});
