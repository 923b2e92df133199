import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  discovery,
  type ServerMetadata,
} from 'openid-client';
import type { ProviderIdentity } from '#domain/ports/identities.ts';
import { hasNonce, identityOf } from './claims.ts';
import { answeredAt, type IdentityProvider, PATIENCE_SECONDS } from './identityProvider.ts';
import { providerFailure } from './providerErrors.ts';
import { allowPlainHttp } from './plainHttp.ts';

export interface OpenidSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientID: string;
  /** Returns the current secret. Apple's is signed for each exchange. */
  readonly secret: () => Promise<string>;
  readonly scope: string;
  /** Whether its page posts the answer to the callback. */
  readonly byForm: boolean;
  /**
   * Whether it signs the tokens of web sign-ins with the secret, and those of its own browser with a key. LINE does.
   */
  readonly signsBySecret?: boolean;
  /** The most seconds for one answer. */
  readonly patience?: number;
}

const SIGNATURES = ['RS256', 'ES256'];

/**
 * Creates a client of the authorization-code flow with PKCE, state and nonce. The provider publishes its metadata and
 * keys.
 */
export function createOpenidClient(settings: OpenidSettings): IdentityProvider {
  const { name, issuer, clientID, scope, byForm, patience = PATIENCE_SECONDS } = settings;
  const isPlain = issuer.startsWith('http:');
  const metadata = readOnce(async (): Promise<ServerMetadata> => {
    const options = { timeout: patience, execute: isPlain ? [allowPlainHttp] : [] };
    return (await discovery(new URL(issuer), clientID, undefined, undefined, options)).serverMetadata();
  });
  const keys = readOnce(async () => {
    const { jwks_uri } = await metadata();
    if (jwks_uri === undefined) throw new Error('it has no keys');
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: patience * 1000 });
  });

  async function configuration(authentication?: ClientAuth): Promise<Configuration> {
    const signing = settings.signsBySecret === true ? { id_token_signed_response_alg: 'HS256' } : {};
    const made = new Configuration(await metadata(), clientID, signing, authentication);
    made.timeout = patience;
    if (isPlain) allowPlainHttp(made);
    return made;
  }

  const expected = { issuer, audience: clientID, requiredClaims: ['sub', 'exp', 'iat'], clockTolerance: 30 };

  /**
   * @throws JOSEError unless the token is signed by a published key of the provider, for this client, and not expired
   */
  const claimsOf = async (token: string): Promise<unknown> =>
    (await jwtVerify(token, await keys(), { ...expected, algorithms: SIGNATURES })).payload;

  /** Returns the claims of the token that was exchanged for a code. @throws JOSEError */
  async function claimsOfExchange(token: string): Promise<unknown> {
    const isBySecret = settings.signsBySecret === true && algorithmOf(token) === 'HS256';
    if (!isBySecret) return claimsOf(token);
    const secret = new TextEncoder().encode(await settings.secret());
    return (await jwtVerify(token, secret, { ...expected, algorithms: ['HS256'] })).payload;
  }

  const told = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      throw providerFailure(name, error);
    }
  };

  return {
    authorize: ({ redirectURI, state, nonce, verifier }) =>
      told(async () => {
        const parameters = {
          redirect_uri: redirectURI,
          scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(byForm && { response_mode: 'form_post' }),
        };
        return buildAuthorizationUrl(await configuration(), parameters).href;
      }),

    exchange: (question, answer) =>
      told(async () => {
        const config = await configuration(ClientSecretPost(await settings.secret()));
        const { state, nonce, verifier } = question;
        const tokens = await authorizationCodeGrant(config, answeredAt(question, answer), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        // The library trusts the connection. The check of the signature costs little and does not depend on the
        // connection.
        return identityOf(await claimsOfExchange(tokens.id_token ?? ''));
      }),

    verify: async (token): Promise<ProviderIdentity | undefined> => {
      try {
        const claims = await claimsOf(token);
        // A nonce belongs to an attempt, so this token does not come from LINE's own browser.
        return settings.signsBySecret === true && hasNonce(claims) ? undefined : identityOf(claims);
      } catch (error) {
        const failure = providerFailure(name, error);
        if (failure.reason === 'unavailable') throw failure;
        return undefined;
      }
    },
  };
}

/** Returns the algorithm in a token's header. Undefined if the token is malformed. */
function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

/** Reads a value at its first use. A failure is not cached, so that the next use tries again. */
function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
